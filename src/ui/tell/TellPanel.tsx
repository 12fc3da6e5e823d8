import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { dealIndex } from '../../play/current-game.ts';
import { changedFields, nearestPreset } from '../../play/nearest-preset.ts';
import type { ToldSummary } from '../../solver/protocol.ts';
import { ByHand } from '../storage/ByHand.tsx';
import { copyText } from '../storage/hand-over.ts';
import { makeStudyLink } from '../study/study-link.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { handedOver } from '../words/en/share.ts';
import { NO_ANSWER } from '../words/en/table.ts';
import { TELL, toldText } from '../words/en/tell/tell.ts';
import './tell.css';

/** An annotated deal that is ready, and the address at which it can be read. */
interface Ready {
  readonly summary: ToldSummary;
  readonly text: string;
  readonly address: string;
}

/** The deal on the table, as it was laid out, is told: the work shows how far it is and can be stopped. */
export function TellPanel({ controller }: { readonly controller: TableController }) {
  const { rules, session, say } = controller;
  const start = session.moments[dealIndex(session)]?.position;
  const { ask, stop } = useSolver();
  const [share, setShare] = useState<number | null>(null);
  const [ready, setReady] = useState<Ready | null>(null);
  const [note, setNote] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  /** Counts what was begun and stopped: what comes of an older telling is dropped. */
  const latest = useRef(0);
  const end = (text: string) => {
    latest.current++;
    setShare(null);
    setNote(text);
    say(text, null);
  };
  const begin = (position: Position) => {
    const telling = ++latest.current;
    setReady(null);
    setByHand(null);
    setNote('');
    setShare(0);
    say(TELL.working, null);
    const preset = nearestPreset(rules);
    const changes = changedFields(preset.rules, rules).map((field) => `${field}=${rules[field]}`);
    const named = { preset: { id: preset.id, title: preset.title }, changes };
    ask({ kind: 'tell', rules, position, named }, (reply) => {
      if (reply.kind === 'fault') end(NO_ANSWER[reply.why]);
      else if (reply.kind === 'telling') setShare(reply.share);
      else if (reply.kind === 'told')
        finish(telling, reply.study, reply.summary).catch(() => end(NO_ANSWER.died));
    });
  };
  const finish = async (telling: number, text: string, summary: ToldSummary) => {
    const address = new URL(`../own-study/#${await makeStudyLink(text)}`, location.href).href;
    if (telling !== latest.current) return;
    setReady({ summary, text, address });
    setShare(null);
    say(toldText(summary), null);
  };
  const copy = async (text: string) => {
    const copied = (await copyText(text)) === 'copied';
    setByHand(copied ? null : text);
    end(handedOver(copied ? 'copied' : 'by-hand'));
  };
  useEffect(() => {
    if (start !== undefined) begin(start);
    return () => {
      latest.current++;
      stop();
    };
  }, [start]);
  return (
    <div class="lucie-tell">
      <p>{ready === null ? TELL.about : toldText(ready.summary)}</p>
      {ready === null ? (
        <div class="lucie-tell-work">
          {share !== null && <progress max={1} value={share} aria-label={TELL.working} />}
          <button
            type="button"
            class="lucie-button"
            onClick={() => {
              if (share === null) return start !== undefined && begin(start);
              stop();
              end(TELL.stopped);
            }}
          >
            {share === null ? TELL.again : TELL.stop}
          </button>
        </div>
      ) : (
        <p class="lucie-controls">
          <a class="lucie-button lucie-strong" href={ready.address}>
            {TELL.read}
          </a>
          <button type="button" class="lucie-button" onClick={() => copy(ready.address)}>
            {TELL.link}
          </button>
          <button type="button" class="lucie-button" onClick={() => copy(ready.text)}>
            {TELL.text}
          </button>
        </p>
      )}
      {note !== '' && <p class="lucie-fine">{note}</p>}
      {ready !== null && byHand !== null && <ByHand label={TELL.byHand} text={byHand} />}
    </div>
  );
}
