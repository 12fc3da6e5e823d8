import CardsHome from '../charts/CardsHome.astro';
import ClaimChart from '../charts/ClaimChart.astro';
import DealShares from '../charts/DealShares.astro';
import KingPatterns from '../charts/KingPatterns.astro';
import RedealValues from '../charts/RedealValues.astro';
import SolverSpeed from '../charts/SolverSpeed.astro';
import StopRules from '../charts/StopRules.astro';
import Theorems from '../charts/Theorems.astro';
import WinRates from '../charts/WinRates.astro';
import { authorComponents } from './author-components.ts';
import Commands from './Commands.astro';
import Counterexample from './Counterexample.astro';
import Redeals from './Redeals.astro';
import Verdicts from './Verdicts.astro';

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
