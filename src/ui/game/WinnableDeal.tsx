import { useEffect, useState } from 'preact/hooks';
import { newGame } from '../../core/game.ts';
import { randomSeed } from '../table/random-seed.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { foundText, friendlyText, triedText, WINNABLE } from '../words/en/game.ts';
import { NO_ANSWER } from '../words/en/table.ts';

/** How far the search has come. */
interface Progress {
  readonly tried: number;
  readonly unknown: number;
}

/** Has the solver look for a deal that is proved to be winnable, and lays it out; the look can be stopped at any time. */
export function WinnableDeal({ controller }: { controller: TableController }) {
  const { ask, stop } = useSolver();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [note, setNote] = useState('');
  const { rules, game } = controller;
  // A deal found for other rules than those in force would be no answer any more, and nobody waits for it.
  useEffect(
    () => () => {
      stop();
      setProgress(null);
      setNote('');
    },
    [game],
  );
  const end = (text: string) => {
    setProgress(null);
    setNote(text);
    controller.say(text, null);
  };
  const search = () => {
    setNote('');
    setProgress({ tried: 0, unknown: 0 });
    controller.say(WINNABLE.looking, null);
    ask({ kind: 'winnable', rules, seed: randomSeed() }, (reply) => {
      if (reply.kind === 'fault') return end(NO_ANSWER[reply.why]);
      if (reply.kind !== 'tried') return;
      const { found } = reply.tried;
      if (found === null) return setProgress(reply.tried);
      setProgress(null);
      controller.open(newGame(rules, found.seed));
      controller.say(foundText(rules, found.hinted));
    });
  };
  const leave = () => {
    stop();
    end(WINNABLE.stopped(progress?.tried ?? 0));
  };
  return (
    <p class="lucie-today">
      <button type="button" class="lucie-button" onClick={progress === null ? search : leave}>
        {progress === null ? WINNABLE.name : WINNABLE.stop}
      </button>{' '}
      <span class="lucie-fine">{progress === null ? note || friendlyText(rules) : triedText(progress)}</span>
    </p>
  );
}
