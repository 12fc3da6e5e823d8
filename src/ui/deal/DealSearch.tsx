import { useEffect, useRef, useState } from 'preact/hooks';
import { newGame } from '../../core/deal/new-game.ts';
import { changedFields, nearestPreset } from '../../play/nearest-preset.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { SOUGHT, soughtNote } from '../words/en/deals/deal-search.ts';
import { LABELS, NO_ANSWER } from '../words/en/table.ts';
import type { SoughtDeal } from './look-for-deal.ts';
import './deal-search.css';

/** What is looked for, how many deals were tried, and that in words. */
interface SearchState {
  readonly sought: SoughtDeal;
  readonly tried: number;
  readonly text: string;
}

/**
 * Has the solver look for a deal that is easy or hard, or is proved to be winnable, and lays it out; the look can be
 * stopped at any time. Under house rules, whose deals have not been measured, only a winnable one is offered.
 */
export function DealSearch({ controller }: { readonly controller: TableController }) {
  const { ask, stop } = useSolver();
  const [state, setState] = useState<SearchState | null>(null);
  const [note, setNote] = useState('');
  // Counts the looks: what one needs may still be on its way when it is stopped.
  const look = useRef(0);
  const { rules, game } = controller;
  const named = changedFields(nearestPreset(rules).rules, rules).length === 0;
  const kinds: readonly SoughtDeal[] = named ? ['easy', 'hard', 'winnable'] : ['winnable'];
  const halt = () => {
    look.current++;
    stop();
    setState(null);
  };
  // A deal found for other rules than those in force would be no answer any more, and nobody waits for it.
  useEffect(
    () => () => {
      halt();
      setNote('');
    },
    [game],
  );
  const end = (text: string) => {
    halt();
    setNote(text);
    controller.say(text, null);
  };
  const search = async (sought: SoughtDeal) => {
    halt();
    const started = look.current;
    const isWanted = () => started === look.current;
    setNote('');
    const text = SOUGHT.looking(SOUGHT.names[sought]);
    setState({ sought, tried: 0, text });
    controller.say(text, null);
    const parts = await import('./look-for-deal.ts').catch(() => null);
    if (!isWanted()) return;
    if (parts === null) return end(LABELS.notLoaded);
    parts.lookForDeal(sought, rules, ask, {
      isWanted,
      onTried: (tried, told) => setState({ sought, tried, text: told }),
      onFound(seed, told) {
        setState(null);
        controller.open(newGame(rules, seed));
        controller.say(told);
      },
      onNone: (why) => end(why === 'not-loaded' ? LABELS.notLoaded : NO_ANSWER[why]),
    });
  };
  return (
    <div class="lucie-sought">
      <div class="lucie-sought-kinds">
        {kinds.map((sought) => (
          <button
            key={sought}
            type="button"
            class="lucie-button"
            onClick={() =>
              state?.sought === sought ? end(SOUGHT.stopped(state.tried)) : void search(sought)
            }
          >
            {state?.sought === sought ? SOUGHT.stop : SOUGHT.names[sought]}
          </button>
        ))}
      </div>
      <span class="lucie-fine">{state?.text ?? (note || soughtNote(rules, named))}</span>
    </div>
  );
}
