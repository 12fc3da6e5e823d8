import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import { makeFault } from '../../core/result.ts';
import { currentGame, startIndex } from '../../play/current-game.ts';
import { makeGameLink, readGameLink } from '../../play/game-link.ts';
import { currentMoment, phaseOf, type Session } from '../../play/session.ts';
import { randomSeed } from '../table/random-seed.ts';
import { replaceAddress } from '../table/use-modal.ts';
import type { TableController } from '../table/use-table.ts';
import { badGameLink, LINKED, LINKED_OVER, partLink, SAVED } from '../words/en/play.ts';
import { badRival, rivalText } from '../words/en/race.ts';
import { useRest } from './use-rest.ts';

/** How long the game must rest, in milliseconds, before the address follows it: browsers limit how often it may. */
const REST = 300;

/** The fragment of the page's address without its sign. */
function fragment(): string {
  return location.hash.slice(1);
}

/** The link to the game that a sitting shows. */
function linkOf(session: Session): string {
  return makeGameLink(currentGame(session));
}

/** Whether a sitting shows the game that the address names, after a move at least. */
export function isLinked(session: Session): boolean {
  return currentGame(session).length > 1 && fragment() === linkOf(session);
}

/** Whether the page was loaded again, rather than come to. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/**
 * Keeps the address and the game together: opens the game that the address names, and writes the game that is played
 * into the address. It waits until `ready`, when a game that was kept lies on the table. Gives the sentence about a
 * link that could not be read whole, else nothing.
 */
export function useGameLink(controller: TableController, ready: boolean): string {
  const [note, setNote] = useState('');
  const latest = useRef(controller);
  latest.current = controller;
  const written = useRef(controller.session);
  /** The game that the line about its link stands with. */
  const noted = useRef<Game | 'none' | null>(null);

  // Before the page is painted: nobody is to see the deal that gives way.
  useLayoutEffect(() => {
    if (!ready) return;
    const read = () => {
      const { session, resume, open, say } = latest.current;
      if (fragment() === linkOf(session)) return;
      const found = readGameLink(fragment(), randomSeed());
      if (found === null) return;
      noted.current = null;
      if (!found.ok) {
        noted.current = 'none';
        return setNote(badGameLink(makeFault(found.fault)));
      }
      const { moments, intact, rivalFault } = found.value;
      const [first] = moments;
      if (first === undefined) return;
      const said = rivalFault === null ? '' : badRival(makeFault(rivalFault));
      setNote(`${intact ? '' : partLink(moments.length - 1)} ${said}`.trim());
      const from = startIndex(session);
      if (makeGameLink(moments) === makeGameLink(session.moments.slice(from, from + moments.length))) {
        // The address may be a moment behind the game that was kept when the page was loaded again.
        if (isReload()) return;
        // A link to a deal takes nobody's moves away: a game that goes on stays as it is, one that has ended is begun anew.
        if (moments.length > 1 || session.index === from)
          return resume({ ...session, index: from + moments.length - 1 }, LINKED);
        const { game, position } = currentMoment(session);
        return ['won', 'over'].includes(phaseOf(game.rules, position))
          ? open(first.game, [], LINKED_OVER)
          : resume(session, SAVED.resumed);
      }
      // Before anything is played the page's own deal gives way; a game that was begun stays behind the new one.
      if (session.moments.length === 1) {
        const { rules, rival } = first.game;
        resume({ moments, index: moments.length - 1 }, LINKED);
        // The line about the rival stands on the page; it is only heard if it is said as well.
        if (rival !== undefined) say(`${LINKED} ${rivalText(rules, rival)}`, LINKED);
      } else
        open(
          first.game,
          moments.flatMap(({ move }) => move ?? []),
          LINKED_OVER,
        );
    };
    read();
    // An address that has been replaced since is nobody's wish.
    const follow = ({ newURL }: HashChangeEvent) => newURL === location.href && read();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ready]);

  useRest(controller.session === written.current ? null : controller.session, REST, () => {
    written.current = controller.session;
    const { game } = controller;
    noted.current ??= game;
    if (noted.current !== game) setNote('');
    replaceAddress(`#${linkOf(controller.session)}`);
  });
  return note;
}
