/** A page in a browser that is driven from without, and what it has complained about. */
export interface DrivenPage {
  readonly complaints: readonly string[];
  /** Opens an address, and waits until it has loaded and its islands answer. */
  open(url: string): Promise<void>;
  /** What an expression comes to in the page; nothing but what JSON can hold. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Waits until an expression is true; throws with it after half a minute. */
  until(expression: string): Promise<void>;
  /** Presses the middle of what a selector finds, or of the button with a name, as a mouse does. */
  press(target: { readonly selector: string } | { readonly name: string }): Promise<void>;
  close(): Promise<void>;
}

/** What each browser does in its own way. */
export interface Driver extends Pick<DrivenPage, 'complaints' | 'evaluate' | 'close'> {
  /** Opens an address, and waits until it has loaded. */
  go(url: string): Promise<void>;
  /** Presses a point of the window, in pixels of CSS. */
  click(x: number, y: number): Promise<void>;
}

/** The page of a driver. */
export function makeDrivenPage({ complaints, evaluate, close, go, click }: Driver): DrivenPage {
  const until = async (expression: string): Promise<void> => {
    const end = Date.now() + 30_000;
    while (!(await evaluate<boolean>(`!!(${expression})`))) {
      if (Date.now() > end) throw new Error(`after 30 seconds this is not so: ${expression}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  return {
    complaints,
    evaluate,
    close,
    until,
    async open(url) {
      await go(url);
      await until(`document.querySelectorAll('astro-island[ssr]:not([client="seen"])').length === 0`);
    },
    async press(target) {
      const found =
        'selector' in target
          ? `document.querySelector(${JSON.stringify(target.selector)})`
          : `[...document.querySelectorAll('button')].find((one) => one.textContent.startsWith(${JSON.stringify(target.name)}) && one.getClientRects().length > 0)`;
      await until(found);
      const { x, y } = await evaluate<{ x: number; y: number }>(
        `(() => { const one = ${found}; one.scrollIntoView({ block: 'nearest' }); const { x, y, width, height } = one.getBoundingClientRect();
          return { x: Math.round(x + Math.min(width / 2, 12)), y: Math.round(y + Math.min(height / 2, 12)) }; })()`,
      );
      await click(x, y);
    },
  };
}
