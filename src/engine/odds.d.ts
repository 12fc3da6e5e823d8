import type { Odds } from 'la-belle-lucie/solver';

/** A measured table of chances; the file is named by the game’s rules: see `tableOf` and `tableName`. */
declare const odds: Odds;
export default odds;
