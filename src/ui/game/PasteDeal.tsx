import { useId, useState } from 'preact/hooks';
import { gameFromPosition } from '../../core/position-game.ts';
import { parsePosition } from '../../core/position-notation.ts';
import { makeFault } from '../../core/result.ts';
import type { Rules } from '../../core/rules.ts';
import type { TableController } from '../table/use-table.ts';
import { DEALS } from '../words/en/deal.ts';

interface PasteDealProps {
  readonly controller: TableController;
  /** The rules of the game that a text names, where it may be another than the one on the table; null where it names none. */
  readonly rulesOf?: (text: string) => Rules | null;
}

/** A form for cards that are typed or pasted. A faulty deal gets a sentence and leaves the game as it is. */
export function PasteDeal({ controller, rulesOf }: PasteDealProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();

  const layOut = (event: Event) => {
    event.preventDefault();
    const rules = rulesOf?.(text) ?? controller.rules;
    const found = parsePosition(rules, text);
    setFault(found.ok ? '' : makeFault(found.fault));
    if (found.ok) controller.open(gameFromPosition(rules, found.value));
    else controller.say(makeFault(found.fault), null);
  };
  return (
    <form onSubmit={layOut}>
      <label for={`${id}-deal`}>{DEALS.paste}</label>
      <textarea
        id={`${id}-deal`}
        rows={5}
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        aria-invalid={fault === '' ? undefined : true}
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
      />
      {fault !== '' && (
        <p id={`${id}-fault`} class="lucie-fault">
          {fault}
        </p>
      )}
      <button type="submit" class="lucie-button">
        {DEALS.layOut}
      </button>
    </form>
  );
}
