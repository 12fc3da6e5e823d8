import { compareScores } from '../../play/score.ts';
import type { TableController } from '../table/use-table.ts';
import { AHEAD, rivalText } from '../words/en/race.ts';
import { scoreNow } from './race.ts';
import './share.css';

/** The line about the score that is to be beaten on this deal; nothing where there is none. */
export function Rival({ controller }: { controller: TableController }) {
  const { game, rules, session } = controller;
  const { rival } = game;
  if (rival === undefined) return null;
  const ahead = compareScores(rules, scoreNow(session), rival) === 'better';
  return (
    <p class="lucie-rival">
      {rivalText(rules, rival)} {ahead && <strong>{AHEAD}</strong>}
    </p>
  );
}
