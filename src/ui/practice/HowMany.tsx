import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Rules } from '../../core/rules.ts';
import { mergeTries } from '../../play/practice.ts';
import { makeTimestamp } from '../../play/timestamp.ts';
import { Board } from '../board/Board.tsx';
import { UNMARKED } from '../board/marks.ts';
import { useSpeech } from '../board/use-speech.ts';
import { layoutOf } from '../fit/layout.ts';
import { useListStore } from '../storage/use-list-store.ts';
import { averageText, HOW_MANY, verdictText } from '../words/en/how-many/how-many.ts';
import { GradeSteps } from './GradeSteps.tsx';
import { GuessField } from './GuessField.tsx';
import { type GuessReason, reasonOf } from './guess-answer.tsx';
import { firstGuesses, type GuessDeal, guessPosition, nextDeal, offsOf } from './guess-deal.ts';
import { practiceStore } from './practice-store.ts';
import '../table/table.css';
import './how-many.css';

interface HowManyProps {
  readonly rules: Rules;
  readonly deals: readonly GuessDeal[];
  /** The address of the table, and the game of these deals there. */
  readonly table: string;
  /** The address of the page on which an annotated deal is read, and the name of the game. */
  readonly study: string;
  readonly preset: { readonly id: string; readonly title: string };
}

/** Where the guess stands before anything is known. */
const MIDDLE = 20;

/** A first deal to look at, and a guess at how many of its cards can come home; then the answer and its reason. */
export function HowMany({ rules, deals, table, study, preset }: HowManyProps) {
  const [at, setAt] = useState(0);
  const [guess, setGuess] = useState(MIDDLE);
  const [told, setTold] = useState<number | null>(null);
  const [reason, setReason] = useState<GuessReason | null>(null);
  const [note, setNote] = useState('');
  const [goesOn, setGoesOn] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const store = useListStore(practiceStore);
  const stopTelling = useRef(() => {});
  const speech = useSpeech();
  const deal = deals[at]!;
  const latest = useRef(deal);
  latest.current = deal;
  const position = guessPosition(deal);
  // That other deals would follow has no part in this.
  const layout = layoutOf({ ...rules, redeals: 0 });
  const record = store.found?.state === 'record' ? store.found.record : null;
  const first = firstGuesses(record?.guesses ?? []);

  const show = (to: number) => {
    stopTelling.current();
    setAt(to);
    setTold(null);
    setReason(null);
    setNote('');
    setGuess(MIDDLE);
  };
  // A number in the address is that deal; without one the page begins with the first that was not guessed at. Before the
  // page is painted: a guess at the deal that gives way would be lost.
  useLayoutEffect(() => {
    const fromAddress = () => {
      const asked = Number(/^#deal-(\d+)$/.exec(location.hash)?.[1]) - 1;
      if (deals[asked] !== undefined) show(asked);
      return deals[asked] !== undefined;
    };
    const found = practiceStore.look();
    if (!fromAddress() && found.state === 'record')
      show(nextDeal(deals, firstGuesses(found.record.guesses), -1));
    addEventListener('hashchange', fromAddress);
    return () => removeEventListener('hashchange', fromAddress);
  }, []);
  useEffect(() => markDeals(deals, first), [store.found]);

  const answer = () => {
    const known = first.has(deal.seed);
    const at = makeTimestamp(new Date());
    // Only the first guess counts: within the same second nobody could tell it from the next.
    const kept =
      known ||
      store.change((now) => ({
        ...now,
        guesses: mergeTries(now.guesses, [{ deal: deal.seed, at, guess }]),
      }));
    setTold(guess);
    setNote(kept ? (known ? HOW_MANY.again : '') : HOW_MANY.unsaved);
    speech.say(verdictText(deal.home, guess));
    import('../hint/xray-parts.ts').then(
      ({ xrayParts }) => {
        if (latest.current !== deal) return;
        const why = reasonOf(xrayParts, rules, position, deal);
        setReason(why);
        speech.add(why.said.join(' '));
      },
      () => setNote(HOW_MANY.notLoaded),
    );
  };
  const next = () => {
    const to = nextDeal(deals, first, at);
    show(to);
    setGoesOn(true);
    history.replaceState(null, '', `#deal-${to + 1}`);
    speech.say(HOW_MANY.place(to + 1, deals.length));
    root.current?.scrollIntoView({ block: 'nearest' });
  };
  const see = () => {
    const say = (text: string) => {
      setNote(text);
      speech.say(text);
    };
    stopTelling.current();
    say(HOW_MANY.working);
    let wanted = true;
    stopTelling.current = () => {
      wanted = false;
    };
    import('./see-played.ts').then(
      ({ seePlayed }) => {
        if (!wanted) return;
        const read = (link: string) => location.assign(`${study}#${link}`);
        stopTelling.current = seePlayed(rules, position, preset, read, say);
      },
      () => say(HOW_MANY.notLoaded),
    );
  };
  return (
    <div class="lucie-how-many lucie-table" ref={root}>
      <p class="lucie-how-many-place">
        <strong>{HOW_MANY.place(at + 1, deals.length)}</strong> <GradeSteps grade={deal.grade} />
      </p>
      <Board
        key={deal.seed}
        position={position}
        layout={layout}
        label={`${HOW_MANY.board} ${at + 1}`}
        marks={reason?.marks ?? UNMARKED}
        over={reason === null ? undefined : (fits) => reason.over({ position, layout, fits })}
      />
      {told === null ? (
        <GuessField key={deal.seed} guess={guess} focused={goesOn} onChange={setGuess} onGuess={answer} />
      ) : (
        <section class="lucie-how-many-answer" aria-label={HOW_MANY.answer}>
          <p class="lucie-how-many-verdict">{verdictText(deal.home, told)}</p>
          <div class="lucie-controls">
            <NextButton onPress={next} />
            <button type="button" class="lucie-button" onClick={see}>
              {HOW_MANY.played}
            </button>
            <a class="lucie-button" href={`${table}#game=${preset.id}&seed=${deal.seed}`}>
              {HOW_MANY.table}
            </a>
          </div>
          {note !== '' && <p class="lucie-fine">{note}</p>}
          {reason !== null && (
            <ul>
              {reason.said.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {first.size > 0 && <p class="lucie-fine">{averageText(offsOf(deals, first))}</p>}
      <p class="lucie-unseen" role="status" aria-atomic="false">
        {speech.spoken}
        {speech.added}
      </p>
    </div>
  );
}

/** The button for the next deal, which has the focus once the answer is there: the keys go on without a search for it. */
function NextButton({ onPress }: { readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button type="button" class="lucie-button lucie-strong" ref={button} onClick={onPress}>
      {HOW_MANY.next}
    </button>
  );
}

/** Marks the deals in the list of the page that were guessed at. */
function markDeals(deals: readonly GuessDeal[], first: ReadonlyMap<string, number>): void {
  for (const [index, { seed, home }] of deals.entries()) {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="#deal-${index + 1}"]`);
    const guess = first.get(seed);
    if (link === null) continue;
    if (guess === undefined) delete link.dataset.state;
    else link.dataset.state = 'solved';
    link.classList.toggle('marked', guess !== undefined);
    const name = HOW_MANY.deal(index + 1);
    link.ariaLabel = guess === undefined ? name : HOW_MANY.done(name, guess, home);
  }
}
