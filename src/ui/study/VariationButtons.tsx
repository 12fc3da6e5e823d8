import { makePath, type Path } from '../../core/path.ts';
import { MoveText } from '../board/MoveText.tsx';
import { STUDY } from '../words/en/study.ts';
import { Glyph } from './Glyph.tsx';
import { pathInto, type StudyView } from './walk.ts';

interface InsteadProps {
  readonly shown: StudyView;
  readonly onGo: (path: Path) => void;
}

/** The ways off a place in a study: the moves that could have been made instead, and out of a variation the way back. */
export function VariationButtons({ shown: { path, node, before }, onGo }: InsteadProps) {
  const fork = path.forks.at(-1);
  const go = (to: Path) => (event: Event) => {
    // The button is gone when the place has changed, so focus moves on to what is said about it.
    const study = (event.currentTarget as HTMLElement).closest('.lucie-study');
    study?.querySelector<HTMLElement>('.lucie-comment')?.focus({ preventScroll: true });
    onGo(to);
  };
  const variations = node?.variations ?? [];
  if (variations.length === 0 && fork === undefined) return null;
  return (
    <div class="lucie-instead">
      {variations.length > 0 && <span class="lucie-fine">{STUDY.variation}</span>}
      {variations.map(({ nodes: [first] }, index) => {
        if (first === undefined) return null;
        const to = pathInto(path, path.ply - 1, index);
        return (
          <button key={makePath(to)} type="button" class="lucie-button" onClick={go(to)}>
            <MoveText position={before} move={first.move.move} />
            <Glyph glyph={first.glyph} />
          </button>
        );
      })}
      {fork !== undefined && (
        <button
          type="button"
          class="lucie-button"
          onClick={go({ forks: path.forks.slice(0, -1), ply: fork.ply + 1 })}
        >
          {STUDY.leave}
        </button>
      )}
    </div>
  );
}
