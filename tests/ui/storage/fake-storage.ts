/*
 * A browser whose tabs are processes, as Chromium has them: each tab has a copy of the storage. What it writes stands in its
 * copy at once, and comes to the browser and to the other tabs later, in the order in which it was written. Until the browser
 * has what a tab wrote under a key, the tab does not heed what others wrote there: its own write is the later one.
 */

interface Write {
  readonly from: FakeStorage;
  readonly key: string;
  /** Null where it is removed. */
  readonly text: string | null;
}

/** The storage of one tab. */
export interface FakeStorage {
  readonly storage: Storage;
  /** What it has written that the browser does not know yet. */
  readonly sent: Write[];
  /** What the browser knows and the tab does not. */
  readonly coming: Write[];
}

/** What all tabs share; `refuses` names the keys under which nothing can be kept, which is told or not. */
export class Shared {
  readonly #kept = new Map<string, string>();
  readonly #tabs: FakeStorage[] = [];
  readonly #refuses: (key: string) => boolean;
  readonly #how: 'silent' | 'throws';

  constructor(refuses: (key: string) => boolean = () => false, how: 'silent' | 'throws' = 'silent') {
    this.#refuses = refuses;
    this.#how = how;
  }

  /** Opens a tab, which begins with what the browser knows. */
  open(): FakeStorage {
    const copy: Record<string, string> = Object.fromEntries(this.#kept);
    const sent: Write[] = [];
    const write = (key: string, text: string | null): void => {
      if (text === null) delete copy[key];
      else copy[key] = text;
      sent.push({ from: tab, key, text });
    };
    const methods = {
      getItem: (key: string) => copy[key] ?? null,
      setItem: (key: string, text: string) => {
        if (!this.#refuses(key)) write(key, text);
        else if (this.#how === 'throws') throw new Error('no room');
      },
      removeItem: (key: string) => write(key, null),
    };
    const storage = new Proxy(copy, {
      get: (_, name) => Reflect.get(methods, name),
    }) as unknown as Storage;
    const tab: FakeStorage = { storage, sent, coming: [] };
    this.#tabs.push(tab);
    return tab;
  }

  tabOf(storage: Storage): FakeStorage {
    const tab = this.#tabs.find((one) => one.storage === storage);
    if (tab === undefined) throw new Error('there is no such tab');
    return tab;
  }

  /** Brings the next write of a tab to the browser, and one that waits for the tab to it. */
  deliver(tab: FakeStorage): void {
    const write = tab.sent.shift();
    if (write !== undefined) {
      if (write.text === null) this.#kept.delete(write.key);
      else this.#kept.set(write.key, write.text);
      for (const other of this.#tabs) other.coming.push(write);
    }
    const come = tab.coming.shift();
    if (come === undefined || come.from === tab) return;
    if (tab.sent.some(({ key }) => key === come.key)) return;
    const copy = tab.storage as unknown as Record<string, string>;
    if (come.text === null) delete copy[come.key];
    else copy[come.key] = come.text;
  }

  /** Brings everything that is under way to where it goes. */
  deliverAll(): void {
    while (this.#tabs.some(({ sent, coming }) => sent.length + coming.length > 0))
      for (const tab of this.#tabs) this.deliver(tab);
  }
}
