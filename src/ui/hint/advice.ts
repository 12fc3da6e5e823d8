import { Arrow } from '../board/Arrow.tsx';
import { cautionText, chanceLine, chanceText, keepText } from '../words/en/chance.ts';
import { hintText } from '../words/en/hint.ts';
import { ChanceText } from './ChanceText.tsx';
import { HintPanel } from './HintPanel.tsx';
import { firstStep, hintedButton, hintMarks } from './hint-steps.ts';
import { followedHint, lineHint } from './line-hint.ts';

/** All that shows and tells what the solver has found; loaded when it is first asked, see {@link loadAdvice}. */
export const advice = {
  HintPanel,
  Arrow,
  ChanceText,
  firstStep,
  hintMarks,
  hintedButton,
  hintText,
  chanceText,
  chanceLine,
  cautionText,
  keepText,
  lineHint,
  followedHint,
};
