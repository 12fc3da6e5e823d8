import { fail, ok, quote, type Result } from './result.ts';
import { cardCount, type Rules } from './rules.ts';

/** Every value that a field may have, in the order in which a player would be offered them. */
export const RULE_CHOICES: { readonly [Field in keyof Rules]: readonly Rules[Field][] } = {
  packs: [1, 2],
  fanSize: [3, 4],
  spaces: [0, 1],
  stock: [0, 28, 47, 50],
  wastes: [0, 3],
  acesOut: [false, true],
  kingsDown: ['none', 'under-own-suit', 'own-suit', 'all'],
  build: ['same-suit', 'other-colour', 'any-suit'],
  direction: ['down', 'up-or-down', 'same-rank'],
  cap: [null, 3, 4],
  emptyFan: ['closed', 'kings', 'aces-and-kings', 'any-card', 'stock'],
  foundations: ['up', 'up-and-down', 'black-up', 'red-up'],
  foundationSuit: ['same-suit', 'other-colour', 'any-suit'],
  redeals: [0, 1, 2, 3],
  redealWhen: ['any-time', 'only-when-stuck'],
  merci: [0, 1, 2, 3, 4, 5],
  merciWhen: ['last-deal', 'any-deal'],
  merciCard: ['buried', 'second'],
  merciTo: ['own-fan', 'legal-place', 'any-fan', 'own-new-fan'],
  cells: [0, 1, 2, 3, 4],
  singleMove: [false, true],
};

/** Reads one house rule, such as `redeals=0` or `cap=null`, and gives the rules with it changed. */
export function parseRuleChoice(rules: Rules, text: string): Result<Rules> {
  const [field = '', value = '', ...more] = text.trim().split('=');
  if (!Object.hasOwn(RULE_CHOICES, field) || more.length > 0) {
    return fail(
      `A rule is set as field=value with one of ${Object.keys(RULE_CHOICES).join(', ')}; found ${quote(text)}.`,
    );
  }
  const choices: readonly unknown[] = RULE_CHOICES[field as keyof Rules];
  const choice = choices.find((known) => String(known) === value);
  if (choice === undefined) {
    return fail(`${field} is one of ${choices.map(String).join(', ')}; found ${quote(value)}.`);
  }
  return ok({ ...rules, [field]: choice });
}

/** Changes rules by house rules such as `redeals=0` and `cap=null`; the outcome must make sense, see `checkRules`. */
export function parseRuleChoices(rules: Rules, texts: readonly string[]): Result<Rules> {
  let changed = rules;
  for (const text of texts) {
    const next = parseRuleChoice(changed, text);
    if (!next.ok) return next;
    changed = next.value;
  }
  return checkRules(changed);
}

/**
 * Says why rules make no sense together, or gives them back: for every set of rules that comes from a person.
 *
 * Each field is fine by itself; a game that nobody could play, or in which a rule could never apply, is refused.
 */
export function checkRules(rules: Rules): Result<Rules> {
  const sense: readonly (readonly [boolean, string])[] = [
    [
      Number(rules.wastes > 0) + Number(rules.emptyFan === 'stock') === Number(rules.stock > 0),
      'A stock is dealt to waste piles or to emptied fans: set stock with either wastes or emptyFan=stock, or none of the three.',
    ],
    [
      rules.stock === 0 || (cardCount(rules) - rules.stock) % rules.fanSize === 0,
      `A stock of ${rules.stock} cards leaves no full fans of ${rules.fanSize} with ${rules.packs === 1 ? 'one pack' : 'two packs'}: set another stock, or packs=${3 - rules.packs}.`,
    ],
    [
      rules.wastes === 0 || rules.redeals === 0,
      'A game with waste piles has no redeal: set redeals=0 with them.',
    ],
    [
      rules.emptyFan !== 'stock' || (rules.kingsDown === 'none' && rules.foundations === 'up'),
      'Fans that the stock fills lie as they are dealt, and aces go home: set kingsDown=none and foundations=up with emptyFan=stock.',
    ],
    [
      rules.stock === 0 || !rules.acesOut,
      'A stock leaves full fans only with all the aces: set acesOut=false.',
    ],
    [
      rules.foundations !== 'up-and-down' || rules.packs === 2,
      'Foundations run both up and down only with two packs: set packs=2 with foundations=up-and-down.',
    ],
    [
      rules.packs === 1 || (rules.foundations !== 'black-up' && rules.foundations !== 'red-up'),
      'Two suits go up and two down only with one pack: set packs=1 with foundations=black-up or red-up.',
    ],
    [
      rules.foundations === 'up' || rules.foundationSuit === 'same-suit',
      'Foundations that run both up and down keep to their suits: set foundationSuit=same-suit.',
    ],
    [
      rules.direction !== 'same-rank' || (rules.packs === 1 && rules.build !== 'same-suit'),
      'Cards of one rank go on each other in one pack, where they differ in suit: set packs=1, and build to other-colour or any-suit, with direction=same-rank.',
    ],
    [
      rules.spaces === 0 || (rules.emptyFan !== 'closed' && rules.emptyFan !== 'stock'),
      'A fan that is empty from the first is for a card to fill: set emptyFan to kings, aces-and-kings or any-card with spaces=1, or spaces=0.',
    ],
    [
      rules.cap === null || rules.cap >= rules.fanSize,
      'No fan is dealt longer than building may make it: set cap=4 or cap=null with fanSize=4.',
    ],
    [
      rules.cap === null || rules.merci === 0 || rules.merciTo !== 'any-fan',
      'A capped fan cannot take any card: set cap=null, or let the merci go elsewhere than any-fan.',
    ],
  ];
  const broken = sense.find(([holds]) => !holds);
  return broken === undefined ? ok(rules) : fail(broken[1]);
}
