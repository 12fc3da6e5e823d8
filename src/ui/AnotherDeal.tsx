import { useId, useState } from 'preact/hooks';
import { newGame } from '../core/game.ts';
import { parsePosition } from '../core/position-notation.ts';
import { makeFault } from '../core/result.ts';
import { makeDealLink } from './deal-link.ts';
import { gameOf } from './open-game.ts';
import type { Seat } from './use-seat.ts';
import { LABELS } from './words-table.en.ts';

/** Another deal: at random, or typed in by hand. A faulty one leaves the game as it is. */
export function AnotherDeal({ seat }: { seat: Seat }) {
  const [opened, setOpened] = useState(false);
  const { rules, game, open } = seat;
  return (
    <details class="lucie-another" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{LABELS.another}</summary>
      {opened && (
        <>
          <p>
            <button type="button" class="lucie-button" onClick={() => open(newGame(rules, randomSeed()))}>
              {LABELS.shuffle}
            </button>{' '}
            <a href={makeDealLink(rules, game.start)}>{LABELS.link}</a>
          </p>
          <PasteDeal seat={seat} />
        </>
      )}
    </details>
  );
}

function PasteDeal({ seat }: { seat: Seat }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();

  const layOut = (event: Event) => {
    event.preventDefault();
    const found = parsePosition(seat.rules, text);
    setFault(found.ok ? '' : makeFault(found.fault));
    if (found.ok) seat.open(gameOf(seat.rules, found.value));
    else seat.say(makeFault(found.fault), null);
  };
  return (
    <form onSubmit={layOut}>
      <label for={`${id}-deal`}>{LABELS.paste}</label>
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
        {LABELS.layOut}
      </button>
    </form>
  );
}

/** A seed of eight letters and digits that nobody has used before. */
function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}
