import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { home, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { currentGame } from '../../play/current-game.ts';
import { makeGameLink, makeRaceLink } from '../../play/game-link.ts';
import { nearestPreset } from '../../play/nearest-preset.ts';
import { openSession } from '../../play/session.ts';
import { layoutOf } from '../fit/layout.ts';
import { ByHand } from '../storage/ByHand.tsx';
import { download } from '../storage/download.ts';
import { canSend, copyText, type HandedOver, sendLink } from '../storage/hand-over.ts';
import type { TableController } from '../table/use-table.ts';
import { stateLine } from '../words/en/board.ts';
import { FRAME } from '../words/en/embed.ts';
import { fanSaid, stateSaid } from '../words/en/keys/reports.ts';
import { handedOver, linkButton, SHARE, TEXT } from '../words/en/share.ts';
import { makeFrameCode } from './frame-code.ts';
import { makeGameText } from './game-text.ts';
import { type Caption, positionPicture } from './picture.ts';
import { pictureAddress, pngOf } from './picture-file.ts';
import { scoreNow } from './race.ts';

/** What the panel has said last, beside the button that was pressed, and the text that is to be copied by hand. */
interface Answer {
  readonly position: Position;
  readonly button: string;
  readonly text: string;
  readonly byHand: string | null;
}

/** Ways to hand on the game that is shown: links, a text and a picture. All of it is made here and stays here. */
export function SharePanel({ controller }: { controller: TableController }) {
  const { session, rules, position, game } = controller;
  const { answer, tell, hand } = useAnswer(controller);
  const sends = canSend();
  const score = scoreNow(session);
  const moments = currentGame(session);
  const { title, id } = nearestPreset(rules);
  const state = stateLine(layoutOf(rules), position);
  const gameLink = addressOf(makeGameLink(moments));
  const frame = makeFrameCode(new URL(`../embed/#${makeGameLink(moments)}`, location.href).href, title);
  const giveLink = (button: string, link: string) =>
    hand(button, addressOf(link), () => sendLink(title, addressOf(link)));
  const noteOf = (button: string, note: string) => (answer?.button === button ? answer.text : note);
  const { rival: _, ...alone } = game;
  const copyGame = () => {
    const text = makeGameText(TEXT.heading(title, state), moments, gameLink);
    return hand('text', text, () => copyText(text));
  };
  const canRace = score.home > home(game.start);

  return (
    <div class="lucie-share">
      <p>{SHARE.intro}</p>
      <ul>
        <ShareWay
          name={linkButton(SHARE.game, sends)}
          note={noteOf('game', SHARE.gameNote)}
          onPress={() => giveLink('game', makeGameLink(moments))}
        />
        <ShareWay
          name={linkButton(SHARE.deal, sends)}
          note={noteOf('deal', SHARE.dealNote)}
          onPress={() => giveLink('deal', makeGameLink(openSession(alone).moments))}
        />
        <ShareWay
          name={SHARE.race}
          note={noteOf('race', canRace ? SHARE.raceNote(score.home) : SHARE.raceWait)}
          off={!canRace}
          onPress={() =>
            canRace ? giveLink('race', makeRaceLink(moments, score)) : controller.say(SHARE.raceWait, null)
          }
        />
        <ShareWay
          name={FRAME.way}
          note={noteOf('frame', FRAME.note)}
          onPress={() => hand('frame', frame, () => copyText(frame))}
        />
        <ShareWay name={SHARE.text} note={noteOf('text', SHARE.textNote)} onPress={copyGame} />
      </ul>
      {answer?.byHand != null && <ByHand label={SHARE.byHand} text={answer.byHand} />}
      <Picture
        position={position}
        rules={rules}
        caption={{ title, state, link: gameLink }}
        file={id}
        note={noteOf('png', SHARE.pictureNote)}
        onDone={(text) => tell('png', text)}
      />
    </div>
  );
}

/** The address of this page with another fragment. */
function addressOf(fragment: string): string {
  return `${location.href.replace(/#.*/s, '')}#${fragment}`;
}

/** What was answered last: `tell` says something beside a button, `hand` hands a text on and says how. */
function useAnswer({ position, say }: TableController) {
  const [last, setLast] = useState<Answer | null>(null);
  const tell = (button: string, text: string, byHand: string | null = null) => {
    setLast({ position, button, text, byHand });
    say(text, null);
  };
  const hand = async (button: string, text: string, how: () => Promise<HandedOver>) => {
    const done = await how();
    if (done === 'left') return;
    tell(button, handedOver(done), done === 'by-hand' ? text : null);
  };
  // What was said of an earlier position is over.
  return { answer: last?.position === position ? last : null, tell, hand };
}

interface PictureProps {
  readonly position: Position;
  readonly rules: Rules;
  readonly caption: Omit<Caption, 'description'>;
  /** The name of its files, without their endings. */
  readonly file: string;
  readonly note: string;
  /** Told how saving it went, as a sentence. */
  readonly onDone: (text: string) => void;
}

/** The position as a picture, and the buttons that save it. */
function Picture({ position, rules, caption, file, note, onDone }: PictureProps) {
  const picture = useMemo(() => {
    const layout = layoutOf(rules);
    const fans = position.fans.map((_, fan) => fanSaid(position, fan));
    const description = [stateSaid(layout, position, ''), ...fans].join(' ');
    return positionPicture(position, layout, { ...caption, description });
  }, [caption.link]);
  const savePng = async () => {
    const png = await pngOf(picture);
    if (png === null) return onDone(SHARE.notDrawn);
    download(`${file}.png`, png, 'image/png');
    onDone(SHARE.saved);
  };
  const saveSvg = () => {
    download(`${file}.svg`, picture, 'image/svg+xml');
    onDone(SHARE.saved);
  };
  return (
    <figure>
      <img src={pictureAddress(picture)} alt={SHARE.pictureOf(caption.title, caption.state)} />
      <figcaption>
        <span class="lucie-controls">
          <button type="button" class="lucie-button" onClick={savePng}>
            {SHARE.png}
          </button>
          <button type="button" class="lucie-button" onClick={saveSvg}>
            {SHARE.svg}
          </button>
        </span>
        <span class="lucie-fine">{note}</span>
      </figcaption>
    </figure>
  );
}

/** One way to hand a game on: its button, and what it does or has done. */
function ShareWay({
  name,
  note,
  off = false,
  onPress,
}: {
  readonly name: string;
  readonly note: ComponentChildren;
  readonly off?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <li>
      <button type="button" class="lucie-button" aria-disabled={off || undefined} onClick={onPress}>
        {name}
      </button>{' '}
      <span class="lucie-fine">{note}</span>
    </li>
  );
}
