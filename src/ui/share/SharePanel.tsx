import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { home, type Position } from '../../core/position.ts';
import { currentGame, makeGameLink, makeRaceLink } from '../../play/game-link.ts';
import { nearestPreset } from '../../play/nearest-preset.ts';
import { openSession } from '../../play/session.ts';
import { layoutOf } from '../board/layout.ts';
import { download } from '../storage/download.ts';
import { canSend, copyText, type HandedOver, sendLink } from '../storage/hand-over.ts';
import type { TableController } from '../table/use-table.ts';
import { fanSaid, stateLine, stateSaid } from '../words/en/board.ts';
import { FRAME } from '../words/en/embed.ts';
import { handedOver, linkButton, SHARE, TEXT } from '../words/en/share.ts';
import { makeFrameCode } from './frame-code.ts';
import { makeGameText } from './game-text.ts';
import { positionPicture } from './picture.ts';
import { pictureAddress, pngOf } from './picture-file.ts';
import { scoreNow } from './race.ts';

/** What the panel has said last, beside the button that was pressed, and the text that is to be copied by hand. */
interface Said {
  readonly position: Position;
  readonly button: string;
  readonly text: string;
  readonly byHand: string | null;
}

/** Ways to hand on the game that is shown: links, a text and a picture. All of it is made here and stays here. */
export function SharePanel({ controller }: { controller: TableController }) {
  const { session, rules, position, game } = controller;
  const [last, setLast] = useState<Said | null>(null);
  // What was said of an earlier position is over.
  const said = last?.position === position ? last : null;
  const sends = canSend();
  const score = scoreNow(session);
  const moments = currentGame(session);
  const { title, id } = nearestPreset(rules);
  const state = stateLine(layoutOf(rules), position);
  const address = (link: string) => `${location.href.replace(/#.*/s, '')}#${link}`;
  const gameLink = address(makeGameLink(moments));
  const frame = makeFrameCode(new URL(`../embed/#${makeGameLink(moments)}`, location.href).href, title);
  const picture = useMemo(() => {
    const layout = layoutOf(rules);
    const fans = position.fans.map((_, fan) => fanSaid(position, fan));
    const description = [stateSaid(layout, position, ''), ...fans].join(' ');
    return positionPicture(position, layout, { title, state, description, link: gameLink });
  }, [gameLink]);

  const tell = (button: string, text: string, byHand: string | null = null) => {
    setLast({ position, button, text, byHand });
    controller.say(text, null);
  };
  const hand = async (button: string, text: string, how: () => Promise<HandedOver>) => {
    const done = await how();
    if (done === 'left') return;
    tell(button, handedOver(done), done === 'by-hand' ? text : null);
  };
  const giveLink = (button: string, link: string) =>
    hand(button, address(link), () => sendLink(title, address(link)));
  const noteOf = (button: string, note: string) => (said?.button === button ? said.text : note);
  const savePng = async () => {
    const file = await pngOf(picture);
    if (file === null) return tell('png', SHARE.notDrawn);
    download(`${id}.png`, file, 'image/png');
    tell('png', SHARE.saved);
  };
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
        <Way
          name={linkButton(SHARE.game, sends)}
          note={noteOf('game', SHARE.gameNote)}
          onPress={() => giveLink('game', makeGameLink(moments))}
        />
        <Way
          name={linkButton(SHARE.deal, sends)}
          note={noteOf('deal', SHARE.dealNote)}
          onPress={() => giveLink('deal', makeGameLink(openSession(alone).moments))}
        />
        <Way
          name={SHARE.race}
          note={noteOf('race', canRace ? SHARE.raceNote(score.home) : SHARE.raceWait)}
          off={!canRace}
          onPress={() =>
            canRace ? giveLink('race', makeRaceLink(moments, score)) : controller.say(SHARE.raceWait, null)
          }
        />
        <Way
          name={FRAME.way}
          note={noteOf('frame', FRAME.note)}
          onPress={() => hand('frame', frame, () => copyText(frame))}
        />
        <Way name={SHARE.text} note={noteOf('text', SHARE.textNote)} onPress={copyGame} />
      </ul>
      {said?.byHand != null && <ByHand text={said.byHand} />}
      <figure>
        <img src={pictureAddress(picture)} alt={SHARE.pictureOf(title, state)} />
        <figcaption>
          <span class="lucie-controls">
            <button type="button" class="lucie-button" onClick={savePng}>
              {SHARE.png}
            </button>
            <button
              type="button"
              class="lucie-button"
              onClick={() => {
                download(`${id}.svg`, picture, 'image/svg+xml');
                tell('png', SHARE.saved);
              }}
            >
              {SHARE.svg}
            </button>
          </span>
          <span class="lucie-fine">{noteOf('png', SHARE.pictureNote)}</span>
        </figcaption>
      </figure>
    </div>
  );
}

/** One way to hand a game on: its button, and what it does or has done. */
function Way({
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

/** A text that the player must copy: it stands selected in a field. */
function ByHand({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return (
    <label class="lucie-by-hand">
      {SHARE.byHand}
      <textarea ref={field} readOnly rows={3} spellcheck={false} value={text} />
    </label>
  );
}
