import { advice } from '../hint/advice.ts';
import { GoalHint } from './GoalHint.tsx';
import { goalHint } from './goal-hint.ts';

/** What finds, shows and tells the hints of a puzzle; loaded when the first is asked for. */
export const goalAdvice = { ...advice, HintPanel: GoalHint, goalHint };
