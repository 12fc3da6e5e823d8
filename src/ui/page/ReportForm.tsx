import { useEffect, useRef, useState } from 'preact/hooks';
import { copyText } from '../storage/hand-over.ts';
import { REPORT, reportText } from '../words/en/report.ts';
import { handedOver } from '../words/en/share.ts';
import { factsHere } from './facts.ts';
import '../table/table.css';
import './report.css';

/** A report of a problem, to be read, changed and copied; it goes nowhere by itself. */
export function ReportForm() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const write = () => {
    setText(reportText(factsHere()));
    setSaid('');
  };
  useEffect(write, []);
  const copy = async () => {
    const how = await copyText(text);
    setSaid(handedOver(how === 'copied' ? how : 'by-hand'));
    if (how !== 'copied') field.current?.select();
  };
  return (
    <div class="lucie-another lucie-report">
      <p>{REPORT.intro}</p>
      <textarea
        ref={field}
        rows={14}
        spellcheck={false}
        aria-label={REPORT.text}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p class="lucie-controls">
        <button type="button" class="lucie-button" onClick={copy}>
          {REPORT.copy}
        </button>
        <button type="button" class="lucie-button" onClick={write}>
          {REPORT.make}
        </button>
        <span class="lucie-fine" role="status">
          {said}
        </span>
      </p>
    </div>
  );
}
