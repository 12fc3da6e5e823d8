import { useState } from 'preact/hooks';
import { ASIDE } from '../words/en/record.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { download } from './download.ts';
import { type SetAside, throwAway } from './set-aside.ts';

interface SetAsideTextsProps {
  readonly texts: readonly SetAside[];
  readonly onDropped: () => void;
}

/** Whatever could not be read, to be downloaded or thrown away. */
export function SetAsideTexts({ texts, onDropped }: SetAsideTextsProps) {
  const [asked, setAsked] = useState<SetAside | null>(null);
  const save = ({ key, text }: SetAside) => download(`${key}.txt`, text);
  return (
    <section>
      <h2>{ASIDE.title}</h2>
      <p class="lucie-fine">{ASIDE.note}</p>
      <ul class="lucie-aside">
        {texts.map((aside) => (
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
            onDropped();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
