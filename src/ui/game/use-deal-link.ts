import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { gameFromPosition } from '../../core/position-game.ts';
import { makePosition } from '../../core/position-notation.ts';
import { makeFault } from '../../core/result.ts';
import type { TableController } from '../table/use-table.ts';
import { badLink } from '../words/en/deal.ts';
import { readDealLink } from './deal-link.ts';

/** Opens the deal that the page's address names; gives the sentence to show when it cannot be read, else nothing. */
export function useDealLink(controller: TableController): string {
  const [fault, setFault] = useState('');
  const latest = useRef(controller);
  latest.current = controller;
  // Before the page is painted: nobody is to see the deal that gives way.
  useLayoutEffect(() => {
    const read = () => {
      const { rules, game, open } = latest.current;
      const found = readDealLink(rules, location.hash);
      setFault(found === null || found.ok ? '' : badLink(makeFault(found.fault)));
      if (found?.ok && makePosition(rules, found.value) !== makePosition(rules, game.start))
        open(gameFromPosition(rules, found.value));
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return fault;
}
