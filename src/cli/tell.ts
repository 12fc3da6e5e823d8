import { makeCard } from '../core/card.ts';
import { makeCardRun, runsOf } from '../core/card-run.ts';
import { play, refusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { presetOf } from '../core/preset.ts';
import { percentText } from '../core/proportion.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { type Episode, partsOf, planOf } from '../explain/plan.ts';
import { makeToldStudy, moveText, type ToldGame } from '../explain/told-study.ts';
import { HINT_LIMIT } from '../solver/hint.ts';
import { type Outlook, outlook } from '../solver/outlook.ts';
import { tellDeal } from '../solver/tell/tell-deal.ts';
import type { Command } from './command.ts';
import { readGiven } from './input.ts';
import { readTable } from './measured.ts';
import { gameWords } from './options.ts';
import { lostTexts } from './ring-text.ts';

/** `lucie tell`: the best line of a position as a plan. */
export const tellCommand: Command = {
  name: 'tell',
  summary: 'Tells the best line of a position as a plan, step by step.',
  about: `
Reads one position and prints how many cards come home in this deal and whether that is proved, then the plan: a step a
line, each with the moves that have to be made and the cards that they bring home. Last it says why what is left then
cannot come home in this deal: which cards wait for each other in a ring, or that every way was tried.

With --lucie it prints the deal as a study instead, an annotated game in the notation of this site: the plan for the most
cards in this deal, the places where one move alone keeps them, and what plain advice comes to.`,
  needs: ['rules'],
  takes: ['set', 'lucie'],
  reads: true,
  async *run(args) {
    const given = await readGiven(args);
    if (!given.ok) return given.fault;
    const { rules, position } = given.value;
    if (args.values.lucie !== undefined) {
      const [id = '', ...changes] = gameWords(args).split(/\s+/);
      yield studyText({ rules, preset: presetOf(id)!, changes }, position);
      return undefined;
    }
    const seen = outlook(rules, position, readTable(rules, position.merciUsed), HINT_LIMIT);
    yield resultText(rules, seen);
    const plan = planOf(rules, position, seen.line, false);
    yield* planTexts(rules, position, plan);
    const end = plan.flat().reduce((before, move) => play(rules, before, move), position);
    yield* lostTexts(rules, end);
    const redealNow = refusal(rules, end, { kind: 'redeal' }) === null;
    if (seen.ending === 'redeal' && redealNow) yield redealText(seen);
    return undefined;
  },
};

/** The annotated deal, without the end of its last line. */
function studyText(game: ToldGame, position: Position): string {
  for (const { told } of tellDeal(game.rules, position)) {
    if (told !== null) return makeToldStudy(game, told).trimEnd();
  }
  throw new Error('a deal was not told to its end');
}

/** How many cards come home in this deal, and how sure that is. */
function resultText(rules: Rules, { home, most, ending }: Outlook): string {
  const all = cardCount(rules);
  if (ending === 'won') return `All ${all} cards come home: proved by the plan.`;
  const brought = `${home} of ${all} cards home`;
  if (most && home === 0) return 'No card can come home in this deal: proved.';
  if (most) return `At most ${brought} in this deal: proved.`;
  return ending === 'redeal'
    ? `This plan stops with ${brought}.`
    : `The best that was found: ${brought}. It is not proved that no more can come home.`;
}

/** A plan, an episode a line: `1. JH to the QH, TH to the JH; then 4D-7D home.` */
export function planTexts(rules: Rules, start: Position, plan: readonly Episode[]): string[] {
  let position = start;
  return plan.map((episode, at) => {
    const text = `${at + 1}. ${episodeText(rules, position, episode)}`;
    position = episode.reduce((before, move) => play(rules, before, move), position);
    return text;
  });
}

/** An episode as a sentence: `JH to the QH, TH to the JH; then 4D-7D home.` */
export function episodeText(rules: Rules, start: Position, episode: Episode): string {
  const { first, cards } = partsOf(episode);
  let position = start;
  const moves = first.map((move) => {
    const text = moveText(position, move);
    position = play(rules, position, move);
    return text;
  });
  const runs = runsOf(cards).map(makeCardRun);
  const home = runs.length === 0 ? '' : `${runs.join(', ')} home`;
  return `${[moves.join(', '), home].filter((text) => text !== '').join('; then ')}.`;
}

function redealText({ chance, heldBack }: Outlook): string {
  const held = heldBack.length === 0 ? '' : `, holding back ${heldBack.map(makeCard).join(', ')}`;
  if (chance === null) return `Then redeal${held}.`;
  const { share, range } = percentText(chance);
  return `Then redeal${held}: the chance to win is ${[share, range && `(${range})`].filter(Boolean).join(' ')}.`;
}
