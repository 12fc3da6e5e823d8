import { describe, expect, test } from 'vitest';
import { makeFault } from '../../../src/core/result.ts';
import { proveTag } from '../../../src/site/check/claim-tag.ts';

/** Two spades wait for the ten; the jack lies under the queen and the king, and JS-QS buries nothing that matters. */
const LAST = 'Foundations: C-Q D-K H-Q S-8 | Deal: 3 | KC 9S QS | KS KH TS | JS';
const BEFORE = 'Foundations: C-K D-K H-K S-6 | Deal: 2 | JS KS QS | 9S 8S 7S | TS';
/** Ten, jack and queen of clubs are on top, and so is their king. */
const ROW =
  'TD 9C 2D | 3H 9D KC | 2S AC 8H | QD 2H JC | 8C AH TC | 4S AS 3S | KS 8S 8D | 2C 7S QS | 5S KD TH | 5H 6D 3C | 7D JD 6H | 4D 4C 7H | JH TS 5C | KH 3D 9S | 6S 7C QC | AD 9H 4H | QH 5D 6C | JS';
const FIRST =
  '3D JD 2H | 5D 8S 2C | 6H 7H 2D | 9C AD 3S | JC QS 2S | KH 6C 8H | 7D 9H JH | TC AS 8D | QC 4D 4C | 6D JS QD | 5C 4H 7S | KD QH 3C | TD 9S 6S | TS KS KC | AC 8C 5S | 5H 7C 3H | TH AH 4S | 9D';

/** What the build says to a claim: `proved`, `counted`, `measured` with the interval, or the fault. */
function said(is: string, deal: string, after = '', preset = 'la-belle-lucie'): string {
  const found = proveTag({ is, preset, deal, after });
  if (!found.ok) return makeFault(found.fault);
  return found.value.kind === 'measured' ? `measured ${found.value.range}` : found.value.kind;
}

describe('what is claimed of a position', () => {
  test.each([
    ['wins', LAST, '', 'proved'],
    [
      'wins',
      LAST,
      'JS-QS',
      '“wins” is not so: the deal cannot be won from here; at most 46 cards come home.',
    ],
    ['lost', LAST, 'JS-QS', 'proved'],
    ['lost', LAST, '', '“lost” is not so: the deal can be won from here.'],
    ['most 46', LAST, 'JS-QS', 'proved'],
    ['most 45', LAST, 'JS-QS', '“most 45” is not so: at most 46 cards come home in this deal.'],
    ['most 52', LAST, '', 'proved'],
    ['loses', LAST, 'JS-QS', 'proved'],
    ['loses', LAST, 'TS-JS', '“loses” is not so: the deal can still be won.'],
    ['loses', LAST, 'JS-QS TS-JS', '“loses” is not so: before this move the deal could not be won either.'],
    ['loses', LAST, '', '“loses” is not so: this claim is about a move, and no move stands before it.'],
    ['kills 6', LAST, 'JS-QS', 'proved'],
    [
      'kills 5',
      LAST,
      'JS-QS',
      '“kills 5” is not so: at most 52 cards come home before the move, 46 after it: 6 fewer.',
    ],
    ['best', LAST, 'TS-JS', 'proved'],
    ['best', LAST, 'JS-QS', '“best” is not so: TS-JS is worth 100.0 %, this move 0.0 %.'],
    ['best', BEFORE, '7S 8S 9S redeal', 'proved'],
    ['best', BEFORE, '7S 8S 9S TS', '“best” is not so: redeal is worth 33.3 %, this move 16.7 %.'],
    ['best', FIRST, '8D-9D', 'measured '],
    ['chance 100', LAST, '', 'proved'],
    ['chance 0', LAST, 'JS-QS', 'proved'],
    ['chance 33.3', BEFORE, '', 'proved'],
    ['chance 16.7', BEFORE, '7S 8S 9S TS', 'proved'],
    ['chance 30', BEFORE, '', '“chance 30” is not so: the chance is 33.3 % (exact).'],
    ['chance 72.2', FIRST, '', 'measured 71.5–72.9'],
    ['chance 72.3', FIRST, '', '“chance 72.3” is not so: the chance is 72.2 % (71.5–72.9).'],
    ['shuffles 8/24', BEFORE, '7S 8S 9S', 'proved'],
    ['shuffles 9/24', BEFORE, '7S 8S 9S', '“shuffles 9/24” is not so: 8 of 24 orders win.'],
    ['shuffles 1/6', BEFORE, '7S 8S 9S TS', 'proved'],
    ['shuffles 1/2', LAST, '', '“shuffles 1/2” is not so: no redeal is left here.'],
    [
      'shuffles 1/2',
      FIRST,
      '',
      '“shuffles 1/2” is not so: more than 7 cards are left, too many to try every order.',
    ],
    ['free TS-JS', LAST, '', 'proved'],
    ['free JS-QS', LAST, '', '“free JS-QS” is not so: no theorem makes this build free here.'],
    ['fatal JS-QS', LAST, '', 'proved'],
    ['fatal TS-JS', LAST, '', '“fatal TS-JS” is not so: as many cards come home after it as before it: 52.'],
    [
      'free 9S-TS',
      LAST,
      '',
      '“free 9S-TS” is not so: this build is not legal here: the 9S lies under the QS.',
    ],
    ['more 7', LAST, '', 'proved'],
    ['more 6', LAST, '', '“more 6” is not so: 7 more cards can come home in this deal.'],
    ['ways 1', LAST, '', 'proved'],
    [
      'ways 2',
      LAST,
      '',
      '“ways 2” is not so: 1 of the moves that are open keeps the most that can come home.',
    ],
    ['home 45', LAST, '', 'counted'],
    ['home 44', LAST, '', '“home 44” is not so: cards home here: 45.'],
    ['left 7', LAST, '', 'counted'],
    ['moves 2', LAST, '', 'counted'],
    ['builds 2', LAST, '', 'counted'],
    ['builds 0', LAST, '', '“builds 0” is not so: builds open here: 2.'],
    ['draws 0', LAST, '', 'counted'],
    ['played 2', LAST, 'TS-JS KH', 'counted'],
    ['built 1', LAST, 'TS-JS KH', 'counted'],
    ['brought 1', LAST, 'TS-JS KH', 'counted'],
    ['brought 2', LAST, 'TS-JS KH', '“brought 2” is not so: cards that came home since the start: 1.'],
    ['on 2 KS', LAST, '', 'counted'],
    ['on 1 KS', LAST, 'TS-JS', 'counted'],
    ['on 1 KS', LAST, '', '“on 1 KS” is not so: 2 cards lie on the KS.'],
    ['on 1 AC', LAST, '', '“on 1 AC” is not so: the AC lies in no fan.'],
    ['places 2 TS', LAST, '', 'counted'],
    ['places 2 TC', ROW, '', '“places 2 TC” is not so: the TC can come to lie in 3 fans.'],
    ['places 3 TS', LAST, '', '“places 3 TS” is not so: the TS can come to lie in 2 fans.'],
  ])('%s of %s after “%s”', (is, deal, after, found) => {
    expect(said(is, deal, after)).toBe(found);
  });

  test('a merci that is left counts', () => {
    const deal = 'Foundations: C-J D-9 H-K S-Q | Deal: 3 | KS TD QD | QC KD KC | JD';
    const of = (is: string, after = ''): string => said(is, deal, after, 'three-shuffles-and-a-draw');
    expect(of('wins')).toBe('proved');
    expect(of('most 49', 'JD-QD')).toBe('proved');
    expect(of('loses', 'JD-QD')).toBe('proved');
    expect(of('best', 'merci:QC')).toBe('proved');
    expect(of('draws 4')).toBe('counted');
    expect(of('ways 1')).toBe('proved');
  });

  test('other games are searched in general, and what is not settled is not claimed', () => {
    const kings = 'Foundations: C-Q D-8 H-K S-Q | KS KC QD | 9D KD TD | JD';
    expect(said('wins', kings, '', 'the-fan')).toBe('proved');
    expect(said('lost', kings, '', 'super-flower-garden')).toBe('proved');
    expect(said('free TD-JD', kings, '', 'super-flower-garden')).toContain('free builds are known only for');
    expect(said('chance 10.0', FIRST, '', 'alternating-colours')).toContain('no chance is known here');
  });

  test('a claim without a deal is about the board of its page', () => {
    const board = { preset: 'la-belle-lucie', deal: LAST };
    expect(proveTag({ is: 'home 45' }, board).ok).toBe(true);
    expect(proveTag({ is: 'home 46' }, board).ok).toBe(false);
    expect(proveTag({ is: 'home 45', study: 'four-free-builds' }, board).ok).toBe(false);
  });

  test('what the claim is about must be there', () => {
    expect(proveTag({ is: 'wins', study: 'under-a-king' }).ok).toBe(true);
    const fault = (tag: object): string => {
      const found = proveTag(tag);
      return found.ok ? 'good' : makeFault(found.fault);
    };
    expect(fault({ is: 'wins' })).toBe('Expected study="…", or preset="…" and deal="…".');
    expect(fault({ is: 'wins', study: 'nothing' })).toContain('found “nothing”');
    expect(fault({ is: 'wins', preset: 'bridge', deal: 'KC' })).toContain('found “bridge”');
    expect(fault({ is: 'wins', study: 'under-a-king', after: 'KC' })).toContain('after: KC is not legal');
    expect(fault({ study: 'under-a-king' })).toContain('is: Expected a claim');
  });
});
