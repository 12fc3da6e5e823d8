import { useState } from 'preact/hooks';
import { RESULT } from '../words/en/days/result.ts';
import { ByHand } from './ByHand.tsx';
import { dayAddress } from './day-address.ts';
import { copyText, type HandedOver } from './hand-over.ts';

interface CopyResultProps {
  /** The day that the result is of, as day.ts numbers it. */
  readonly day: number;
  /** The result as a sentence. */
  readonly result: string;
  readonly say: (text: string) => void;
}

/** The button that copies a result, with the address of its day; where that is not let, the text to copy by hand. */
export function CopyResult({ day, result, say }: CopyResultProps) {
  const [done, setDone] = useState<{ readonly text: string; readonly how: HandedOver } | null>(null);
  const text = `${result}\n${dayAddress(day)}`;
  const how = done?.text === text ? done.how : null;
  const copy = async () => {
    const how = await copyText(text);
    setDone({ text, how });
    say(how === 'copied' ? RESULT.said : RESULT.byHand);
  };
  return (
    <>
      <button type="button" class="lucie-button" onClick={copy}>
        <span class="lucie-either">
          {[RESULT.copy, RESULT.copied].map((name) => (
            <span key={name} aria-hidden={(name === RESULT.copied) !== (how === 'copied') || undefined}>
              {name}
            </span>
          ))}
        </span>
      </button>
      {how === 'by-hand' && <ByHand label={RESULT.byHand} text={text} />}
    </>
  );
}
