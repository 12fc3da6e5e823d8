import { practiceStore } from '../practice/practice-store.ts';
import { statesOf } from '../practice/try-states.ts';
import { useListStore } from '../storage/use-list-store.ts';
import { sentence } from '../words/en/phrases.ts';
import { TRY_WORDS } from '../words/en/practice.ts';

/** Says that the player has solved a puzzle, at once or with a hint; nothing where that is not so. */
export function PuzzleMark({ puzzle }: { readonly puzzle: string }) {
  const { found } = useListStore(practiceStore);
  const state = statesOf(found?.state === 'record' ? found.record : null).get(puzzle);
  return state === undefined || state === 'failed' ? null : (
    <p class="lucie-door-mark">{sentence(TRY_WORDS[state])}</p>
  );
}
