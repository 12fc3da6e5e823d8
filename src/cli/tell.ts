import { makeCard, runsOf } from '../core/card.ts';
import { type Move, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { percentText } from '../core/proportion.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { type Episode, isHome, planOf } from '../explain/plan.ts';
import { HINT_LIMIT } from '../solver/hint.ts';
import { type Outlook, outlook } from '../solver/outlook.ts';
import type { Command } from './command.ts';
import { openInput, readPosition } from './input.ts';
import { readTable } from './measured.ts';
import { rulesFromOptions } from './options.ts';

/** `lucie tell`: the best line of a position as a plan. */
export const tellCommand: Command = {
  name: 'tell',
  summary: 'Tells the best line of a position as a plan, step by step.',
  about: `
Reads one position and prints how many cards come home in this deal and whether that is proved, then the plan: a step a
line, each with the moves that have to be made and the cards that they bring home.`,
  needs: ['rules'],
  takes: ['set'],
  reads: true,
  async *run(args) {
    const rules = rulesFromOptions(args);
    if (!rules.ok) return rules.fault;
    const lines = await openInput(args);
    if (!lines.ok) return lines.fault;
    const read = await readPosition(rules.value, lines.value);
    if (!read.ok) return read.fault;
    const seen = outlook(rules.value, read.value, readTable(rules.value), HINT_LIMIT);
    yield resultText(rules.value, seen);
    let position = read.value;
    for (const [at, episode] of planOf(rules.value, position, seen.line).entries()) {
      yield `${at + 1}. ${episodeText(rules.value, position, episode)}`;
      position = episode.reduce((before, move) => play(rules.value, before, move), position);
    }
    if (seen.ending === 'redeal') yield redealText(seen);
    return undefined;
  },
};

/** How many cards come home in this deal, and how sure that is. */
function resultText(rules: Rules, { home, most, ending }: Outlook): string {
  const all = cardCount(rules);
  if (ending === 'won') return `All ${all} cards come home: proved by the plan.`;
  const brought = `${home} of ${all} cards home`;
  if (most) return `At most ${brought} in this deal: proved.`;
  return ending === 'redeal'
    ? `This plan stops with ${brought}.`
    : `The best that was found: ${brought}. It is not proved that no more can come home.`;
}

/** An episode as a sentence: `JH to the QH, TH to the JH; then 4D-7D home.` */
function episodeText(rules: Rules, start: Position, episode: Episode): string {
  const brought = episode.length - episode.findLastIndex((move) => !isHome(move)) - 1;
  let position = start;
  const first = episode.slice(0, episode.length - brought).map((move) => {
    const text = moveText(position, move);
    position = play(rules, position, move);
    return text;
  });
  const cards = episode.slice(first.length).flatMap((move) => ('card' in move ? [move.card] : []));
  const runs = runsOf(cards).map(({ from, to }) =>
    from === to ? makeCard(from) : `${makeCard(from)}-${makeCard(to)}`,
  );
  const home = runs.length === 0 ? '' : `${runs.join(', ')} home`;
  return `${[first.join(', '), home].filter((text) => text !== '').join('; then ')}.`;
}

function moveText(position: Position, move: Move): string {
  if (move.kind === 'stock') return 'a deal from the stock';
  if (move.kind === 'redeal') return 'the redeal';
  const card = move.kind === 'merci' ? `the draw of ${makeCard(move.card)}` : makeCard(move.card);
  if (move.to.at === 'foundation') return `${card} home`;
  if (move.to.at === 'cell') return `${card} to a cell`;
  const fan = position.fans[move.to.fan] ?? [];
  if (fan.includes(move.card)) return `${card} to the top of its fan`;
  const onto = fan.at(-1);
  return onto === undefined ? `${card} to an empty fan` : `${card} to the ${makeCard(onto)}`;
}

function redealText({ chance, heldBack }: Outlook): string {
  const held = heldBack.length === 0 ? '' : `, holding back ${heldBack.map(makeCard).join(', ')}`;
  if (chance === null) return `Then redeal${held}.`;
  const { share, range } = percentText(chance);
  return `Then redeal${held}: the chance to win is ${[share, range && `(${range})`].filter(Boolean).join(' ')}.`;
}
