import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { makeFault } from '../../core/result.ts';
import type { Step, Study } from '../../core/study.ts';
import { ByHand } from '../storage/ByHand.tsx';
import { download } from '../storage/download.ts';
import { copyText } from '../storage/hand-over.ts';
import { MoveList } from '../study/MoveList.tsx';
import { StudyBoard } from '../study/StudyViewer.tsx';
import { makeStudyLink, readStudyLink } from '../study/study-link.ts';
import { useOwnStudy } from '../study/use-own-study.ts';
import { FRAME } from '../words/en/embed.ts';
import { handedOver } from '../words/en/share.ts';
import { OWN_STUDY, TELL } from '../words/en/tell/tell.ts';
import { FrameFold } from './FrameFold.tsx';
import './own-study.css';

interface OwnStudyProps {
  /** The study that is shown where the address has none. */
  readonly example: string;
  /** The path of the site’s first page. */
  readonly home: string;
}

/** A study of one's own: its text, from the address or written here, shown on a board, and the ways to pass it on. */
export function OwnStudy({ example, home }: OwnStudyProps) {
  const [text, setText] = useState<string | null>(null);
  const [made, setMade] = useState({ of: '', link: '' });
  const [note, setNote] = useState('');
  useEffect(() => {
    const read = async () => {
      const { hash } = location;
      const found = await readStudyLink(hash.slice(1));
      // A long text is read for longer than a short one that is asked for after it.
      if (location.hash !== hash) return;
      setNote(found === null ? OWN_STUDY.empty : found.ok ? '' : makeFault(found.fault));
      setText(found?.ok ? found.value : example);
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    if (text === null) return;
    let wanted = true;
    void makeStudyLink(text).then((link) => wanted && setMade({ of: text, link }));
    return () => {
      wanted = false;
    };
  }, [text]);
  const link = made.of === text ? made.link : '';
  useEffect(() => {
    if (link !== '' && note === OWN_STUDY.shown) history.replaceState(history.state, '', `#${link}`);
  }, [link, note]);
  const show = (next: string) => {
    setText(next);
    setNote(OWN_STUDY.shown);
  };
  if (text === null) return <p class="lucie-own-opening">{OWN_STUDY.opening}</p>;
  return <Written key={text} {...{ text, link, note, home }} onShow={show} />;
}

interface WrittenProps {
  readonly text: string;
  /** What stands behind the # of its address. */
  readonly link: string;
  readonly note: string;
  readonly home: string;
  readonly onShow: (text: string) => void;
}

function Written({ text, link, note, home, onShow }: WrittenProps) {
  const study = useOwnStudy(text);
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const isShown = note === OWN_STUDY.shown;
    // A live region tells only what comes after it was there.
    setSaid(isShown && !study.ok ? '' : note);
    // The button that was pressed is gone with the study before: the study has the focus, or what is wrong with its text.
    if (isShown) root.current?.querySelector<HTMLElement>('h2, .lucie-fault')?.focus();
  }, [note]);
  useEffect(() => {
    // A field ends its lines in its own way, so what it holds is compared with what it held.
    const before = field.current?.value;
    const ask = (event: BeforeUnloadEvent) => {
      if (field.current?.value !== before) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const fault = study.ok ? '' : OWN_STUDY.fault(makeFault(study.fault));
  const copy = async (what: string) => {
    const how = await copyText(what);
    setSaid(handedOver(how === 'copied' ? how : 'by-hand'));
    setByHand(how === 'copied' ? null : what);
  };
  const title = study.ok ? (study.value.tags.Title ?? '') : '';
  return (
    <div class="lucie-own" ref={root}>
      {study.ok ? (
        <Shown study={study.value} />
      ) : (
        <p class="lucie-fault" tabIndex={-1}>
          {fault}
        </p>
      )}
      <p class="lucie-own-note" role="status">
        {said}
      </p>
      {byHand !== null && <ByHand label={TELL.byHand} text={byHand} />}
      <details class="lucie-another" open={!study.ok}>
        <summary>{OWN_STUDY.text}</summary>
        <textarea ref={field} rows={16} spellcheck={false} aria-label={OWN_STUDY.field} defaultValue={text} />
        <p class="lucie-fine">{OWN_STUDY.claims}</p>
        <p class="lucie-controls">
          <button
            type="button"
            class="lucie-button lucie-strong"
            onClick={() => field.current !== null && onShow(field.current.value)}
          >
            {OWN_STUDY.show}
          </button>
          <button type="button" class="lucie-button" onClick={() => copy(field.current?.value ?? text)}>
            {OWN_STUDY.copy}
          </button>
          <button
            type="button"
            class="lucie-button"
            onClick={() => download('study.lucie', field.current?.value ?? text, 'text/plain')}
          >
            {OWN_STUDY.save}
          </button>
        </p>
      </details>
      {study.ok && link !== '' && (
        <>
          <p class="lucie-controls">
            <button
              type="button"
              class="lucie-button"
              onClick={() => copy(`${location.href.replace(/#.*/s, '')}#${link}`)}
            >
              {OWN_STUDY.link}
            </button>
          </p>
          <FrameFold query={`#${link}`} title={title || FRAME.code} kind="study" home={home} />
        </>
      )}
    </div>
  );
}

function Shown({ study }: { readonly study: Study<Step> }) {
  const moves = useMemo(() => <MoveList line={study.main} start={study.game.start} />, [study]);
  return (
    <>
      <h2 tabIndex={-1}>{study.tags.Title}</h2>
      <StudyBoard study={study} inset>
        {moves}
      </StudyBoard>
    </>
  );
}
