import CardsHome from '../charts/CardsHome.astro';
import Charts from '../charts/Charts.astro';
import DealDifficulty from '../charts/DealDifficulty.astro';
import Commands from '../reference/Commands.astro';
import DataFiles from '../reference/DataFiles.astro';
import DataRow from '../reference/DataRow.astro';
import DataVersion from '../reference/DataVersion.astro';
import { authorComponents } from './author-components.ts';
import Counterexample from './Counterexample.astro';
import ExtremeCommand from './extremes/ExtremeCommand.astro';
import ExtremeDeal from './extremes/ExtremeDeal.astro';
import ExtremeMoves from './extremes/ExtremeMoves.astro';
import Redeals from './Redeals.astro';
import Verdicts from './Verdicts.astro';

/** What the authors of the pages of numbers may use besides what all may. */
const components = {
  ...authorComponents,
  CardsHome,
  DataFiles,
  DataRow,
  DataVersion,
  DealDifficulty,
  Charts,
  Counterexample,
  ExtremeCommand,
  ExtremeDeal,
  ExtremeMoves,
  Redeals,
  Verdicts,
};

/** The pages that tell what to type: their code is commands and not cards. */
const TELLS_COMMANDS = ['measuring', 'data', 'extreme-deals'];

/** The components for a page of the numbers. */
export function numbersComponents(slug: string): Record<string, unknown> {
  return TELLS_COMMANDS.includes(slug) ? { ...components, code: 'code', pre: Commands } : components;
}
