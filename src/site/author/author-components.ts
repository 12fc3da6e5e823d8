import RedealValues from '../charts/RedealValues.astro';
import Cite from '../reference/Cite.astro';
import Advice from './Advice.astro';
import Board from './Board.astro';
import Cards from './Cards.astro';
import Claim from './Claim.astro';
import DealLink from './DealLink.astro';
import Differ from './Differ.astro';
import Fans from './Fans.astro';
import Figure from './Figure.astro';
import Link from './Link.astro';
import PuzzlesByRule from './PuzzlesByRule.astro';
import Study from './Study.astro';
import Task from './Task.astro';
import Term from './Term.astro';
import Trials from './Trials.astro';
import Try from './Try.astro';

/** What the authors of pages may use without importing it; inline code is cards, and links begin at the site's root. */
export const authorComponents = {
  Advice,
  Board,
  Cite,
  Claim,
  DealLink,
  Differ,
  Fans,
  Figure,
  PuzzlesByRule,
  RedealValues,
  Study,
  Task,
  Term,
  Trials,
  Try,
  a: Link,
  code: Cards,
};
