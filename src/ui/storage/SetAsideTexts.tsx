import { useState } from 'preact/hooks';
import { ASIDE } from '../words/en/stored.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { download } from './download.ts';
import { type SetAside, throwAway } from './set-aside.ts';

interface SetAsideTextsProps {
  /** The view of a store with its texts that were set aside. */
  readonly store: { readonly setAside: readonly SetAside[]; readonly look: () => void };
  readonly say: (text: string) => void;
}

/** Whatever of a store could not be read, to be downloaded or thrown away; nothing where all could. */
export function SetAsideTexts({ store: { setAside, look }, say }: SetAsideTextsProps) {
  const [asked, setAsked] = useState<SetAside | null>(null);
  if (setAside.length === 0) return null;
  const save = ({ key, text }: SetAside) => download(`${key}.txt`, text);
  return (
    <section>
      <h2>{ASIDE.title}</h2>
      <p class="lucie-fine">{ASIDE.note}</p>
      <ul class="lucie-aside">
        {setAside.map((aside) => (
          <li key={aside.key}>
            <span id={`of-${aside.key}`} class="lucie-aside-name">
              {ASIDE.item(aside.key, aside.text.length)}
            </span>
            <button
              type="button"
              class="lucie-button"
              aria-describedby={`of-${aside.key}`}
              onClick={() => save(aside)}
            >
              {ASIDE.save}
            </button>
            <button
              type="button"
              class="lucie-button"
              aria-describedby={`of-${aside.key}`}
              onClick={() => setAsked(aside)}
            >
              {ASIDE.drop}
            </button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={ASIDE.drop}
          text={ASIDE.dropAsk}
          save={ASIDE.save}
          onSave={() => save(asked)}
          doIt={ASIDE.drop}
          onDo={() => {
            throwAway(asked.key);
            say(ASIDE.dropped);
            look();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
