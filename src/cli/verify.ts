import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { endsProof, type ProofLine, parseProof, type WrittenProof } from '../core/proof/proof.ts';
import { verifyProof } from '../core/proof/verify.ts';
import { type Fault, fail, ok, type Result } from '../core/result.ts';
import { cardCount } from '../core/rules.ts';
import type { Command } from './command.ts';
import { isBlank, type Lines, openInput } from './input.ts';
import { wholeOf } from './options.ts';
import { createProgress } from './progress.ts';

/** `lucie verify`: checks proofs by the plain rules. */
export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Checks proofs that `solve --proof` has written, by the plain rules alone.',
  about: `
Reads proofs, one after the other. Prints a header and then, for each proof that holds and separated by tabs: its id,
what it proves (solvable, unsolvable or unknown), how many cards come home at least and at most, and what was checked.
It ends at the first line that does not hold, with what was expected and found there.

The moves are played by the rules, and each door of a closed set is tried. Where the proof is a search, all positions are
enumerated again and compared by their number and the SHA-256 of their sorted keys. None of the fast searches is asked.
What is trusted: the rules as this program plays them and, where it says “at once”, that such moves lose nothing. “home”
are plays home of cards on which no card left can be built, “builds” are builds on a card that never moves again; the
proofs stand in src/core/proof/normal-form.ts.

A search of more positions than --budget-nodes (default 1000000) is not begun. Ctrl-C stops; what was printed before holds.`,
  needs: [],
  takes: ['budget-nodes'],
  reads: true,
  async *run(args) {
    const limit = wholeOf(args, 'budget-nodes', 1, 1_000_000);
    if (!limit.ok) return limit.fault;
    const lines = await openInput(args);
    if (!lines.ok) return lines.fault;
    const stop = stopAtSignal();
    try {
      let count = 0;
      for (;;) {
        const proof = await Promise.race([nextProof(lines.value), stop.signalled]);
        if (!proof.ok) return proof.fault;
        if (proof.value === null)
          return count === 0 ? { message: 'Expected a proof, found none.' } : undefined;
        const fault = await check(proof.value, limit.value, stop);
        if (fault !== null) return fault;
        if (count++ === 0) yield 'id\tverdict\tat least\tat most\tchecked';
        yield row(proof.value);
      }
    } finally {
      stop.forget();
    }
  },
};

/** Whether Ctrl-C has been pressed. */
interface Stop {
  readonly isWanted: () => boolean;
  /** Comes with a fault when it is pressed. */
  readonly signalled: Promise<Result<never>>;
  readonly forget: () => void;
}

function stopAtSignal(): Stop {
  const { promise, resolve } = Promise.withResolvers<Result<never>>();
  let isWanted = false;
  const stop = (): void => {
    isWanted = true;
    resolve(fail('Stopped before the end of the input.'));
  };
  process.once('SIGINT', stop);
  return { isWanted: () => isWanted, signalled: promise, forget: () => process.off('SIGINT', stop) };
}

/** Reads the next proof; null at the end of the input. */
async function nextProof(lines: Lines): Promise<Result<WrittenProof | null>> {
  const found: ProofLine[] = [];
  for (;;) {
    const next = await lines.next();
    if (next.done) break;
    if (isBlank(next.value)) continue;
    found.push(next.value);
    if (endsProof(next.value)) break;
  }
  return found.length === 0 ? ok(null) : parseProof(found);
}

/** Enumerations of so many positions are told about while they go on. */
const LONG = 10_000;

/** Checks a proof; while it enumerates it lets signals through. */
async function check(proof: WrittenProof, limit: number, stop: Stop): Promise<Fault | null> {
  const evidence = proof.bound?.evidence;
  const positions = evidence?.by === 'searched' && evidence.positions <= limit ? evidence.positions : 0;
  const name = `${proof.id}, thousands of positions`;
  const progress = positions < LONG ? null : createProgress(name, Math.round(positions / 1000), 0);
  const steps = verifyProof(proof, sha256, limit);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    progress?.step();
    await setImmediate();
    if (stop.isWanted())
      return { message: `Stopped at ${step.value} positions: ${proof.id} is not checked.` };
  }
  progress?.end();
  return step.value;
}

function row({ id, rules, least, moves, bound }: WrittenProof): string {
  const all = cardCount(rules);
  const most = bound?.most ?? all;
  const verdict = least === all ? 'solvable' : most < all ? 'unsolvable' : 'unknown';
  return [id, verdict, least, most, [`${moves.length} moves`, ...boundText(bound)].join(', ')].join('\t');
}

function boundText(bound: WrittenProof['bound']): string[] {
  if (bound === null) return [];
  const { evidence } = bound;
  if (evidence.by === 'locked') return [`${evidence.cards.length} locked cards`];
  const { positions, forms } = evidence;
  return [`${positions} positions${forms.length === 0 ? '' : `, at once ${forms.join(' and ')}`}`];
}

/** The SHA-256 of lines of text, each ended by a line feed, as 64 digits. */
export function sha256(lines: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(`${line}\n`);
  return hash.digest('hex');
}
