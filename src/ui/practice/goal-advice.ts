import { advice } from '../hint/advice.ts';
import type { AdviceModule } from '../hint/load-advice.ts';
import { GoalHint } from './GoalHint.tsx';

/** What shows and tells the hints of a puzzle; loaded when the first is asked for. */
export const goalAdvice: AdviceModule = { ...advice, HintPanel: GoalHint };
