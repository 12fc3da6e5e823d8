import { fail, ok, quote, type Result } from '../result.ts';
import { DEAL_NUMBER, type DealNumber, MICROSOFT_END, PYSOLFC, readDealNumber } from './pysolfc.ts';

/** Reads a deal number of PySolFC or of Microsoft’s games, such as `24` or `ms1000000`. */
export function parseDealNumber(text: string): Result<DealNumber> {
  const number = readDealNumber(text.trim());
  if (number !== null) return ok(number);
  return DEAL_NUMBER.test(text.trim())
    ? fail(`A Microsoft deal number is from 1 to ${MICROSOFT_END - 1n}; found ${quote(text)}.`)
    : fail(`A deal number is digits, or ms and digits, like 24 or ms24; found ${quote(text)}.`);
}

/** Writes a deal number, `24` or `ms1000000`; `parseDealNumber` reads it back. */
export function makeDealNumber({ microsoft, number }: DealNumber): string {
  return microsoft && number >= 32_000n ? `ms${number}` : String(number);
}

/** The seed that deals as PySolFC does under a deal number: `pysolfc:24`. */
export function pysolfcSeed(number: DealNumber): string {
  return `${PYSOLFC}${makeDealNumber(number)}`;
}
