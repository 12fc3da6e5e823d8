import type { Theme } from '../../../../core/puzzle.ts';

/* A puzzle that is played needs none of these: they are for its page, which is made when the site is. */

/** What a theme is called, what its puzzles ask, and the idea behind their solutions. */
interface ThemeWords {
  readonly title: string;
  readonly asks: string;
  readonly idea: string;
}

/** The words of each theme. */
export const THEME_WORDS: Readonly<Record<Theme, ThemeWords>> = {
  'free-or-fatal': {
    title: 'Free or fatal?',
    asks: 'Several builds are possible. Which one is free, and which one loses the deal?',
    idea: 'A build stays until it goes home. First ask what it buries, then what it uncovers.',
  },
  'which-first': {
    title: 'Which first?',
    asks: 'Two builds compete; the order matters.',
    idea: 'A card that you build on can no longer move. Make the lower build first only if the higher one can wait.',
  },
  'open-the-fan': {
    title: 'Open the fan',
    asks: 'You need the cards of one fan. Find the way to its bottom card.',
    idea: 'Count the cards that have to leave the fan, and find a place for each that stays open long enough.',
  },
  'free-the-card': {
    title: 'Uncover the card',
    asks: 'Uncover one card in a few moves.',
    idea: 'Work backwards: which card lies on it, where can that card go, and what lies there?',
  },
  'win-this-deal': {
    title: 'Win this deal',
    asks: 'Every card can still come home, but the way is long. Find it.',
    idea: 'You can see all cards, so plan the whole deal. Make first the moves that cannot wait.',
  },
  'only-move': {
    title: 'The only move',
    asks: 'Many moves are possible, and only one keeps the win.',
    idea: 'Every other move takes away a place or buries a card that you need to win.',
  },
  'under-the-king': {
    title: 'Under the king',
    asks: 'A card lies under a king, and the king can only go home. Bring the card out.',
    idea: 'A king can only go home. The cards under it wait for its whole suit.',
  },
  sacrifice: {
    title: 'The best sacrifice',
    asks: 'You must give up some cards. Give up as few as you can.',
    idea: 'A build may lose cards and still be the best: compare what it costs with what it opens.',
  },
  'hold-back': {
    title: 'Hold back',
    asks: 'The deal cannot be won. Which cards should still be on the table when you redeal?',
    idea: 'This rule is nearly always right: keep the kings, then count the cards left by threes. If nothing is over, keep one card more.',
  },
  draw: {
    title: 'Which card to draw',
    asks: 'You may draw one buried card. Choose the one that wins.',
    idea: 'Draw the card for which most other cards wait, not the one that is buried deepest.',
  },
  'kings-to-spaces': {
    title: 'Kings to spaces',
    asks: 'A king may go to an empty fan. Empty a fan, and fill it with the right king.',
    idea: 'Choose the king that uncovers the cards you need most.',
  },
  'cap-of-three': {
    title: 'A cap of three',
    asks: 'No fan holds more than three cards. Find room.',
    idea: 'With a cap, only a short fan takes a card, so make room before you need it. An emptied fan takes no card.',
  },
  'any-suit': {
    title: 'Any suit',
    asks: 'A card may go on any card that is one higher. Choose the right one.',
    idea: 'If a card has several places, keep the one open that another card will need.',
  },
  colours: {
    title: 'One of two places',
    asks: 'A card may go on either of two cards of the other colour. Choose the right one.',
    idea: 'Look at both places before you build: what does each one bury, and which other card needs it?',
  },
  cells: {
    title: 'A card for the cell',
    asks: 'A cell holds one card. Choose the card that leads on.',
    idea: 'Before you lay a card in a cell, ask what it uncovers and when it can leave again.',
  },
  'up-or-down': {
    title: 'Up or down?',
    asks: 'A card may go on the next higher or the next lower card of its suit. Find the right one to begin with.',
    idea: 'Look for builds in both directions. The one that goes up is easily overlooked.',
  },
  'both-ends': {
    title: 'From both ends',
    asks: 'Four foundations go up from the aces, and four come down from the kings. Use both to uncover one card.',
    idea: 'A card can go home from either end. Look at the foundations that come down as often as at those that go up.',
  },
  wastes: {
    title: 'Under the waste',
    asks: 'The stock is used up. Uncover a card in a waste pile.',
    idea: 'Nothing goes back to a waste pile. Count the cards that lie on the one you want, and keep a place for each.',
  },
  'first-deal': {
    title: 'The whole first deal',
    asks: 'In Trefoil the aces are home before you begin. Bring home all that the first deal can give.',
    idea: 'Read the whole deal before you touch it, and begin with the card that you want.',
  },
  'one-deal': {
    title: 'One deal is the game',
    asks: 'There is no redeal. Win the game from here.',
    idea: 'Without a redeal one lost card loses the game. Before you build on a card, ask how the cards under it come out.',
  },
  'four-deals': {
    title: 'Three redeals to plan',
    asks: 'Two or three redeals are still to come. Which cards should be on the table when you take the next one?',
    idea: 'A redeal is worth more the better the cards are that you give to it. Hold back what is worth more on the table than at home.',
  },
  'one-move-each': {
    title: 'One move each',
    asks: 'Each card may be moved once in a deal. Which card should use its move now?',
    idea: 'A card that you build stays there until it goes home. So do not ask only what it uncovers, but also what it buries for good.',
  },
  'to-the-end': {
    title: 'To the end of the game',
    asks: 'A game of one of the sisters can still be won. Find the way to its end.',
    idea: 'Look for the lowest cards that are not home. What lies on them needs a place first.',
  },
  'only-down': {
    title: 'Only down',
    asks: 'Fans hold three cards at most, and builds only go down. One card can go to two places: choose.',
    idea: 'Every build takes a place away. Use the one that no other card needs.',
  },
  'cleared-king': {
    title: 'A king laid bare',
    asks: 'All kings lie at the bottom of their fans. Clear one, and use it.',
    idea: 'A queen goes only on a king. Clear a king before you have to move a queen.',
  },
  'kings-and-colours': {
    title: 'Kings and colours',
    asks: 'Cards are built in the other colour, and a space waits for a king. Which king, and when?',
    idea: 'A king in a space takes either queen of the other colour, and each of them opens a fan.',
  },
  'cells-for-kings': {
    title: 'Cells for kings',
    asks: 'There are two cells, and a space takes a king. Which cards should wait in a cell?',
    idea: 'A cell is well used if it empties a fan, or takes what lies on a king. The king then makes a place.',
  },
  'low-cards-first': {
    title: 'Low cards first',
    asks: 'The aces are home, and a two or a three is the next of its suit. Uncover it.',
    idea: 'The suit that is furthest behind holds up the rest. Find its next card before you build anything.',
  },
  'king-on-a-queen': {
    title: 'A king on a queen',
    asks: 'A king lies on the card that is wanted, and only a queen takes it. Make room for it there.',
    idea: 'A king waits for a queen with room on it. Which one, and what has to leave it first?',
  },
  'which-stays': {
    title: 'Which of them stays?',
    asks: 'Two cards of a rank lie uncovered, and either goes on the other. Choose the one that moves.',
    idea: 'A card that you build on stays, and so do the cards under it. Which of them do you need first?',
  },
  'red-and-black': {
    title: 'One of two goes home',
    asks: 'Two cards of one rank and colour could go home, and a foundation takes one of them. Send the right one.',
    idea: 'On the foundations red and black take turns, so either red six goes on a black five. Look at what lies under each.',
  },
  'last-cards-aside': {
    title: 'The last cards aside',
    asks: 'An emptied fan takes an ace or a king. Use it, and uncover the card that is named.',
    idea: 'Red suits end with their ace, black ones with their king. Only these four cards can fill a space: which of them is in the way?',
  },
  'bottom-of-four': {
    title: 'The bottom of four',
    asks: 'Fans have four cards. Uncover the lowest card of one: the others need a place first.',
    idea: 'A run can be turned round, and an emptied fan takes an ace or a king. Plan from the bottom card up: what lies on it, and where does that go?',
  },
  'one-space': {
    title: 'The one space',
    asks: 'Any card may go to the empty fan. Choose the one that has to, and uncover the card that is named.',
    idea: 'A space is soon full. The card that goes there should have its equals on top elsewhere, so that they follow it.',
  },
  'single-card-stays': {
    title: 'The single card',
    asks: 'The stock is used up, so an emptied fan stays empty. Uncover the card that is named.',
    idea: 'While there is a stock, a single card that moves brings three cards. Now it only takes a place away: which single card has to stay?',
  },
};

/** The words of the pages with puzzles. */
export const PUZZLES = {
  number: (title: string, number: number) => `${title.replace(/\?$/, '')} ${number}`,
  place: (number: number, of: number) => `Puzzle ${number} of ${of}`,
  solution: 'Solution',
  also: 'With these first moves you can reach the goal as well:',
  only: 'With any other first move the goal is lost.',
  wrong: 'What the other first moves lose:',
  losesCards: 'loses',
  loses: 'loses the goal',
  atBest: 'then at best',
  uncovers: 'uncovers',
  worth: (percent: number) => `; the best redeal after it wins ${percent.toFixed(1)}\u00A0%`,
  not: 'not',
  until: (move: number) => ` up to move ${move}`,
  proved: 'All of this is proved: every line of play was searched to its end.',
  tables:
    'Every line of play was searched to its end. What a redeal is worth comes from the measured tables of perfect play.',
  before: 'Back',
  next: 'Next',
  all: 'All puzzles',
  learn: 'Read about it',
  way: 'The way here',
  section: 'Practice',
  onward: 'On from here',
  game: 'The game is',
  anyPuzzle: 'Puzzles without network',
  opening: 'Opening the puzzle …',
  noSuch:
    'This page shows the puzzle that its address names, where there is no network. There is no puzzle of this name.',
  notKept: 'This puzzle could not be read, because there is no network and it is not kept on this device.',
  ofGame: (puzzles: number) => `There are ${puzzles} puzzles of this game, each with its proof:`,
} as const;
