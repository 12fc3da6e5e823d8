import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { PRESETS } from '../../../src/core/preset.ts';
import { gameOdds } from '../../../src/site/figures/game-figures.ts';
import { PlayDesk } from '../../../src/ui/game/PlayDesk.tsx';

test('the play page is handed little for the chooser, and the chooser is no part of it until it is asked for', () => {
  const odds = gameOdds();
  expect(JSON.stringify(odds).length / PRESETS.length).toBeLessThan(100);
  const html = render(
    <PlayDesk
      presetId="la-belle-lucie"
      seed="rose"
      record="/record/"
      own="/practice/own/"
      variants="/variants/"
      odds={odds}
      about="about"
    />,
  );
  expect(html).toContain('<span>Games</span>');
  expect(html).not.toContain('lucie-games');
});
