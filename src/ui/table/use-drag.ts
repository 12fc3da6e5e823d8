import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Move, refusal } from '../../core/moves.ts';
import { type DragTable, makeDraggable } from '../board/drag.ts';
import { cardAt, dropsOf, placeOf } from '../board/drop.ts';
import { refusalSentence } from '../words/en/board.ts';
import { NO_DROP } from '../words/en/table-notes.ts';
import type { TableController } from './use-table.ts';
import './drag.css';

/**
 * Lets cards be dragged with a mouse, a pen or a finger; one tap plays a card all the same. Gives the ref of the element
 * whose boards are meant. Tables with a task do not have it: a lesson must stay light.
 */
export function useDrag(controller: TableController): RefObject<HTMLDivElement> {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(controller);
  latest.current = controller;
  useEffect(
    () => (root.current === null ? undefined : makeDraggable(root.current, () => tableOf(latest.current))),
    [],
  );
  return root;
}

function tableOf(controller: TableController): DragTable {
  const { position, legal, rules } = controller;
  return {
    position,
    drops(stop) {
      const card = cardAt(position, stop);
      return card === null ? null : dropsOf(position, legal, card);
    },
    play: controller.play,
    refuse: controller.refuse,
    refuseAt(from, over) {
      const card = cardAt(position, from);
      const to = placeOf(position, over);
      if (card === null) return;
      if (to === null) return controller.say(NO_DROP);
      const move: Move = { kind: controller.armed ? 'merci' : 'play', card, to };
      const reason = refusal(rules, position, move);
      if (reason !== null) controller.say(refusalSentence(reason));
    },
  };
}
