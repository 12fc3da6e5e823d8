import CardsHome from '../charts/CardsHome.astro';
import Charts from '../charts/Charts.astro';
import DealDifficulty from '../charts/DealDifficulty.astro';
import RedealValues from '../charts/RedealValues.astro';
import { authorComponents } from './author-components.ts';
import Commands from './Commands.astro';
import Counterexample from './Counterexample.astro';
import Redeals from './Redeals.astro';
import Verdicts from './Verdicts.astro';

/** What the authors of the pages of numbers may use besides what all may. */
const components = {
  ...authorComponents,
  CardsHome,
  DealDifficulty,
  Charts,
  Counterexample,
  Redeals,
  RedealValues,
  Verdicts,
};

/** The components for a page of the numbers: where it tells how to measure, its code is commands and not cards. */
export function numbersComponents(slug: string): Record<string, unknown> {
  return slug === 'measuring' ? { ...components, code: 'code', pre: Commands } : components;
}
