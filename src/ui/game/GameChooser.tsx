import { useId, useRef, useState } from 'preact/hooks';
import { newGame } from '../../core/deal/new-game.ts';
import type { Preset } from '../../core/preset.ts';
import { nearestPreset } from '../../play/nearest-preset.ts';
import { DifficultyDots } from '../deal/DifficultyDots.tsx';
import { recordStore } from '../storage/record-store.ts';
import { GamePicture } from '../table/GamePicture.tsx';
import { randomSeed } from '../table/random-seed.ts';
import { useChoiceOfGame } from '../table/use-choice-of-game.ts';
import { useModal } from '../table/use-modal.ts';
import type { TableController } from '../table/use-table.ts';
import { CHOOSER, presetSentence } from '../words/en/games.ts';
import { LABELS, stockHow } from '../words/en/table.ts';
import { gamesLastPlayedFirst } from './last-played.ts';
import { ReadyDeals } from './ReadyDeals.tsx';
import './games.css';

/** What was measured of a game, as far as it helps to choose one; src/site/figures/difficulty.ts has the rule of the grades. */
export interface GameOdds {
  /** The share of games that the best known play wins: `22.9 %`. */
  readonly share: string;
  /** Whether better play may win more. */
  readonly atLeast: boolean;
  /** How hard it is, 1 to 5, and the word for it. */
  readonly grade: number;
  readonly word: string;
}

interface GameChooserProps {
  readonly controller: TableController;
  readonly odds: Readonly<Record<string, GameOdds>>;
  /** The address of the page that compares the games. */
  readonly variants: string;
  readonly onClose: () => void;
}

/**
 * The named games in a dialog that is open as long as it is there, those that were played last first; above them two
 * deals of the game that lies on the table. Whatever is chosen is laid out, and the dialog closes.
 */
export function GameChooser({ controller, odds, variants, onClose }: GameChooserProps) {
  const { rules, session, open, say } = controller;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const current = nearestPreset(rules);
  const [presets] = useState(() => {
    const found = recordStore.look();
    return gamesLastPlayedFirst(session, found.state === 'record' ? found.record.games : []);
  });
  useModal(dialog);
  const choice = useChoiceOfGame(controller, dialog, onClose);
  return (
    <dialog class="lucie-help lucie-games" ref={dialog} aria-labelledby={id} onClose={choice.onClose}>
      <form method="dialog" class="lucie-games-head">
        <h2 id={id}>{CHOOSER.title}</h2>
        <button type="submit" class="lucie-button">
          {LABELS.close}
        </button>
      </form>
      <div class="lucie-games-body">
        <section class="lucie-games-deals" aria-label={CHOOSER.deals(current.title)}>
          <h3>{CHOOSER.deals(current.title)}</h3>
          {/* The table’s own voice is not heard while the dialog is open. */}
          <div aria-live="polite">
            <ReadyDeals controller={controller} />
          </div>
        </section>
        <h3>{CHOOSER.games}</h3>
        <ul>
          {presets.map((preset) => (
            <li key={preset.id}>
              <GameButton
                preset={preset}
                odds={odds[preset.id]}
                current={preset === current}
                onChoose={() => {
                  open(newGame(preset.rules, randomSeed()));
                  const how = `${stockHow(preset.rules)} ${presetSentence(preset)} ${CHOOSER.back}`.trim();
                  // The heading says its name to the eye.
                  say(`${preset.title}. ${how}`, how);
                }}
              />
            </li>
          ))}
        </ul>
        <p class="lucie-fine">
          {CHOOSER.wonNote} <a href={variants}>{CHOOSER.wonLink}</a>.
        </p>
      </div>
    </dialog>
  );
}

interface GameButtonProps {
  readonly preset: Preset;
  readonly odds: GameOdds | undefined;
  readonly current: boolean;
  readonly onChoose: () => void;
}

/** A game: its picture, its name, what tells it from the others, how hard it is and how often it is won. */
function GameButton({ preset, odds, current, onChoose }: GameButtonProps) {
  return (
    <button type="button" class="lucie-game" aria-current={current ? 'true' : undefined} onClick={onChoose}>
      <GamePicture preset={preset} />
      <strong>{preset.title}</strong> <span>{presetSentence(preset)}</span>{' '}
      {odds !== undefined && (
        <span class="lucie-game-odds">
          <DifficultyDots grade={odds.grade} />
          {CHOOSER.odds(odds.word, odds.share, odds.atLeast)}
        </span>
      )}
    </button>
  );
}
