import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { newGame } from '../../core/deal/new-game.ts';
import { difference } from '../../core/describe.ts';
import { type Path, START } from '../../core/path.ts';
import { PRESETS, type Preset, presetOf } from '../../core/preset.ts';
import type { Outlook } from '../../solver/outlook.ts';
import { useSpeech } from '../board/use-speech.ts';
import { onStepKey, StepButtons } from '../study/StepButtons.tsx';
import { randomSeed } from '../table/random-seed.ts';
import { moveClause } from '../words/en/board.ts';
import { sentence } from '../words/en/phrases.ts';
import { resultText, SHUFFLE } from '../words/en/shuffle.ts';
import { PairBoard } from './PairBoard.tsx';
import { makePair, type Pair, partnersOf, readPair } from './shuffle-link.ts';
import { endOf, type SolverGame } from './solver-game.ts';
import { useSolverGames } from './use-solver-games.ts';
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
  /** Shuffles worth a look: links to their addresses. */
  readonly children: ComponentChildren;
}

/** One shuffle dealt under two games, each played to its end by the solver, to be stepped through together. */
export function SameShuffle({ usual, known, page, play, children }: SameShuffleProps) {
  const { pair, unread, ply, setPly, change } = usePair(usual);
  const examples = useExamples(pair);
  const speech = useSpeech();
  const presets = [pair.a, pair.b].flatMap((id) => presetOf(id) ?? []);
  const deals = useMemo(
    () => presets.map(({ rules }) => newGame(rules, pair.seed)),
    [pair.a, pair.b, pair.seed],
  );
  const isUsual = makePair(pair) === makePair(usual);
  const { games, died } = useSolverGames(deals, isUsual ? known : []);
  const length = Math.max(...games.map(({ line }) => line.nodes.length));
  const done = games.every((game) => game.done);
  const goTo = (to: number) => {
    setPly(to);
    const said = games.map((game, index) => `${presets[index]?.title}: ${moveSaid(game, to)}`);
    speech.say(to === 0 ? SHUFFLE.start : `${to}. ${said.join(' ')}`);
  };
  const steps = { path: { ...START, ply }, length, onStep: (path: Path) => goTo(path.ply) };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element && event.target.closest('input, select'))) onStepKey(steps)(event);
  };
  const changes = changesOf(presets);
  useEffect(() => {
    if (!done || isUsual) return;
    const said = games.map((game, index) => {
      const end = endOf(game);
      return end === null ? '' : `${presets[index]?.title}: ${resultText(game.game.rules, end, game)}`;
    });
    speech.say(said.join(' '));
  }, [done, pair]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside.
    <div class="lucie-shuffle" onKeyDown={onKeyDown}>
      <details class="lucie-shuffle-examples" ref={examples}>
        <summary>{SHUFFLE.examples}</summary>
        {children}
      </details>
      {unread.length > 0 && <p class="lucie-fault">{SHUFFLE.unread(unread)}</p>}
      <PairForm pair={pair} onChange={change} />
      <p class="lucie-fine" role="status">
        {died ? SHUFFLE.died : done ? '' : SHUFFLE.thinking}
      </p>
      <div class="lucie-pair">
        {games.map((game, index) => (
          <PairBoard
            key={index === 0 ? 'a' : 'b'}
            title={presets[index]?.title ?? ''}
            differs={changes.map(({ from, to }) => (index === 0 ? from : to)).filter((text) => text !== '')}
            solverGame={game}
            ply={ply}
            page={`${page}${presets[index]?.id}/`}
            play={`${play}${presets[index]?.id}&seed=${encodeURIComponent(pair.seed)}`}
            onGo={goTo}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this groups the buttons of both boards. */}
      <div class="lucie-pair-steps" role="group" aria-label={SHUFFLE.steps}>
        <StepButtons {...steps} />
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

/** A list of links that closes when another pair is shown, so that its boards are in sight; the focus stays at the list. */
function useExamples(pair: Pair) {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current?.contains(document.activeElement)) current.querySelector('summary')?.focus();
    current?.removeAttribute('open');
  }, [pair]);
  return list;
}

/** The pair that is shown, which the address names and follows, and how many moves of both games are shown. */
function usePair(usual: Pair) {
  const [pair, setPair] = useState(usual);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [ply, setPly] = useState(0);
  const show = (next: Pair, parts: readonly string[]) => {
    setPair(next);
    setUnread(parts);
    setPly(0);
  };
  useEffect(() => {
    const read = () => {
      const found = readPair(location.hash, usual);
      if (found !== null) show(found.pair, found.unread);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const change = (next: Pair) => {
    const found = readPair(makePair(next), next)?.pair ?? next;
    history.replaceState(history.state, '', `${location.pathname}${location.search}${makePair(found)}`);
    show(found, []);
  };
  return { pair, unread, ply, setPly, change };
}

interface PairFormProps {
  readonly pair: Pair;
  readonly onChange: (pair: Pair) => void;
}

/** Which two games, and which shuffle. */
function PairForm({ pair, onChange }: PairFormProps) {
  const seed = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (seed.current !== null) seed.current.value = pair.seed;
  }, [pair.seed]);
  const deal = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const seed = new FormData(event.currentTarget).get('seed');
    onChange({ ...pair, seed: typeof seed === 'string' && seed.trim() !== '' ? seed.trim() : pair.seed });
  };
  return (
    <form class="lucie-shuffle-form" onSubmit={deal}>
      <label>
        <span>{SHUFFLE.first}</span>
        <select value={pair.a} onChange={(event) => onChange({ ...pair, a: event.currentTarget.value })}>
          {PRESETS.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{SHUFFLE.second}</span>
        <select value={pair.b} onChange={(event) => onChange({ ...pair, b: event.currentTarget.value })}>
          {partnersOf(pair.a).map((id) => (
            <option key={id} value={id}>
              {presetOf(id)?.title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{SHUFFLE.seed}</span>
        <input ref={seed} name="seed" defaultValue={pair.seed} maxLength={80} autocomplete="off" />
      </label>
      <button type="submit" class="lucie-button">
        {SHUFFLE.deal}
      </button>
      <button type="button" class="lucie-button" onClick={() => onChange({ ...pair, seed: randomSeed() })}>
        {SHUFFLE.another}
      </button>
    </form>
  );
}

/** The move of a game that leads to a ply, in words; that it was over before where there is none. */
function moveSaid({ game, line }: SolverGame, ply: number): string {
  const node = line.nodes[ply - 1];
  const before = line.nodes[ply - 2]?.move.after ?? game.start;
  return node === undefined ? SHUFFLE.over : sentence(moveClause(before, node.move.move));
}

/** The rules in which the second of two games differs from the first. */
function changesOf([first, second]: readonly Preset[]) {
  return first === undefined || second === undefined ? [] : difference(first.rules, second.rules);
}
