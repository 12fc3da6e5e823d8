import { adviceMeasurements } from './advice.ts';
import { upperBoundMeasurements } from './bounds/upper-bound.ts';
import { dealMeasurements } from './deals.ts';
import { difficultyMeasurements } from './difficulty.ts';
import { extremes } from './extremes/extremes.ts';
import { firstDealMeasurements } from './first-deals.ts';
import { holdingBack } from './holding-back.ts';
import { length } from './length.ts';
import type { Measurement } from './measurement.ts';
import { oddsMeasurements } from './odds.ts';
import { playMeasurements } from './play.ts';
import { playAnyMeasurements } from './play-any.ts';
import { theorems } from './theorems.ts';

/** Every measurement there is. */
export const MEASUREMENTS: readonly Measurement[] = [
  ...oddsMeasurements,
  ...firstDealMeasurements,
  ...dealMeasurements,
  ...difficultyMeasurements,
  ...playMeasurements,
  ...playAnyMeasurements,
  ...upperBoundMeasurements,
  theorems,
  length,
  extremes,
  holdingBack,
  ...adviceMeasurements,
];
