import { useEffect, useMemo, useState } from 'preact/hooks';
import { difference } from '../../core/describe.ts';
import { newGame } from '../../core/game.ts';
import { START } from '../../core/path.ts';
import { PRESETS, presetOf } from '../../core/preset.ts';
import type { Outlook } from '../../solver/outlook.ts';
import { useSpeech } from '../board/use-speech.ts';
import { stepPath } from '../study/walk.ts';
import { randomSeed } from '../table/random-seed.ts';
import { moveClause, sentence } from '../words/en/board.ts';
import { SHUFFLE } from '../words/en/shuffle.ts';
import { STUDY } from '../words/en/study.ts';
import { PairBoard } from './PairBoard.tsx';
import { makePair, type Pair, partnersOf, readPair } from './shuffle-link.ts';
import { useOutcomes } from './use-outcomes.ts';
import '../table/table.css';
import '../study/study.css';
import './shuffle.css';

interface SameShuffleProps {
  /** The pair that is shown where the address names none, and what the solver says of its two games, deal by deal. */
  readonly usual: Pair;
  readonly known: readonly (readonly Outlook[])[];
  /** The address of the page of a game, and of the table with it, up to the id. */
  readonly page: string;
  readonly play: string;
}

const STEPS = [
  ['Home', STUDY.first],
  ['ArrowLeft', STUDY.back],
  ['ArrowRight', STUDY.next],
  ['End', STUDY.last],
] as const;

/** One shuffle dealt under two games, each played to its end by the solver, to be stepped through together. */
export function SameShuffle({ usual, known, page, play }: SameShuffleProps) {
  const [pair, setPair] = useState(usual);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [ply, setPly] = useState(0);
  const speech = useSpeech();
  const presets = [pair.a, pair.b].flatMap((id) => presetOf(id) ?? []);
  const games = useMemo(
    () => presets.map(({ rules }) => newGame(rules, pair.seed)),
    [pair.a, pair.b, pair.seed],
  );
  const isUsual = makePair(pair) === makePair(usual);
  const { outcomes, died } = useOutcomes(games, isUsual ? known : []);
  const length = Math.max(...outcomes.map(({ line }) => line.nodes.length));
  const done = outcomes.every((outcome) => outcome.done);

  useEffect(() => {
    const read = () => {
      const found = readPair(location.hash, usual);
      if (found === null) return;
      setPair(found.pair);
      setUnread(found.unread);
      setPly(0);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const change = (next: Pair) => {
    const found = readPair(makePair(next), next)?.pair ?? next;
    history.replaceState(history.state, '', `${location.pathname}${location.search}${makePair(found)}`);
    setPair(found);
    setUnread([]);
    setPly(0);
  };
  const step = (to: number) => {
    setPly(to);
    const said = outcomes.map(({ game, line }, at) => {
      const turn = line.nodes[to - 1];
      const before = line.nodes[to - 2]?.move.after ?? game.start;
      const did = turn === undefined ? SHUFFLE.over : sentence(moveClause(before, turn.move.move));
      return `${presets[at]?.title}: ${did}`;
    });
    speech.say(to === 0 ? SHUFFLE.start : `${to}. ${said.join(' ')}`);
  };
  const placeAfter = (key: string): number | null => stepPath({ ...START, ply }, length, key)?.ply ?? null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest('input, select') !== null) return;
    const to = placeAfter(event.key);
    if (to === null) return;
    event.preventDefault();
    step(to);
  };
  const [one, other] = presets;
  const changes = one === undefined || other === undefined ? [] : difference(one.rules, other.rules);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside.
    <div class="lucie-shuffle" onKeyDown={onKeyDown}>
      {unread.length > 0 && <p class="lucie-fault">{SHUFFLE.unread(unread)}</p>}
      <form
        class="lucie-shuffle-form"
        onSubmit={(event) => {
          event.preventDefault();
          const seed = new FormData(event.currentTarget).get('seed');
          change({ ...pair, seed: typeof seed === 'string' && seed.trim() !== '' ? seed.trim() : pair.seed });
        }}
      >
        <label>
          <span>{SHUFFLE.first}</span>
          <select value={pair.a} onChange={(event) => change({ ...pair, a: event.currentTarget.value })}>
            {PRESETS.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{SHUFFLE.second}</span>
          <select value={pair.b} onChange={(event) => change({ ...pair, b: event.currentTarget.value })}>
            {partnersOf(pair.a).map((id) => (
              <option key={id} value={id}>
                {presetOf(id)?.title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{SHUFFLE.seed}</span>
          <input key={pair.seed} name="seed" defaultValue={pair.seed} maxLength={80} autocomplete="off" />
        </label>
        <button type="submit" class="lucie-button">
          {SHUFFLE.deal}
        </button>
        <button type="button" class="lucie-button" onClick={() => change({ ...pair, seed: randomSeed() })}>
          {SHUFFLE.another}
        </button>
      </form>
      <p class="lucie-fine" role="status">
        {died ? SHUFFLE.died : done ? '' : SHUFFLE.thinking}
      </p>
      <div class="lucie-pair">
        {outcomes.map((outcome, at) => (
          <PairBoard
            key={at === 0 ? 'a' : 'b'}
            title={presets[at]?.title ?? ''}
            differs={changes.map(({ from, to }) => (at === 0 ? from : to)).filter((text) => text !== '')}
            outcome={outcome}
            ply={ply}
            page={`${page}${presets[at]?.id}/`}
            play={`${play}${presets[at]?.id}&seed=${encodeURIComponent(pair.seed)}`}
            onGo={step}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the buttons of both boards. */}
      <div class="lucie-pair-steps" role="group" aria-label={SHUFFLE.steps}>
        {STEPS.map(([key, name]) => {
          const to = placeAfter(key);
          return (
            <button
              key={key}
              type="button"
              class="lucie-button"
              aria-disabled={to === null || undefined}
              onClick={() => to !== null && step(to)}
            >
              {name}
            </button>
          );
        })}
        <span class="lucie-count">{SHUFFLE.counter(ply, length)}</span>
      </div>
      <noscript>
        <p class="lucie-fine">{SHUFFLE.noScript}</p>
      </noscript>
      <p class="lucie-unseen" role="status">
        {speech.spoken}
      </p>
    </div>
  );
}
