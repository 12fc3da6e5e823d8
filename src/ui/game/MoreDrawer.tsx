import { useEffect, useRef, useState } from 'preact/hooks';
import { describeRules } from '../../core/describe.ts';
import { newGame } from '../../core/game.ts';
import type { Settings } from '../../play/settings.ts';
import { ReportFold } from '../page/ReportFold.tsx';
import { RecordLine } from '../record/RecordLine.tsx';
import type { KeptRecord } from '../record/use-record.ts';
import { Share } from '../share/Share.tsx';
import type { StoredValue } from '../storage/use-text-store.ts';
import { randomSeed } from '../table/random-seed.ts';
import type { TableController } from '../table/use-table.ts';
import { HOUSE } from '../words/en/house-rules.ts';
import { PLAY } from '../words/en/play.ts';
import { BookmarkList } from './BookmarkList.tsx';
import { DealForms } from './DealForms.tsx';
import { Drawer } from './Drawer.tsx';
import { HouseRules } from './HouseRules.tsx';
import { SettingsButton } from './SettingsButton.tsx';

interface MoreDrawerProps {
  readonly controller: TableController;
  readonly settings: StoredValue<Settings>;
  readonly kept: KeptRecord;
  /** The address of the page that shows the record. */
  readonly record: string;
  readonly onClose: () => void;
}

/** All that the table does not need at once, in a drawer that is open as long as it is there. */
export function MoreDrawer({ controller, settings, kept, record, onClose }: MoreDrawerProps) {
  const { rules, game } = controller;
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef(game);
  // Counts how often the rules were opened: each time it is a new dialog, which begins with the rules in force.
  const [houseOpened, setHouseOpened] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);
  // What was chosen here is on the table: the drawer is done with.
  useEffect(() => {
    if (game !== before.current) dialog.current?.close();
  }, [game]);
  return (
    <Drawer dialog={dialog} label={PLAY.more} onClose={onClose}>
      <SettingsButton settings={settings} rules={rules} onSay={controller.say} />
      <DealForms controller={controller} />
      <details class="lucie-another lucie-rules">
        <summary>{PLAY.rules}</summary>
        <ul>
          {describeRules(rules).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <button type="button" class="lucie-button" onClick={() => setHouseOpened(houseOpened + 1)}>
          {HOUSE.open}
        </button>
      </details>
      <Share controller={controller} />
      <BookmarkList controller={controller} />
      <RecordLine record={kept} page={record} />
      <ReportFold />
      <PageNote />
      {houseOpened > 0 && (
        <HouseRules
          key={houseOpened}
          rules={rules}
          onPlay={(next) => controller.open(newGame(next, randomSeed()))}
        />
      )}
    </Drawer>
  );
}

/** A copy of what is written about the page, which stands in the page itself: there it is read without scripts, too. */
function PageNote() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const note = document.querySelector('main > .note');
    if (note !== null) place.current?.replaceChildren(note.cloneNode(true));
  }, []);
  return <div ref={place} />;
}
