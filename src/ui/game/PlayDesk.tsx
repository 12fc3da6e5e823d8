import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { newGame } from '../../core/deal/new-game.ts';
import type { Rules } from '../../core/rules.ts';
import { changedFields, nearestPreset } from '../../play/nearest-preset.ts';
import { afterTap } from '../board/after-frame.ts';
import { useFit } from '../felt/use-fit.tsx';
import { HintedTable } from '../hint/HintedTable.tsx';
import { useEndPanel } from '../hint/use-end-panel.ts';
import { hasEnded } from '../hint/use-last-deal.ts';
import type { MoveGuard } from '../moves/Coach.tsx';
import type { ArrowDrawing } from '../moves/MovesDrawer.tsx';
import { watchErrors } from '../page/error-log.ts';
import { RecordKeeper } from '../record/RecordKeeper.tsx';
import { ReviewDoor } from '../review/ReviewDoor.tsx';
import { type ReviewDesk, useReview } from '../review/use-review.ts';
import { Rival } from '../share/Rival.tsx';
import { raceEnding } from '../share/race.ts';
import { useSettings } from '../storage/use-settings.ts';
import { openGame } from '../table/open-game.ts';
import { randomSeed } from '../table/random-seed.ts';
import { useBackToClose } from '../table/use-modal.ts';
import { useSounds } from '../table/use-sounds.ts';
import { useTable } from '../table/use-table.ts';
import { PLAY, SAVED } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';
import { NEW_GAME } from '../words/en/table-notes.ts';
import type { GameOdds } from './GameChooser.tsx';
import type { loadMoves } from './load-moves.ts';
import { SettingsButton } from './SettingsButton.tsx';
import { useAutoPlay } from './use-auto-play.ts';
import { useAutosave } from './use-autosave.ts';
import { isLinked, useGameLink } from './use-game-link.ts';
import './play.css';

/** The deal that the page shows until another one is asked for. */
interface PlayDeskProps {
  readonly presetId: string;
  readonly seed: string;
  /** The address of the page that shows the player's record. */
  readonly record: string;
  /** The address of the page with the player's own puzzles. */
  readonly own: string;
  /** The address of the page that compares the games. */
  readonly variants: string;
  /** How often each game is won and how hard it is, by its id, as far as that has been measured. */
  readonly odds: Readonly<Record<string, GameOdds>>;
  /** The id of the part of the page that is written about it; the drawer shows it at its end. */
  readonly about: string;
}

/** A table for every game of the family: which game and which deal, by hand or by a link. */
export function PlayDesk({ presetId, seed, record, own, variants, odds, about }: PlayDeskProps) {
  const [more, setMore] = useState<typeof import('./MoreDrawer.tsx') | null>(null);
  const [sharing, setSharing] = useState(false);
  const [house, setHouse] = useState<typeof import('./HouseNote.tsx') | null>(null);
  const [games, setGames] = useState<typeof import('./GameChooser.tsx') | null>(null);
  const [moves, setMoves] = useState<Awaited<ReturnType<typeof loadMoves>> | null>(null);
  const [listed, setListed] = useState(false);
  const [arrow, setArrow] = useState<ArrowDrawing>();
  const guard = useRef<MoveGuard | null>(null);
  const settings = useSettings();
  useEffect(watchErrors, []);
  useBackToClose();
  const review = useReview(
    useAutoPlay(
      useTable(() => openGame(presetId, undefined, seed), raceEnding),
      settings.value.auto === 'on',
    ),
  );
  const { controller, open: reviewed } = review;
  const { rules } = controller;
  // A move leaves the rules as they are.
  const preset = useMemo(() => nearestPreset(rules), [rules]);
  const changed = useMemo(() => changedFields(preset.rules, rules).length > 0, [rules]);
  useSounds(controller, settings.value);
  const saved = useAutosave(controller);
  const note = `${useGameLink(controller, saved.ready)} ${saved.note}`.trim();
  useReviewLink(review);
  const end = useEndPanel(controller, reviewed === null);
  const deal = (next: Rules) => controller.open(newGame(next, randomSeed()));
  const missing = () => controller.say(LABELS.notLoaded);
  const choose = () => void import('./GameChooser.tsx').then(setGames, missing);
  const openMore = (toShare: boolean) => {
    setSharing(toShare);
    import('./MoreDrawer.tsx').then(setMore, missing);
  };
  const lastTitle = useRef(preset.title);
  useEffect(() => {
    // The heading says it to the eye.
    if (lastTitle.current !== preset.title) controller.add(`${preset.title}.`);
    lastTitle.current = preset.title;
  }, [preset.title]);
  const coach = reviewed === null ? settings.value.coach : 'off';
  useEffect(() => {
    if (listed || coach !== 'off')
      import('./load-moves.ts').then(({ loadMoves }) => loadMoves()).then(setMoves, missing);
  }, [listed, coach]);
  useEffect(() => {
    if (changed) import('./HouseNote.tsx').then(setHouse, missing);
  }, [changed]);
  return (
    <div class="lucie-desk" data-app>
      <DeskBar
        title={preset.title}
        onChoose={choose}
        onDeal={() => deal(rules)}
        onMore={() => openMore(false)}
      >
        <SettingsButton settings={settings} rules={rules} onSay={controller.say} />
      </DeskBar>
      <div class="lucie-desk-notes">
        {/* Its room is there before it is: the felt below is not to move. */}
        {changed &&
          (house === null ? <p class="lucie-desk-note">{'\u00a0'}</p> : <house.HouseNote rules={rules} />)}
        {note !== '' && (
          <p class="lucie-fault" role="alert">
            {note}
          </p>
        )}
        {saved.takeOther !== null && (
          <p class="lucie-other">
            {SAVED.other}{' '}
            <button type="button" class="lucie-button" onClick={saved.takeOther}>
              {SAVED.take}
            </button>
          </p>
        )}
        <RecordKeeper session={controller.session} isOver={hasEnded(controller)} ready={saved.ready} />
        <Rival controller={controller} />
      </div>
      <div class="lucie-desk-parts">
        <HintedTable
          controller={{
            ...controller,
            play: (...line) => guard.current?.(line) || controller.play(...line),
          }}
          label={PLAY.table}
          fitting={useFit}
          onDeal={() => deal(rules)}
          playing
          onValues={() => setListed(true)}
          reviewed={reviewed !== null}
          arrow={arrow}
          buttons={
            <>
              <ReviewDoor review={review} />
              {moves !== null && (
                <moves.Moves
                  Drawer={moves.Drawer}
                  controller={controller}
                  coach={coach}
                  guard={guard}
                  listed={listed}
                  onArrow={(next) => setArrow(() => next)}
                  onClose={() => setListed(false)}
                />
              )}
            </>
          }
          end={
            end === null
              ? undefined
              : (proved) => (
                  <end.Panel
                    {...proved}
                    controller={controller}
                    best={changed ? undefined : odds[preset.id]}
                    onDeal={() => deal(rules)}
                    onReview={review.begin}
                    onShare={() => openMore(true)}
                    onClose={end.close}
                  />
                )
          }
        >
          <button type="button" class="lucie-button" onClick={() => setListed(true)}>
            {PLAY.moves}
          </button>
        </HintedTable>
        {reviewed !== null && (
          <div class="lucie-desk-side">
            <reviewed.Panel key={reviewed.count} review={review} game={reviewed.game} own={own} />
          </div>
        )}
      </div>
      {more !== null && (
        <more.MoreDrawer
          controller={controller}
          settings={settings}
          record={record}
          sharing={sharing}
          about={about}
          onClose={() => setMore(null)}
        />
      )}
      {games !== null && (
        <games.GameChooser
          controller={controller}
          odds={odds}
          variants={variants}
          onClose={() => setGames(null)}
        />
      )}
    </div>
  );
}

/** Opens the review of the game that the address names, where it asks for that: `?review#game=…`. */
function useReviewLink({ controller: { session }, begin }: ReviewDesk): void {
  const waits = useRef(true);
  useEffect(() => {
    if (!waits.current || location.search !== '?review' || !isLinked(session)) return;
    waits.current = false;
    begin();
  }, [session]);
}

interface DeskBarProps {
  readonly title: string;
  readonly onChoose: () => void;
  readonly onDeal: () => void;
  readonly onMore: () => void;
  readonly children: ComponentChildren;
}

/** The bar above the table: the name of the game, and the ways to another game, another deal and all the rest. */
function DeskBar({ title, onChoose, onDeal, onMore, children }: DeskBarProps) {
  return (
    <div class="lucie-desk-bar">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same by keys. */}
      <h1 onClick={onChoose}>{title}</h1>
      <BarButton name={PLAY.choose} icon="M6 9l6 6 6-6" onPress={onChoose} />
      <BarButton name={NEW_GAME} icon="M19 8a8 8 0 1 0 1 6M20 3v5h-5" onPress={onDeal} />
      {children}
      <BarButton name={PLAY.more} icon={DOTS} onPress={onMore} />
    </div>
  );
}

/** Three dots beside each other, each a small circle whose line fills it. */
const DOTS = [5, 12, 19].map((x) => `M${x - 0.6} 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0`).join('');

/** A button of the bar: a word, or on narrow windows its sign, as the path of a line. */
function BarButton({ name, icon, onPress }: { name: string; icon: string; onPress: () => void }) {
  return (
    <button type="button" class="lucie-button lucie-bar-button" onClick={afterTap(onPress)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{name}</span>
    </button>
  );
}
