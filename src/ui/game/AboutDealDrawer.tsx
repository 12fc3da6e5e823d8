import { useRef } from 'preact/hooks';
import { AboutDeal } from '../deal/AboutDeal.tsx';
import { DialogVoice } from '../table/DialogVoice.tsx';
import { useModal } from '../table/use-modal.ts';
import type { TableController } from '../table/use-table.ts';
import { ABOUT_DEAL } from '../words/en/deals/about-deal.ts';
import { Drawer } from './Drawer.tsx';

interface AboutDealDrawerProps {
  readonly controller: TableController;
  readonly onClose: () => void;
}

/** The drawer about the deal, above the one that it was opened from; it is open as long as it is there. */
export function AboutDealDrawer({ controller, onClose }: AboutDealDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <Drawer dialog={dialog} label={ABOUT_DEAL.title} onClose={onClose}>
      <DialogVoice spoken={controller.spoken} added={controller.added} />
      <AboutDeal controller={controller} />
    </Drawer>
  );
}
