import { currentGame } from '../../play/current-game.ts';
import { makeGameLink } from '../../play/game-link.ts';
import type { Session } from '../../play/session.ts';
import { DEALS } from '../words/en/deal.ts';

const TABLE = `${import.meta.env.BASE_URL}play/`;

/** The way to the table with the game as it stands: what is played on a board within a page is kept nowhere. */
export function TableLink({ session }: { readonly session: Session }) {
  return <a href={`${TABLE}#${makeGameLink(currentGame(session))}`}>{DEALS.toTable}</a>;
}
