import { useEffect, useId, useLayoutEffect } from 'preact/hooks';
import type { Path } from '../../core/path.ts';
import type { Position } from '../../core/position.ts';
import type { Step, Study } from '../../core/study.ts';
import type { BoardProps } from '../board/Board.tsx';
import type { Marks } from '../board/marks.ts';
import type { Speech } from '../board/use-speech.ts';
import { layoutOf } from '../fit/layout.ts';
import { useHint } from '../hint/use-hint.ts';
import { HINT_STEP } from '../table/hint-state.ts';
import { Thinking } from '../table/Thinking.tsx';
import { placeAfter } from './place-after.ts';
import type { StudyView } from './walk.ts';

/** What the rest of a study shows of a hint: marks and an arrow on its board, and whether the next press makes its move. */
export interface StudyAid extends Pick<BoardProps, 'over'> {
  readonly position: Position;
  readonly marks: Marks;
  readonly ready: boolean;
}

export interface StudyHintProps {
  readonly study: Study<Step>;
  readonly shown: StudyView;
  /** The last press of the button, at the position that was then shown; null once the hint is to go away. */
  readonly asked: { readonly position: Position } | null;
  readonly say: Speech['say'];
  readonly onGo: (to: Path) => void;
  readonly onAid: (aid: StudyAid | null) => void;
}

const NOTHING = () => {};

/**
 * The hint at a place of a study, as a table gives it. One press shows it. The next makes its move if the study has it,
 * and else takes the hint away: a study shows a game that was played, and nobody plays on it. So does a step.
 */
export function StudyHint({ study, shown, asked, say, onGo, onAid }: StudyHintProps) {
  const { rules } = study.game;
  const { position, path } = shown;
  const id = useId();
  const hint = useHint({ position, rules, say, play: NOTHING, prove: NOTHING });
  const { given, step, thinking, marks } = hint;
  const move = given?.hint.move ?? null;
  const to = move === null || step < HINT_STEP.move ? null : placeAfter(study, path, move);
  useEffect(() => {
    if (asked === null) {
      hint.stop();
      return hint.drop();
    }
    if (asked.position !== position) return;
    if (thinking) hint.stop();
    else if (given === null || step === HINT_STEP.card) hint.ask();
    else if (to === null) hint.drop();
    else onGo(to);
  }, [asked]);
  useEffect(() => hint.drop, [position]);
  useLayoutEffect(() => {
    const over: StudyAid['over'] = (fits) =>
      given !== null &&
      move !== null &&
      'card' in move &&
      step >= HINT_STEP.move && (
        <given.parts.Arrow {...{ position, layout: layoutOf(rules), fits }} card={move.card} to={move.to} />
      );
    onAid(given === null && !thinking ? null : { position, marks, ready: to !== null, over });
  }, [given, step, thinking, position]);
  useEffect(() => {
    // In a text it may lie below the window; its plan may be longer than that.
    if (step > 0) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  /** The button that is pressed here goes away: the focus goes to the one that asked. */
  const gone = () =>
    panelOf(id)
      ?.closest('.lucie-study')
      ?.querySelector<HTMLElement>('.lucie-either')
      ?.focus({ preventScroll: true });
  if (thinking)
    return (
      <p class="lucie-hint" id={id}>
        <Thinking
          onStop={() => {
            gone();
            hint.stop();
          }}
        />
      </p>
    );
  if (given === null) return null;
  return (
    <given.parts.HintPanel
      id={id}
      hint={given.hint}
      step={step}
      rules={rules}
      position={position}
      onWhy={() => {
        gone();
        hint.why();
      }}
    />
  );
}

function panelOf(id: string): Element | null | undefined {
  return document.getElementById(id)?.closest('.lucie-hint');
}
