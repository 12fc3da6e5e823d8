import { type Card, cardOf, KING, type Rank, rankOf, type Suit, suitOf } from '../core/card.ts';
import type { Move } from '../core/moves.ts';
import { cardsLeft, find, home, type Position } from '../core/position.ts';
import { type Refusal, refusalText } from '../core/refusal.ts';
import { nextRank, pileSuit, type Rules } from '../core/rules.ts';
import type { Goal, Progress } from '../play/goal.ts';
import type { Phase } from '../play/session.ts';
import type { Hint, Reason } from '../solver/hint.ts';
import type { BuildMark, Theorem } from '../solver/safe.ts';
import type { Layout } from './layout.ts';
import type { Stop } from './stops.ts';

const RANK_WORDS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;
const RANK_MARKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const SUIT_WORDS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/** The index of a card: `A`, `10`, `K`. */
export function rankMark(rank: Rank): string {
  return RANK_MARKS[rank] ?? '';
}

/** A suit in words: `hearts`. */
function suitName(suit: Suit): string {
  return SUIT_WORDS[suit] ?? '';
}

/** A card in words: `9 of hearts`, `ace of spades`. */
export function cardName(card: Card): string {
  return `${RANK_WORDS[rankOf(card)]} of ${suitName(suitOf(card))}`;
}

/** A clause as a sentence: with a capital and a full stop. */
export function sentence(clause: string): string {
  const text = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A number of things: `1 card`, `3 cards`. */
function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Things in a row: `a`, `a and b`, `a, b and c`. */
function list(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The names of the parts of a board. */
export const NAMES = {
  foundations: 'Foundations',
  cells: 'Reserve cells',
  stock: 'Stock and waste piles',
} as const;

/** Why a move is refused, as a sentence. */
export function refusalSentence(refused: Refusal): string {
  return sentence(refusalText(refused, cardName));
}

/** The name of a card where it lies: `9 of hearts, top of fan 4 of 18`, `9 of hearts, fan 4, under 8 of spades`. */
export function cardLabel(position: Position, card: Card): string {
  const spot = find(position, card);
  const name = cardName(card);
  switch (spot?.at) {
    case 'fan':
      return spot.under === null
        ? `${name}, top of fan ${spot.fan + 1} of ${position.fans.length}`
        : `${name}, fan ${spot.fan + 1}, under ${cardName(spot.under)}`;
    case 'waste':
      return `${name}, top of waste pile ${spot.waste + 1}`;
    case 'cell':
      return `${name}, in reserve cell ${spot.cell + 1}`;
    case 'foundation':
      return `${name}, on its foundation`;
    default:
      return name;
  }
}

/** The name of a foundation pile: `hearts foundation, up to 5 of hearts`. */
function pileLabel(layout: Layout, position: Position, pile: number): string {
  const { suit, down } = layout.piles[pile] ?? { suit: null, down: false };
  const top = position.foundations[pile]?.at(-1);
  const name =
    suit === null
      ? `foundation ${pile + 1}`
      : `${suitName(suit)} foundation${down ? ', built down from the king' : ''}`;
  if (top === undefined) return `${name}, empty`;
  const full = position.foundations[pile]?.length === KING + 1;
  return full ? `${name}, complete` : `${name}, ${down ? 'down' : 'up'} to ${cardName(top)}`;
}

/** The name of anything that can have the focus. */
export function stopLabel(layout: Layout, position: Position, stop: Stop): string {
  switch (stop.at) {
    case 'card':
      return cardLabel(position, stop.card);
    case 'space':
      return `fan ${stop.fan + 1} of ${position.fans.length}, empty`;
    case 'pile':
      return pileLabel(layout, position, stop.pile);
    case 'cell': {
      const card = position.cells[stop.cell] ?? null;
      return card === null ? `reserve cell ${stop.cell + 1}, free` : cardLabel(position, card);
    }
    case 'stock':
      return `stock, ${count(position.stock.length, 'card')}`;
  }
}

/** The counters that stay in sight: `Deal 2 of 3 · merci 0/1 · 17 home`. */
export function stateLine(layout: Layout, position: Position): string {
  const deal = layout.deals === 1 ? 'One deal' : `Deal ${position.deal} of ${layout.deals}`;
  const merci = layout.merci === 0 ? '' : ` · merci ${position.merciUsed}/${layout.merci}`;
  return `${deal}${merci} · ${home(position)} home`;
}

/** Where a game stands, when it does not simply go on; `stuckSince` is whether nothing useful is left, proved. */
export function endingText(position: Position, phase: Phase, exhausted: boolean, redeal: boolean): string {
  const left = cardsLeft(position).length;
  switch (phase) {
    case 'won':
      return `All ${home(position)} cards are home. The game is won.`;
    case 'stuck-redeal':
      return `No move is left in this deal. Redeal the ${count(left, 'card')} that remain.`;
    case 'stuck-merci':
      return `No card can move, but the merci may still draw one${redeal ? ', or you may redeal' : ''}.`;
    case 'over':
      return `The game is over: ${home(position)} home, ${left} left.`;
    case 'playing':
      if (!exhausted) return '';
      return `Nothing useful is left: moves remain, but no more cards can come home in this deal${
        redeal ? '. You may redeal' : ''
      }.`;
  }
}

/** A fan from its bottom card to its top: `Fan 4: jack of spades, 8 of hearts, ace of clubs on top.` */
export function fanSaid(position: Position, fan: number): string {
  const names = (position.fans[fan] ?? []).map(cardName);
  return `Fan ${fan + 1}: ${names.length === 0 ? 'empty' : `${names.join(', ')} on top`}.`;
}

/** The top cards of all fans. */
export function topsSaid(position: Position): string {
  const tops = position.fans.flatMap((cards, fan) => {
    const top = cards.at(-1);
    return top === undefined ? [] : [`${fan + 1}, ${cardName(top)}`];
  });
  return tops.length === 0 ? 'No card is left in the fans.' : `Tops: ${tops.join('; ')}.`;
}

/** The legal moves. */
export function movesSaid(position: Position, legal: readonly Move[]): string {
  if (legal.length === 0) return 'No card can move.';
  return `${count(legal.length, 'move')}: ${legal.map((move) => moveClause(position, move)).join('; ')}.`;
}

/** The state of the game, with the foundations. */
export function stateSaid(layout: Layout, position: Position, ending: string): string {
  const piles = layout.piles.map((_, pile) => pileLabel(layout, position, pile).replace(' foundation', ''));
  return `${stateLine(layout, position)}. Foundations: ${piles.join('; ')}. ${ending}`.trim();
}

/** A move in few words: `ace of clubs home`, `9 of clubs on the 10 of clubs`. */
export function moveClause(position: Position, move: Move): string {
  if (move.kind === 'redeal') return 'redeal';
  if (move.kind === 'stock') return 'deal from the stock';
  const card = `${move.kind === 'merci' ? 'merci: ' : ''}${cardName(move.card)}`;
  if (move.to.at === 'foundation') return `${card} home`;
  if (move.to.at === 'cell') return `${card} to a reserve cell`;
  const fan = position.fans[move.to.fan] ?? [];
  if (fan.includes(move.card)) return `${card} to the top of its fan`;
  const onto = fan.at(-1);
  return onto === undefined
    ? `${card} to the empty fan ${move.to.fan + 1}`
    : `${card} on the ${cardName(onto)}`;
}

/** What a move that has been made did, and which card it has freed. */
export function moveSaid(before: Position, after: Position, move: Move): string {
  if (move.kind === 'redeal') {
    const fans = count(after.fans.length, 'fan');
    return `${count(cardsLeft(after).length, 'card')} dealt again, in ${fans}.`;
  }
  if (move.kind === 'stock') return 'Dealt from the stock.';
  const did = sentence(moveClause(before, move));
  const spot = find(before, move.card);
  if (spot?.at !== 'fan' || move.kind === 'merci') return did;
  const freed = after.fans[spot.fan]?.at(-1);
  return `${did} ${freed === undefined ? `Fan ${spot.fan + 1} is empty` : sentence(`${cardName(freed)} is free`)}`.replace(
    /([^.])$/,
    '$1.',
  );
}

/** What undo, redo, restart and the like have done; `clause` is the move that was taken back or made again. */
export function timeSaid(what: 'undone' | 'redone' | 'restarted' | 'opened', clause: string): string {
  switch (what) {
    case 'undone':
      return clause === '' ? 'Back in the game before.' : `Taken back: ${clause}.`;
    case 'redone':
      return clause === '' ? 'Forward to the next game.' : `Played again: ${clause}.`;
    case 'restarted':
      return 'Back to the first deal. Undo brings your game back.';
    case 'opened':
      return 'A new deal lies on the table. Undo brings your game back.';
  }
}

/** What a foundation waits for. */
export function pileWaits(rules: Rules, position: Position, pile: number): string {
  const rank = nextRank(rules, pile, position.foundations[pile]?.length ?? 0);
  const suit = pileSuit(rules, pile);
  if (rank === null) return 'this foundation is complete';
  if (suit === null) return `foundation ${pile + 1} waits for any ${RANK_WORDS[rank]}`;
  return `the ${suitName(suit)} foundation waits for the ${cardName(cardOf(rank, suit))}`;
}

/** What a table says before anything has been done. */
export const WELCOME = 'Touch a card, and it goes to the only place it has.';

/** What the table answers when something is begun, or cannot be. */
export const ASKED = {
  redeal: (plays: number) =>
    `There ${plays === 1 ? 'is' : 'are'} still ${count(plays, 'move')} in this deal. Press Redeal again to gather the cards all the same.`,
  merci: (cards: number) =>
    `Merci: choose one of the ${count(cards, 'buried card')} to draw. Press Merci again, or Esc, to leave it.`,
  merciOff: 'The merci stays untaken.',
  cell: 'This reserve cell is free.',
  noUndo: 'There is nothing to take back.',
  noRedo: 'There is nothing to play again.',
  space: (rules: Rules) =>
    rules.emptyFan === 'closed'
      ? 'an empty fan is never filled'
      : `${rules.emptyFan === 'kings' ? 'a king' : 'any card'} may fill this empty fan: choose the card first`,
} as const;

/** What the player may choose among when a card has several places. */
export function chooseSaid(position: Position, moves: readonly Move[]): string {
  const [first] = moves;
  if (first === undefined || !('card' in first)) return '';
  const places = moves.map((move) => moveClause(position, move).replace(`${cardName(first.card)} `, ''));
  return `Where does the ${cardName(first.card)} go: ${places.join(', or ')}? Esc cancels.`;
}

/** The names of the theorems by which a build is free. */
export const THEOREM_NAMES: Readonly<Record<Theorem, string>> = {
  king: 'on a king',
  single: 'on a single card',
  run: 'on a run in suit',
  immovable: 'on a card that can no longer move',
};

/** Why each of them makes a build free. */
export const THEOREM_REASONS: Readonly<Record<Theorem, string>> = {
  king: 'A king leaves its fan last of its suit, after the card built on it, so the build closes nothing.',
  single: 'Nothing lies under a single card, so the build buries nothing.',
  run: 'The card below lies on its next higher card already and will leave it only for home, after the card built on it.',
  immovable:
    'The card below can leave only for home, since its next higher card cannot be uncovered in this deal.',
};

/** What a build does, for those who hear the board and for the legend. */
export function buildNote(mark: BuildMark): string {
  switch (mark.kind) {
    case 'free':
      return `free build, ${THEOREM_NAMES[mark.theorem]}`;
    case 'costs':
      return `build that costs nothing now but buries ${list(mark.buries.map(cardName))}`;
    case 'loses':
      return `build that loses: ${count(mark.fewer, 'card')} fewer can come home`;
  }
}

/** What the marks mean, beside the board. */
export const LEGEND = {
  foundation: 'goes home',
  free: 'free build',
  costs: 'buries cards; as many can still come home',
  loses: 'fewer cards can come home',
} as const;

/** A free build by its theorem: `Free build on a king`. */
export function freeName(theorem: Theorem): string {
  return `Free build ${THEOREM_NAMES[theorem]}`;
}

/** What a hint that has been asked for says on each rung; the first rung names the fans from `zone`. */
export function hintText(position: Position, hint: Hint, rung: number, zone: readonly number[]): string {
  const { move } = hint;
  if (move === null) return 'No more cards can come home in this deal.';
  if (rung === 1) {
    const [first = 0, last = first] = [zone[0], zone.at(-1)];
    return first === last ? `Look at fan ${first + 1}.` : `Look at fans ${first + 1} to ${last + 1}.`;
  }
  if (rung === 2) return 'card' in move ? `It is the ${cardName(move.card)}.` : 'It is the stock.';
  if (rung === 3) return `Play the ${moveClause(position, move)}.`.replace('the deal', 'a deal');
  return reasonText(position, hint.reason);
}

function reasonText(position: Position, reason: Reason | null): string {
  switch (reason?.why) {
    case 'foundation':
      return 'A card that goes home never costs anything within a deal.';
    case 'free':
      return `The build is free: it goes ${THEOREM_NAMES[reason.theorem]}. ${THEOREM_REASONS[reason.theorem]}`;
    case 'uncovers': {
      const { card, then } = reason;
      if (then === null) return `It uncovers the ${cardName(card)} and opens the way for the line below.`;
      const later = moveClause(position, then).endsWith(' home') ? 'goes home' : 'moves on';
      return `It uncovers the ${cardName(card)}, which ${later} in the line below.`;
    }
    default:
      return 'It is the first move of the line below.';
  }
}

/** How sure a hint is. */
export function hintTrust(hint: Hint): string {
  return hint.proved ? 'proved' : `best found (${hint.nodes.toLocaleString('en-GB')} positions)`;
}

/** What the line of a hint comes to. */
export function lineText(cards: number, wins: boolean): string {
  return wins ? 'The line that wins:' : `The line, which brings ${count(cards, 'card')} home in this deal:`;
}

/** What a worse move comes to. */
export function worseText(position: Position, move: Move, fewer: number): string {
  return `${sentence(moveClause(position, move)).slice(0, -1)} would bring ${fewer} fewer home. Then at best:`;
}

/** How far a lesson's task is done. */
export function progressText(goal: Goal, { done, of }: Progress): string {
  return goal.kind === 'win' ? (done === of ? 'Won' : 'Not won yet') : `${done} of ${of} home`;
}

/** A card of a task that is home. */
export function doneName(card: Card): string {
  return `${cardName(card)}, home`;
}

/** The task of a lesson. */
export function goalText(goal: Goal): string {
  if (goal.kind === 'win') return 'Win the game.';
  return `Bring ${list(goal.cards.map((card) => `the ${cardName(card)}`))} home.`;
}

/** What a lesson says about its task: still open, done, or out of reach by the last move or by one before it. */
export const VERDICTS = {
  open: '',
  met: 'Well done: that is the task.',
  lost: 'The task cannot be done from here any more. Undo the last move and look again.',
  'lost-earlier':
    'The task cannot be done from here any more. Undo, move by move, until this line goes away.',
} as const;

/** Where a lesson's hints come from when it brings its own solution. */
export const LESSON_LINE = 'from the line of this lesson';

/** Moves in signs and few letters, for lines and move lists. */
export const SHORT = {
  redeal: 'Redeal',
  stock: 'Stock',
  merci: 'Merci',
  onto: 'on',
  home: 'home',
  space: 'to an empty fan',
  cell: 'to a cell',
} as const;

/** What the next press of Hint brings, by the rung that is shown. */
export const NEXT_RUNG = [
  '',
  'Press Hint again for the card.',
  'Press Hint again for the move.',
  'Press Hint again for the reason.',
] as const;

/** The names of buttons and parts of a table. */
export const LABELS = {
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  redeal: 'Redeal',
  redealNow: 'Redeal all the same',
  merci: 'Merci',
  restart: 'Start again',
  show: 'Show me',
  task: 'Your task:',
  bringHome: ' bring home ',
  win: ' win the game.',
  overlay: 'Show safe builds',
  legend: 'What the marks mean',
  sorting: 'Sorting the builds…',
  noBuilds: 'No build is open.',
  thinking: 'Thinking…',
  stop: 'Stop',
  keys: 'Keys',
  close: 'Close',
  another: 'Another deal',
  shuffle: 'Deal at random',
  paste: 'Or type or paste a deal, one fan a line, the top card last',
  layOut: 'Lay out this deal',
  link: 'Link to this deal',
  playTo: 'Play the line up to this move',
} as const;

/** A link whose deal cannot be read. */
export function badLink(reason: string): string {
  return `The deal in this link cannot be laid out, so the table stays as it is. ${reason}`;
}

/** The keys of a board and what they do, for the help. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['← →', 'from fan to fan, to the top card'],
  ['↑ ↓', 'deeper into a fan and back; past its ends to the row above or below'],
  ['Home, End', 'first and last fan'],
  ['9 H', 'a rank and then a suit (C, D, H, S) go to that card; a ten is 1 0 or T'],
  ['Enter, Space', 'play the card'],
  ['U, Y', 'undo, redo'],
  ['H', 'hint; again for more'],
  ['R, M', 'redeal, merci, where the game has them'],
  ['Esc', 'leave what was begun'],
  ['F, T', 'say this fan; say the top cards'],
  ['L, S', 'say the legal moves; say the state of the game'],
  ['?', 'this help'],
];

/** What the help says before its table. */
export const KEYS_INTRO =
  'One press plays a card to its only place, to its foundation first. Keys work while a card has the focus: Tab goes to the board.';
