import type { Measurement } from './measurement.ts';
import { oddsMeasurements } from './odds.ts';

/** Every measurement there is. */
export const MEASUREMENTS: readonly Measurement[] = [...oddsMeasurements];
