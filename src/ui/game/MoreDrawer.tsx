import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { newGame } from '../../core/deal/new-game.ts';
import { fullRules } from '../../core/full-rules.ts';
import type { Settings } from '../../play/settings.ts';
import { ReportFold } from '../page/ReportFold.tsx';
import { RecordLine } from '../record/RecordLine.tsx';
import { Share } from '../share/Share.tsx';
import type { StoredValue } from '../storage/use-text-store.ts';
import { DialogVoice } from '../table/DialogVoice.tsx';
import { randomSeed } from '../table/random-seed.ts';
import { useChoiceOfGame } from '../table/use-choice-of-game.ts';
import { useModal } from '../table/use-modal.ts';
import type { TableController } from '../table/use-table.ts';
import { TellFold } from '../tell/TellFold.tsx';
import { HOUSE } from '../words/en/house-rules.ts';
import { PLAY } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';
import { AboutDealButton } from './AboutDealButton.tsx';
import { BookmarkList } from './BookmarkList.tsx';
import { DealForms } from './DealForms.tsx';
import { Drawer } from './Drawer.tsx';
import { SettingsButton } from './SettingsButton.tsx';

interface MoreDrawerProps {
  readonly controller: TableController;
  readonly settings: StoredValue<Settings>;
  /** The address of the page that shows the record. */
  readonly record: string;
  /** Whether it opens at the ways to share the game. */
  readonly sharing: boolean;
  readonly onClose: () => void;
  /** The id of the part of the page that is written about it. */
  readonly about: string;
}

/** All that the table does not need at once, in a drawer that is open as long as it is there. */
export function MoreDrawer({ controller, settings, record, sharing, about, onClose }: MoreDrawerProps) {
  const { rules } = controller;
  const dialog = useRef<HTMLDialogElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // Counts how often the rules were opened: each time it is a new dialog, which begins with the rules in force.
  const [houseOpened, setHouseOpened] = useState(0);
  const [house, setHouse] = useState<typeof import('./HouseRules.tsx') | null>(null);
  useModal(dialog);
  const choice = useChoiceOfGame(controller, dialog, onClose);
  const openHouse = () => {
    setHouseOpened(houseOpened + 1);
    import('./HouseRules.tsx').then(setHouse, () => controller.say(LABELS.notLoaded));
  };
  // It is no text here to make markup of: it is moved, and goes back where it was.
  useLayoutEffect(() => {
    const written = document.getElementById(about);
    const home = written?.parentElement;
    if (written != null) end.current?.append(written);
    return () => written != null && home?.append(written);
  }, []);
  return (
    <Drawer dialog={dialog} label={PLAY.more} onClose={choice.onClose}>
      <DialogVoice spoken={choice.spoken} />
      <SettingsButton settings={settings} rules={rules} onSay={controller.say} />
      <AboutDealButton controller={controller} />
      <DealForms controller={controller} />
      <details class="lucie-another lucie-rules">
        <summary>{PLAY.rules}</summary>
        <ul>
          {fullRules(rules).map(({ name, sentences }) => (
            <li key={name}>
              <b>{name}.</b> {sentences.join(' ')}
            </li>
          ))}
        </ul>
        <button type="button" class="lucie-button" onClick={openHouse}>
          {HOUSE.open}
        </button>
      </details>
      <TellFold controller={controller} />
      <Share controller={controller} atOnce={sharing} />
      <BookmarkList controller={controller} />
      <RecordLine page={record} />
      <ReportFold />
      <div ref={end} class="lucie-more-end" />
      {house !== null && (
        <house.HouseRules
          key={houseOpened}
          rules={rules}
          onPlay={(next) => controller.open(newGame(next, randomSeed()))}
        />
      )}
    </Drawer>
  );
}
