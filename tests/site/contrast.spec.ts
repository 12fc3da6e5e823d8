import { expect, test } from '@playwright/test';
import { contrastFaults } from './contrast.ts';

test('text that is too pale is found, and text that is as it should be is not', async ({ page }) => {
  await page.setContent(`
    <body style="background: #fff">
      <p style="color: #777">4.48, too pale</p>
      <p style="color: #767676">4.54</p>
      <p style="color: #949494; font-size: 24px">3.03, and large</p>
      <p style="color: #000; opacity: 0.4">pale all over</p>
      <div style="background: rgb(0 0 0 / 0.5)"><p style="color: #000">5.3 on grey</p><p style="color: #fff">3.9 on grey</p></div>
      <button disabled style="color: #eee">off</button>
      <p style="color: #eee; display: none">not seen</p>
    </body>`);
  const found = await contrastFaults(page);
  expect(found.map((fault) => />([^<]*)</.exec(fault)?.[1])).toEqual([
    '4.48, too pale',
    'pale all over',
    '3.9 on grey',
  ]);
});
