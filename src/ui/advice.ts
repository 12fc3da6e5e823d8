import { ChanceText } from './ChanceText.tsx';
import { HintPanel } from './HintPanel.tsx';
import { cautionText, chanceLine, chanceText } from './words-chance.en.ts';
import { hintText } from './words-hint.en.ts';

/** All that shows and tells what the solver has found; loaded when it is first asked, see {@link loadAdvice}. */
export const advice = { HintPanel, ChanceText, hintText, chanceText, chanceLine, cautionText };
