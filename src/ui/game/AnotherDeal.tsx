import { useEffect, useRef, useState } from 'preact/hooks';
import { newGame } from '../../core/deal/new-game.ts';
import { randomSeed } from '../table/random-seed.ts';
import type { TableController } from '../table/use-table.ts';
import { DEALS } from '../words/en/deal.ts';
import { makeDealLink } from './deal-link.ts';
import { PasteDeal } from './PasteDeal.tsx';

/** Another deal: at random, or typed in by hand. A faulty one leaves the game as it is. */
export function AnotherDeal({ controller }: { controller: TableController }) {
  const [opened, setOpened] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  const { rules, game, open } = controller;
  // It can be opened before it is awake, and then nobody hears of it.
  useEffect(() => setOpened(fold.current?.open === true), []);
  return (
    <details class="lucie-another" ref={fold} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{DEALS.another}</summary>
      {opened && (
        <>
          <p>
            <button type="button" class="lucie-button" onClick={() => open(newGame(rules, randomSeed()))}>
              {DEALS.shuffle}
            </button>{' '}
            <a href={makeDealLink(rules, game.start)}>{DEALS.link}</a>
          </p>
          <PasteDeal controller={controller} />
        </>
      )}
    </details>
  );
}
