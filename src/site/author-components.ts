import Board from './Board.astro';
import Cards from './Cards.astro';
import Cite from './Cite.astro';
import Differ from './Differ.astro';
import Fans from './Fans.astro';
import Link from './Link.astro';
import Task from './Task.astro';
import Term from './Term.astro';

/** What the authors of pages may use without importing it; inline code is cards, and links begin at the site's root. */
export const authorComponents = { Board, Cite, Differ, Fans, Task, Term, a: Link, code: Cards };
