import { authorComponents } from './author-components.ts';
import CardsHome from './CardsHome.astro';
import ClaimChart from './ClaimChart.astro';
import Commands from './Commands.astro';
import Counterexample from './Counterexample.astro';
import DealShares from './DealShares.astro';
import KingPatterns from './KingPatterns.astro';
import Redeals from './Redeals.astro';
import RedealValues from './RedealValues.astro';
import SolverSpeed from './SolverSpeed.astro';
import StopRules from './StopRules.astro';
import Theorems from './Theorems.astro';
import Verdicts from './Verdicts.astro';
import WinRates from './WinRates.astro';

/** What the authors of the pages of numbers may use besides what all may. */
const components = {
  ...authorComponents,
  CardsHome,
  ClaimChart,
  Counterexample,
  DealShares,
  KingPatterns,
  Redeals,
  RedealValues,
  SolverSpeed,
  StopRules,
  Theorems,
  Verdicts,
  WinRates,
};

/** The components for a page of the numbers: where it tells how to measure, its code is commands and not cards. */
export function numbersComponents(slug: string): Record<string, unknown> {
  return slug === 'measuring' ? { ...components, code: 'code', pre: Commands } : components;
}
