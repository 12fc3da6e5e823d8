import { useRef } from 'preact/hooks';
import { describeRules } from '../core/describe.ts';
import { newGame } from '../core/game.ts';
import { nearestPreset } from '../play/named.ts';
import { DealForms } from './DealForms.tsx';
import { GameChooser } from './GameChooser.tsx';
import { HintedTable } from './HintedTable.tsx';
import { openGame } from './open-game.ts';
import { randomSeed } from './random-seed.ts';
import { useGameLink } from './use-game-link.ts';
import { useSeat } from './use-seat.ts';
import { PLAY } from './words-play.en.ts';
import './play.css';

/** The deal that the page shows until another one is asked for. */
interface PlayDeskProps {
  readonly presetId: string;
  readonly seed: string;
}

/** A table for every game of the family: which game and which deal, by hand or by a link. */
export function PlayDesk({ presetId, seed }: PlayDeskProps) {
  const chooser = useRef<HTMLDialogElement>(null);
  const seat = useSeat(() => openGame(presetId, undefined, seed));
  const note = useGameLink(seat);
  const preset = nearestPreset(seat.rules);
  return (
    <div class="lucie-desk">
      <div class="lucie-desk-head">
        <h1>{preset.title}</h1>
        <div class="lucie-controls">
          <button type="button" class="lucie-button" onClick={() => chooser.current?.showModal()}>
            {PLAY.choose}
          </button>
          <button
            type="button"
            class="lucie-button"
            onClick={() => seat.open(newGame(seat.rules, randomSeed()))}
          >
            {PLAY.newDeal}
          </button>
        </div>
      </div>
      {note !== '' && (
        <p class="lucie-fault" role="alert">
          {note}
        </p>
      )}
      <HintedTable seat={seat} label={PLAY.table} />
      <details class="lucie-another lucie-rules">
        <summary>{PLAY.rules}</summary>
        <ul>
          {describeRules(seat.rules).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
      <DealForms seat={seat} />
      <GameChooser
        dialog={chooser}
        current={preset}
        onChoose={(chosen) => seat.open(newGame(chosen.rules, randomSeed()))}
      />
    </div>
  );
}
