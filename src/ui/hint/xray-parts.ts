import { certificateOf } from '../../explain/certificate.ts';
import { coveringCards, doorsOf } from '../../explain/covering.ts';
import { homeText, lostSaid } from '../words/en/xray/xray.ts';
import { CardPanel } from './CardPanel.tsx';
import { WaitArrows } from './WaitArrows.tsx';
import { xrayViewOf } from './xray-view.ts';

/** All that shows and tells what waits for what; loaded when that is first asked for. */
export const xrayParts = {
  certificateOf,
  coveringCards,
  doorsOf,
  xrayViewOf,
  lostSaid,
  homeText,
  WaitArrows,
  CardPanel,
};
