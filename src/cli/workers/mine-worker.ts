import { parentPort, workerData } from 'node:worker_threads';
import { presetOf } from '../../core/preset.ts';
import { mineGame, presetOfGame } from '../../mine/mine.ts';
import { THEME_SPECS } from '../../mine/themes.ts';
import { readTable } from '../measured.ts';

// A worker thread of `lucie mine`. A message is the number of a game; the answer is [game, the puzzle in it or null].
const { theme, seed } = workerData as { readonly theme: string; readonly seed: string };
const spec = THEME_SPECS.find((one) => one.theme === theme)!;
const tables = new Map(spec.presets.map((id) => [id, readTable(presetOf(id)!.rules)]));
parentPort?.on('message', (game: number) => {
  const preset = presetOfGame(spec, game);
  const found = mineGame(spec, preset, `${seed} ${theme} ${game}`, tables.get(preset.id) ?? null);
  parentPort?.postMessage([game, found]);
});
