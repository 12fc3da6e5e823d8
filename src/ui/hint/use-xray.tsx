import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Card } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { AboutCard } from '../../solver/card/about-card.ts';
import { UNMARKED } from '../board/marks.ts';
import type { TableXray } from '../table/Table.tsx';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { LABELS, NO_ANSWER } from '../words/en/table.ts';
import type { AskedAbout } from '../words/en/xray/xray.ts';
import type { xrayParts } from './xray-parts.ts';

/*
 * The X-ray shows what waits for what. While it is switched on, all cards that are proved to be lost are pale, and a card
 * that cannot be played is asked about when it is touched. A card can be asked about without it, too: by the key W, a
 * right click or a long press. What can be read off the board is said at once; what needs a search comes from the solver.
 */

/** What shows an X-ray, once it is loaded: from then on an answer takes one drawing of the board, not two. */
let known: typeof xrayParts | null = null;

/** Loads what shows an X-ray. */
export async function loadXray(): Promise<typeof xrayParts> {
  known = (await import('./xray-parts.ts')).xrayParts;
  return known;
}

/** The X-ray of a table, and its switch. */
export interface Xray extends TableXray {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** Answers a touch that has no move: while the X-ray is on, a card is asked about. */
  readonly refuse: TableController['refuse'];
}

/** A card that was asked about in a position. */
interface Asked extends AskedAbout {
  readonly position: Position;
}

/**
 * The X-ray of a table; what shows it is loaded when it is first asked for. Where the solver is not asked, as in a puzzle,
 * a card that is asked about tells only what can be read off the board.
 */
export function useXray(controller: TableController, asksSolver = true): Xray {
  const { rules, position, say } = controller;
  const solver = useSolver();
  const [isOn, setOn] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [parts, setParts] = useState(known);
  const latest = useRef(position);
  latest.current = position;
  useEffect(() => solver.stop, [position]);
  const given = asked?.position === position ? asked : null;
  const view = useMemo(
    () => (isOn || given !== null ? (parts?.xrayViewOf(rules, position, isOn, given) ?? null) : null),
    [parts, position, isOn, given],
  );
  const load = (then: (loaded: typeof xrayParts) => void) => {
    const use = (loaded: typeof xrayParts) => {
      setParts(loaded);
      if (latest.current === position) then(loaded);
    };
    if (known !== null) return use(known);
    loadXray().then(use, () => say(LABELS.notLoaded));
  };
  const drop = () => {
    solver.stop();
    setAsked(null);
  };
  const onAsk = (card: Card) =>
    load((loaded) => {
      const certificate = loaded.certificateOf(rules, position, card);
      const covers = loaded.coveringCards(rules, position, card);
      const doors = asksSolver ? null : loaded.doorsOf(rules, position, card);
      const tell = (about: AboutCard | null) => {
        const next = { position, card, certificate, covers, doors, about };
        setAsked(next);
        // What locks it has been said already.
        if (about === null || certificate === null) say(loaded.homeText(rules, position, next), '');
      };
      tell(null);
      if (!asksSolver) return;
      solver.ask({ kind: 'card', rules, position, card }, (reply) => {
        if (reply.kind === 'fault') say(NO_ANSWER[reply.why]);
        if (reply.kind === 'card') tell(reply.about);
      });
    });
  return {
    isOn,
    toggle() {
      drop();
      setOn(!isOn);
      if (isOn) say('');
      else load(({ lostSaid }) => say(lostSaid(rules, position)));
    },
    marks: view?.marks ?? UNMARKED,
    over:
      view !== null && parts !== null
        ? (board) => <parts.WaitArrows {...board} waits={view.waits} />
        : undefined,
    panel:
      given === null || parts === null ? null : (
        <parts.CardPanel key={given.card} {...given} rules={rules} onPlay={controller.play} onClose={drop} />
      ),
    onAsk,
    refuse(target) {
      if (isOn && !controller.armed && target.at === 'card') onAsk(target.card);
      else controller.refuse(target);
    },
    drop,
  };
}
