import { useId, useState } from 'preact/hooks';
import { parseDealNumber, pysolfcSeed } from '../../core/deal/deal-number.ts';
import { newGame } from '../../core/deal/new-game.ts';
import { makeFault } from '../../core/result.ts';
import type { Rules } from '../../core/rules.ts';
import { readGameLink } from '../../play/game-link.ts';
import type { TableController } from '../table/use-table.ts';
import { PLAY } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';
import { ReadyDeals } from './ReadyDeals.tsx';

/** Deals of one's own: today's, one that can be won, one by a word or a number, or cards typed in. */
export function DealForms({ controller }: { controller: TableController }) {
  const [opened, setOpened] = useState(false);
  const [paste, setPaste] = useState<typeof import('./PasteDeal.tsx') | null>(null);
  const toggle = (open: boolean) => {
    setOpened(open);
    if (open) import('./PasteDeal.tsx').then(setPaste, () => controller.say(LABELS.notLoaded));
  };
  return (
    <details class="lucie-another" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{PLAY.deals}</summary>
      {opened && (
        <>
          <ReadyDeals controller={controller} />
          <SeedForm controller={controller} />
          {paste !== null && <paste.PasteDeal controller={controller} rulesOf={linkedRules} />}
        </>
      )}
    </details>
  );
}

/** The rules of the game to which a text has a link, as one that was copied from this site; null where it has none. */
function linkedRules(text: string): Rules | null {
  const [, link = ''] = /#(game=\S+)/.exec(text) ?? [];
  const found = readGameLink(link, '');
  return found?.ok === true ? (found.value.moments[0]?.game.rules ?? null) : null;
}

function SeedForm({ controller }: { controller: TableController }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  const deal = (event: Event) => {
    event.preventDefault();
    const word = text.trim().toWellFormed();
    if (word === '') return;
    if (!/^(ms)?\d+$/i.test(word)) {
      setFault('');
      return controller.open(newGame(controller.rules, word));
    }
    const number = parseDealNumber(word);
    setFault(number.ok ? '' : makeFault(number.fault));
    if (number.ok) controller.open(newGame(controller.rules, pysolfcSeed(number.value)));
    else controller.say(makeFault(number.fault), null);
  };
  return (
    <form onSubmit={deal}>
      <label for={`${id}-seed`}>{PLAY.seed}</label>
      <span class="lucie-seed">
        <input
          id={`${id}-seed`}
          required
          maxLength={40}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          aria-invalid={fault === '' ? undefined : true}
          aria-describedby={fault === '' ? undefined : `${id}-fault`}
        />
        <button type="submit" class="lucie-button">
          {PLAY.dealSeed}
        </button>
      </span>
      {fault !== '' && (
        <p id={`${id}-fault`} class="lucie-fault">
          {fault}
        </p>
      )}
    </form>
  );
}
