import { Worker } from 'node:worker_threads';
import { newGame } from '../../src/core/deal/new-game.ts';
import { advance } from '../../src/core/game.ts';
import { legalMercis, legalPlays, refusal } from '../../src/core/moves.ts';
import { PRESETS, type Preset } from '../../src/core/preset.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import type { Moment } from '../../src/play/session.ts';
import type { Question } from '../../src/solver/protocol.ts';
import { createDice, type Dice } from '../site/mutants.ts';
import type { Cost } from './solve.ts';

/*
 * Climbs, in every game, for positions that keep a player waiting: a game is played at random, cut somewhere and played on
 * in another way, and what takes longer is kept. What is worst is then asked once more, alone, for its memory, and
 * ended in the middle, for how soon that works.
 */

/** How long an answer is waited for, in milliseconds. */
const WAIT = 1_800_000;

/** The most that a player may see nothing new, in milliseconds of a processor, and the most memory, in megabytes. */
const MOST = { silent: 3000, memory: 300, stop: 500 };

/** What players ask, each as a question about a game that was played. */
const QUESTIONS: Readonly<
  Record<string, (preset: Preset, moments: readonly Moment[], dice: Dice) => Question | null>
> = {
  hint: ({ rules }, moments) => ({ kind: 'hint', rules, position: moments.at(-1)!.position }),
  'X-ray': ({ rules }, moments, dice) => {
    const { position } = moments.at(-1)!;
    const cards = position.fans.flat();
    return cards.length === 0 ? null : { kind: 'card', rules, position, card: dice.of(cards) };
  },
  values: ({ rules }, moments) => ({ kind: 'values', rules, position: moments.at(-1)!.position }),
  chance: ({ rules }, moments) => ({ kind: 'outlook', rules, position: moments.at(-1)!.position }),
  tell: (preset, moments) => {
    const deal = moments.findLast(({ move }) => move === null || move.kind === 'redeal')!;
    return { kind: 'tell', rules: preset.rules, position: deal.position, named: { preset, changes: [] } };
  },
  review: ({ rules }, moments) => ({
    kind: 'review',
    rules,
    game: moments.map(({ position, move }) => ({ position, move })),
  }),
};

/** The worst that was found. */
interface Worst extends Cost {
  readonly moments: readonly Moment[];
  readonly question: Question;
}

function startWorker(): Worker {
  return new Worker(new URL('./solve.ts', import.meta.url));
}

/** What a question costs; so much that nobody may wait for it where it has not ended after half an hour. */
async function costOf(worker: Worker, question: Question): Promise<Cost | null> {
  worker.postMessage(question);
  const { promise, resolve, reject } = Promise.withResolvers<Cost | null>();
  const timer = setTimeout(() => resolve(null), WAIT);
  worker.once('message', resolve);
  worker.once('error', reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', resolve);
    worker.off('error', reject);
  }
}

/** The game cut somewhere and played on at random; or another one from its deal. */
function neighbour({ rules }: Preset, moments: readonly Moment[], dice: Dice): Moment[] {
  const fresh = moments.length === 0 || dice.below(4) === 0;
  const game = fresh ? newGame(rules, `worst-${dice.below(1e9)}`) : moments[0]!.game;
  const next: Moment[] = fresh
    ? [{ game, position: game.start, move: null }]
    : moments.slice(0, 1 + dice.below(moments.length));
  for (let left = dice.below(fresh ? 60 : 15); left > 0; left--) {
    const { position } = next.at(-1)!;
    const moves = [...legalPlays(rules, position), ...legalMercis(rules, position)];
    if (refusal(rules, position, { kind: 'redeal' }) === null && (moves.length === 0 || dice.below(20) === 0))
      moves.splice(0, moves.length, { kind: 'redeal' });
    if (moves.length === 0) break;
    const move = dice.of(moves);
    next.push({ game, position: advance(game, position, move), move });
  }
  return next;
}

/** The most memory that a question takes in a worker of its own beyond what the worker takes, in megabytes. */
async function memoryOf(question: Question): Promise<number> {
  const worker = startWorker();
  await costOf(worker, {
    kind: 'builds',
    rules: question.rules,
    position: newGame(question.rules, '1').start,
  });
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await costOf(worker, question);
  clearInterval(timer);
  await worker.terminate();
  return Math.round((most - before) / 1e6);
}

/** How long it takes until a question is ended in the middle, in milliseconds: the least of three, since a busy machine adds to it. */
async function stopOf(question: Question, whole: number): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < 3; tries++) times.push(await stopOnce(question, whole));
  return Math.min(...times);
}

async function stopOnce(question: Question, whole: number): Promise<number> {
  const worker = startWorker();
  await costOf(worker, {
    kind: 'builds',
    rules: question.rules,
    position: newGame(question.rules, '1').start,
  });
  worker.postMessage(question);
  await new Promise((done) => setTimeout(done, whole / 2));
  const start = performance.now();
  await worker.terminate();
  return Math.round(performance.now() - start);
}

/** Climbs for so many seconds in each game, or in those of these ids, prints a table of the worst, and says whether nobody waits too long. */
export async function climb(seconds: number, seed: number, ids: readonly string[]): Promise<boolean> {
  const dice = createDice(seed);
  let isGood = true;
  console.log('game\tquestion\ttries\tms silent\tms in all\tMB\tms to stop\tposition');
  for (const preset of PRESETS.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      let worker = startWorker();
      let worst: Worst | null = null;
      let [tries, spent] = [0, 0];
      while (spent < (seconds * 1000) / Object.keys(QUESTIONS).length) {
        const moments = neighbour(preset, worst?.moments ?? [], dice);
        const question = ask(preset, moments, dice);
        if (question === null) continue;
        const cost = await costOf(worker, question);
        tries++;
        if (cost === null) {
          await worker.terminate();
          worker = startWorker();
        }
        const { silent, whole } = cost ?? { silent: WAIT, whole: WAIT };
        // A question whose answer is there at once costs something, too: without it the climb would not end.
        spent += whole + 5;
        if (worst === null || silent > worst.silent) worst = { silent, whole, moments, question };
      }
      await worker.terminate();
      if (worst === null) continue;
      const [memory, stop] = [await memoryOf(worst.question), await stopOf(worst.question, worst.whole)];
      const tooMuch = worst.silent > MOST.silent || memory > MOST.memory || stop > MOST.stop;
      if (tooMuch) isGood = false;
      console.log(
        [
          preset.id,
          `${tooMuch ? 'TOO MUCH: ' : ''}${name}`,
          tries,
          Math.round(worst.silent),
          Math.round(worst.whole),
          memory,
          stop,
          makeGameLink(worst.moments),
        ].join('\t'),
      );
    }
  }
  return isGood;
}
