/** A deliberate fault: in a file of src, a piece of code that stands there once, and what is put in its place. */
export interface Mutant {
  readonly file: string;
  readonly find: string;
  readonly put: string;
  /** Why no test can fail, where that is known: the change makes the search slower or its memory larger, not wrong. */
  readonly harmless?: string;
}

const in_ =
  (name: string, room = 'solver') =>
  (find: string, put: string, harmless?: string): Mutant => {
    const file = `${room}/${name}`;
    return harmless === undefined ? { file, find, put } : { file, find, put, harmless };
  };

const table = in_('deal-table.ts');
const relax = in_('relax.ts');
const deal = in_('deal-search.ts');
const free = in_('free-moves.ts');
const search = in_('search.ts');
const packedMoves = in_('packed-moves.ts');
const relaxation = in_('win-relaxation.ts');
const subgame = in_('suit-subgame.ts');
const eventOrder = in_('order/event-order.ts');
const order = in_('order/order-closure.ts');
const takerRoom = in_('order/taker-room.ts');
const clauses = in_('order/order-clauses.ts');
const solver = in_('order/clause-solver.ts');
const plans = in_('order/event-plans.ts');
const kingOrder = in_('order/king-order.ts');
const lastOfRank = in_('order/last-of-rank.ts');
const lastKing = in_('order/last-king.ts');
const lastEnds = in_('order/last-ends.ts');
const twoCopies = in_('order/two-copies.ts');
const packed = in_('packed.ts');
const merci = in_('merci-search.ts');
const odds = in_('odds.ts');
const stops = in_('stops.ts');
const oneOver = in_('one-over.ts');
const outlook = in_('outlook.ts');
const values = in_('move-values.ts');
const hint = in_('hint.ts');
const verdict = in_('verdict.ts');
const freeCard = in_('free-card.ts', 'solver/card');
const freeAny = in_('free-any.ts', 'solver/card');
const safe = in_('safe.ts');
const locked = in_('locked.ts', 'explain');
const certificate = in_('certificate.ts', 'explain');
const aboutCard = in_('about-card.ts', 'solver/card');
const onlyMoves = in_('difficulty/only-moves.ts');
const kings = in_('difficulty/kings-ceiling.ts');
const players = in_('difficulty/players.ts');
const facts = in_('difficulty/deal-facts.ts');
const causes = in_('causes.ts', 'explain');

/** Faults that the tests must find, a few for each part of the searches. */
export const MUTANTS: readonly Mutant[] = [
  table('table.built[suit * RANK_COUNT] === 1 ? ACE_BUILT : table.home[suit]!', 'table.home[suit]!'),
  table('if (rank > 0 && table.built[card - 1] === 1) return -1;', ''),
  table('table.spaces > 0 && depth > 0 ? card : -1', 'table.spaces > 0 ? card : -1'),
  table('if (rank === table.homeLimit[suit]) return false;', 'if (rank === RANK_COUNT) return false;'),
  table('if (table.height[fan] === 0) table.spaces++;', ''),
  table('if (rank === KING) table.spaces++;', ''),
  table('rank < RANK_COUNT; rank++) key', 'rank < RANK_COUNT - 1; rank++) key'),

  relax('&& bound[suit]! < rank) break;', ') break;'),
  relax('if (heldBack && depthOf[next]', 'if (false && depthOf[next]'),
  relax('uncoverable.set(built);', 'uncoverable.fill(0);'),
  relax('rank === KING ? !space || relaxedHeight[fan] === 1 :', 'rank === KING ? true :'),
  relax(
    'if (next !== card && depthOf[next] === relaxedHeight[fanOf[next]!]! - 1)\n            queue[queued++] = fanOf[next]!;\n        }',
    '}',
  ),
  relax('if (bound[suit]! <= rank && card !== drawn) {', 'if (bound[suit]! <= rank) {'),
  relax(
    'if (depthOf[king] === relaxedHeight[fanOf[king]!]! - 1) queue',
    'if (king > KING && depthOf[king] === relaxedHeight[fanOf[king]!]! - 1) queue',
  ),

  deal('const lowest = table.kingsFill ? 0 : 1;\n  const seen', 'const lowest = 1;\n  const seen'),
  deal('proved: reached || !stopped,', 'proved: true,'),
  deal('if (ends.some((end) => covers(end.foundations, table.home))) return;', ''),
  deal('if (a[suit]! < b[suit]!) return false;', 'if (a[suit]! + 1 < b[suit]!) return false;'),
  deal('!(rules.singleMove && rules.merci > 0) &&', ''),
  deal(
    'return isSameSuitDeal(rules) && merciRefusal(rules, position) !== null;',
    'return isSameSuitDeal(rules);',
  ),

  free(
    'if (target % RANK_COUNT === KING) return alone || !table.kingsFill;',
    'if (target % RANK_COUNT === KING) return true;',
  ),
  free('if (alone && !table.kingsFill) return true;', 'if (alone) return true;'),
  free('return under && table.built[next] === 0;', 'return table.built[next] === 0;'),
  free('return table.spaces >= kingsWantingSpace(table, drawn);', 'return table.spaces > 0;'),
  free(
    'return card % RANK_COUNT < KING - 1 && table.uncoverable[card + 2] === 0;',
    'return card % RANK_COUNT < KING - 1 && table.uncoverable[card] === 1;',
  ),
  free('if (card < 0 || hasPart(table, card, drawn) ||', 'if (card < 0 ||'),
  free(
    'if (drawn >= card && drawn <= card + 2) return true;',
    'if (drawn >= card && drawn <= card + 1) return true;',
    'a next higher card that could take the one built on lies in its fan or is shown, and both are asked as well',
  ),

  search(
    "const subgames = aim === 'win' && hasHope ? suitSubgamesOf(context) : [];",
    'const subgames = hasHope ? suitSubgamesOf(context) : [];',
  ),
  search("const quick = aim === 'win' ? notLost(context) : () => true;", 'const quick = notLost(context);'),
  search('exhausted: eager ? null : exhausted', 'exhausted'),
  search("proved: won || tried.exhausted === 'most'", 'proved: won || tried.exhausted !== null'),

  eventOrder('& ~later[event * WORDS + word]!', '& ~later[other * WORDS + word]!'),
  eventOrder('sameCard ? isApart(other, event) :', 'sameCard ? false :'),

  order('before[word]! &= event === NO_EVENT ? 0 :', 'before[word]! &= event === NO_EVENT ? -1 :'),
  order('holds ? way[word]! : ~way[word]!', 'holds ? way[word]! : -1'),
  order(
    'else if (atBottom[card] === 0) mustLeave(card);',
    'else mustLeave(card);',
    'a card at the bottom leaves only for home, so that what comes before all its ways comes before that one, too',
  ),

  takerRoom('cover === NO_EVENT ? 0 : earlier[cover * WORDS + word]!', 'cover === NO_EVENT ? 0 : -1'),
  takerRoom(' & ~holding[(card * most + index) * WORDS + word]!', ''),
  takerRoom('isLow[taker] === 1 ? room & ~later[taker * WORDS + word]! : 0', '0'),
  takerRoom('room & basedIn(taker, word)', '0'),
  takerRoom('isLow[card] = depth < 2 ? 1 : 0;', 'isLow[card] = depth < 1 ? 1 : 0;'),
  takerRoom('both, above[taker]!, endOf(taker)', 'both, taker, endOf(taker)'),
  takerRoom('based, taker, endOf(taker)', 'based, taker, taker'),
  takerRoom('if (isRanked) return;', ''),

  clauses(
    'if (depths[taker] === 1) add(no, comesBefore(event, taker), ...onFirst);',
    'if (depths[taker] === 1) add(no, ...onFirst);',
  ),
  clauses('if (event === card) add(leavesForHome(card), ...places);', 'if (event === card) add(...places);'),
  clauses(
    'else add(comesBefore(event, card), comesBefore(goesHome(card), event), ...places);',
    'else add(comesBefore(event, card), ...places);',
  ),
  clauses(
    "if (context.rules.build !== 'any-suit') continue;",
    '',
    'cards of a rank have the same takers or none in common in all games of the family, and so may be exchanged in all',
  ),
  clauses('cardOfEvent(event) !== card && cardOfEvent(event) !== mate', 'cardOfEvent(event) !== mate'),
  clauses(
    'depths[first] === 0 && mayLie(taker, first, event)',
    'depths[first]! < 2 && mayLie(taker, first, event)',
  ),
  solver('if (isSeen[variable] === 0 && levels[variable]! > 0) return false;', ''),
  solver('else learnt.push(literal);', 'else if (learnt.length < 3) learnt.push(literal);'),
  solver('      takeBack(0);\n      guesses', '      guesses'),
  plans('const holds = fillsNone(context, start);', 'const holds = true;'),
  plans('inPlace &&= under[card] === below;', ''),
  plans('- first < slack', '- first < slack - 1'),

  lastOfRank(
    'if (rank < least) {',
    'if (rank <= least) {',
    'a card over another of its rank could leave last only where that one could, which is seen before it',
  ),
  lastOfRank("&& rules.emptyFan === 'closed'", ''),
  lastOfRank('if (!holds || cells > 0) return', 'if (!holds) return'),
  lastOfRank('if (packed.stock > 0 || packed.mercis > 0) return true;', 'if (packed.stock > 0) return true;'),
  lastOfRank(
    'if (packed.stock > 0 || packed.mercis > 0) return true;',
    'if (packed.mercis > 0) return true;',
  ),

  kingOrder("&& rules.emptyFan === 'closed' ", ''),
  kingOrder('if (!holds || cells > 0 || wastes > 0) return', 'if (!holds || wastes > 0) return'),
  kingOrder('if (!holds || cells > 0 || wastes > 0) return', 'if (!holds || cells > 0) return'),
  kingOrder('if (packed.mercis > 0) return true;', ''),
  kingOrder('if (tried.has(gone))', 'if (tried.size > 0)'),
  kingOrder('open(list);\n      if (canEnd', 'if (canEnd'),
  kingOrder('while (bringsOn(pile)) moved = true;', ''),

  lastKing('kings.length === 1 ? kings[0]! : ANY', 'kings.length > 0 ? kings[0]! : ANY'),
  lastKing('kings.length > 0 || ((inPlay >> suit) & 1) === 0', 'kings.length > 0'),
  lastKing('ends.secondFrom.fill(0, 4);', 'ends.secondFrom.fill(0);'),
  lastKing('if (suit < 0) return true;', 'return true;'),
  lastEnds(': meeting < KING;', ': meeting <= KING;'),
  lastEnds(': meeting > ACE + 1;', ': meeting > ACE;'),
  lastEnds('isPast ? up < 13 :', 'isPast ? true :'),
  lastEnds('king.highest >= meeting ||', 'king.highest >= 0 ||'),
  lastEnds('ace.lowest < meeting ||', 'ace.lowest < 13 ||'),
  lastEnds('|| !isOneLast) continue;', ') continue;'),
  lastEnds('found && stays[suit + 4] !== ace.index ? ANY : ace.index', 'ace.index'),
  lastEnds('if (!found) secondFrom[suit + 4]', 'secondFrom[suit + 4]'),
  lastEnds('secondFrom[suit] = meeting;', 'if (!found) secondFrom[suit] = meeting;'),
  twoCopies('height >= from[pile]! &&', ''),
  twoCopies('(allUp ? height : 12 - height)', '(allUp ? height : 13 - height)'),
  twoCopies("emptyFan === 'closed' && others === 0", 'others === 0'),
  twoCopies("emptyFan === 'closed' && others === 0", "emptyFan === 'closed'"),
  twoCopies('ends.secondFrom[pile]! ? 1 : 2', 'ends.secondFrom[pile]! ? 2 : 2'),

  packedMoves('if (fewestAbove(context, packed, face) < 0) return false;', ''),
  packedMoves('fewest = Math.min(fewest, heights', 'fewest = Math.max(0, heights'),
  packedMoves('if (above < 1 && (', 'if (above === 0 && ('),
  packedMoves("foundationSuit === 'any-suit' || packs !== 1) return false;", 'packs !== 1) return false;'),
  packedMoves('&& context.prune && isHarmless(', '&& isHarmless('),
  packedMoves('if (context.prune && alone && isClosed) continue;', 'if (context.prune && alone) continue;'),
  packedMoves('if (length === 0 || length >= cap) continue;', 'if (length === 0 || length > cap) continue;'),
  packedMoves('if (!(rules.singleMove && inFan && card >= MOVED)) {', '{'),
  packedMoves("rules.merciCard === 'second' ? Math.max(buried - 1, 0) : 0", '0'),
  packedMoves('if (length === 0 || (to !== from && length >= cap)) continue;', 'if (length === 0) continue;'),
  packedMoves('&& fillsFan(rules, faceIn(card))) plays', '&& faceIn(card) % 13 === KING) plays'),
  packedMoves("if (packs === 1 && build === 'same-suit'", "if (build === 'same-suit'"),
  packedMoves("if (packs === 1 && build === 'same-suit' &&", 'if (packs === 1 &&'),
  relaxation('&& fillsFan(rules, face);', '&& face % 13 === 12;'),
  relaxation('const above = under[face]! + 1;', 'const above = under[face]! + 2;'),
  relaxation('if (uncovered[card] === 1) offer(card);', ''),
  relaxation('    under[face] = 0;', '    under[face] = 1;'),
  relaxation('if (space) layLowest(face);', ''),
  relaxation('if (uncovered[face] === 1) layLowest(face);', ''),
  deal("(rules.emptyFan === 'closed' || rules.emptyFan === 'kings') &&", "rules.emptyFan !== 'any-card' &&"),
  packedMoves("if (context.rules.foundations === 'up') return;\n  const second", 'return;\n  const second'),
  packedMoves('packed.mercis--;', ''),
  packedMoves("(emptyFan === 'stock' && packed.stock === 0)", "emptyFan === 'stock'"),
  packedMoves("return rules.emptyFan === 'stock' && packed.stock > 0", 'return packed.stock > 0'),
  packedMoves(
    'packed.lengths[fan]! < context.rules.fanSize',
    'packed.lengths[fan]! <= context.rules.fanSize',
  ),
  packedMoves('if (rankIn(face) === ACE) {', 'if (false) {'),
  packedMoves('filled += 1 << (16 + pile);', ''),
  packedMoves('packed.stock += (card >> 8) & 255;', 'packed.stock += 3;'),
  packedMoves(
    'if (packed.stock > 0 && wastes > 0) plays',
    'if (packed.stock > 0) plays',
    'it deals to no waste pile, and the position is known',
  ),

  packedMoves('const end = nextFan(context, packed);', 'const end = context.lists;'),
  packed(
    "rules.merciTo === 'own-new-fan' ? lists - mercis : lists",
    "rules.merciTo === 'own-new-fan' ? lists - 1 : lists",
  ),

  relaxation(
    'if (packed.stock > 0 || packed.mercis > 0) return false;',
    'if (packed.stock > 0) return false;',
  ),
  relaxation(
    'if (packed.stock > 0 || packed.mercis > 0) return false;',
    'if (packed.mercis > 0) return false;',
  ),
  relaxation(
    "if (context.cells > 0 || rules.emptyFan === 'any-card')",
    'if (context.cells > 0)',
    'a card alone in its fan gains nothing by a space: the proof holds there, too',
  ),
  relaxation("if (context.cells > 0 || rules.emptyFan === 'any-card')", "if (rules.emptyFan === 'any-card')"),

  subgame('if (!apart || context.cells > 0', 'if (context.cells > 0'),
  subgame('states[node] = open ? UNKNOWN : LOST;', 'states[node] = LOST;'),
  subgame('|| context.mercis > 0) return [];', ') return [];'),

  packed('bytes.subarray(end, end + cells.length).sort();', '', 'alike positions are kept twice'),
  packed('(card % PACK) + (position.moved.includes(card) ? MOVED : 0)', 'card % PACK'),
  packed(
    'if (context.mercis > 0) bytes[end++] = packed.mercis;',
    'if (context.mercis > 0) bytes[end++] = 1;',
  ),
  packed('if (index >= 0 && length === 0) continue;', 'if (length === 0) continue;'),
  packed(
    'const { piles, wastes, lists, cells, count } = context;\n  for',
    'const { piles, wastes, lists, cells, count } = context;\n  packed.mercis = 0;\n  for',
    'it is read anew',
  ),

  merci(
    'const isHome = card % RANK_COUNT < table.home[Math.floor(card / RANK_COUNT)]!;',
    'const isHome = false;',
    'a card that is home is in no fan',
  ),
  merci('if (way !== NO_WAY && way !== triedWay)', 'if (way !== NO_WAY && triedWay === NO_WAY)'),
  merci(
    "if (rules.merciTo === 'own-fan') return [own.at(-1)!];",
    "if (rules.merciTo === 'own-fan') return [fans.at(-1)!.at(-1)!];",
  ),
  merci("rules.merciCard === 'buried' && rules.merciTo !== 'any-fan'", "rules.merciTo !== 'any-fan'"),
  merci("rules.merciCard === 'buried' && rules.merciTo !== 'any-fan'", "rules.merciCard === 'buried'"),
  merci(
    'if (homeAt(end.foundations) <= incumbent.home) continue;',
    'if (homeAt(end.foundations) < incumbent.home) continue;',
  ),

  merci("rules.merciTo !== 'own-new-fan' || rules.emptyFan === 'closed'", 'true'),
  merci('const buries = makesFan && buildable(table, fan, 0) === card - 1;', 'const buries = false;'),
  merci(
    'if (makesFan && isBuried(table, card)) {\n      drawNow(rules, table, card, incumbent);\n      return;',
    'if (makesFan && isBuried(table, card)) {\n      return;',
  ),

  odds('rules.fanSize === FAN_SIZE &&', ''),
  stops('for (const stop of better) if (stop.chance > next!.chance) next = stop;', ''),
  stops(
    '(stop) => stop !== next && (covers(bound, stop.foundations) || !covers(foundations, stop.foundations)),',
    '(stop) => stop !== next && covers(bound, stop.foundations),',
  ),
  stops('if (bestBelow[vector]! <= least) return;', 'if (chances[vector]! <= least) return;'),
  stops('if (best.foundations.join() === key) stops.set(key, best);', 'stops.set(key, best);'),
  stops('if (heights[suit] === 0) continue;', 'if (heights[suit]! <= 1) continue;'),

  oneOver('rules.cells === 0 &&', ''),
  oneOver('% FAN_SIZE === 1', '% FAN_SIZE !== 0'),
  oneOver('reached.findLast(', 'reached.find('),
  oneOver('if (isWon(rules, end)) return end;', ''),
  outlook('byPlays.proved ? { ...over, chance: NONE', 'true ? { ...over, chance: NONE'),
  outlook('if (redealsLeft === 0) return byPlaysAlone', 'if (redealsLeft < 0) return byPlaysAlone'),
  outlook('home: home(stop), most: false', 'home: home(stop), most: over.most'),
  outlook(
    'upToLastHome(rules, position, line.slice(0, reached.indexOf(stop)))',
    'line.slice(0, reached.indexOf(stop))',
  ),
  outlook(
    'if (redealsLeft > 0 && odds !== null && ends !== null && byPlays.proved) {',
    'if (redealsLeft > 0 && odds !== null && ends !== null) {',
  ),
  outlook(
    'if (merciRefusal(rules, position) === null) {',
    'if (merciRefusal(rules, position) === null && redealsLeft === 0) {',
  ),
  outlook('most: drawn.proved && !more,', 'most: drawn.proved,'),
  outlook('most: home === over.home,', 'most: true,'),
  outlook('const waits = rules.redealWhen', 'const waits = false && rules.redealWhen'),
  outlook('Math.max(byPlays.home, drawn.home)', 'byPlays.home'),
  outlook('ends !== null && byPlays.proved ? highestOf(ends)', 'ends !== null ? highestOf(ends.slice(0, 1))'),
  values('isFreeBuild(rules, position, move) ?', "move.kind === 'play' && move.to.at === 'fan' ?"),
  values(
    'home: Math.max(seen.home, least)',
    'home: seen.home',
    'the last attempt of a longer search goes all the way of a shorter one; it is kept in case that changes',
  ),
  values('if (!value.most && round', 'if (round'),
  values('return isWon(rules, end);', 'return true;'),
  values("if (verdict === 'solvable') wins", 'if (false) wins'),
  values("verdict === 'unsolvable' && position", "verdict !== 'solvable' && position"),
  values(' && position.deal > rules.redeals;', ';'),
  values('rules.redeals - position.deal', 'rules.redeals + 1 - position.deal'),

  hint('refusal(rules, position, redeal) === null;', 'true;'),
  hint('if (isWorse(after, found?.after ?? best))', 'if (isWorse(after, best))'),
  hint('seen.keepsMerci || seen.oneOver ||', 'seen.oneOver ||'),
  hint('seen.keepsMerci || seen.oneOver ||', 'seen.keepsMerci ||'),

  verdict('|| covers(heights, ALL_HOME)', ''),
  verdict('allProved &&= proved;', '', 'a search for a stop ends long before its limit'),
  verdict('const lost = goal.kind ===', 'const lost = goal.kind !=='),
  verdict(
    'const left = goal.within === null ? null : Math.max(goal.within - movesMade, 0);',
    'const left = goal.within;',
  ),

  freeCard(
    'if (best.cardsAbove === 0 || countAbove() > movesLeft) return;',
    'if (best.cardsAbove === 0 || countAbove() >= movesLeft) return;',
  ),
  freeCard('if (within === null) makeFreeMoves(table);', 'makeFreeMoves(table);'),
  freeAny('const fewest = merciRefusal(rules, current) === null ? 1 : above;', 'const fewest = above;'),
  freeAny('return stock.includes(card) ? 1 : 0;', 'return 0;'),

  safe("if (fan.length === 1 && closed) return 'single';", "if (fan.length === 1) return 'single';"),
  safe("return closed || fan.length === 1 ? 'king' : null;", "return 'king';"),
  safe(
    "if (fan.at(-2) === target + 1) return 'run';",
    "if (fan.at(-2) === target + 1 || fan.at(-2) === target + 2) return 'run';",
  ),
  safe(
    'if (target === undefined || merciRefusal(rules, position) === null) return null;',
    'if (target === undefined) return null;',
  ),

  causes(
    'if (isFilled(before, after, move) || emptiesFan(rules, before, after, from)) touching',
    'if (isFilled(before, after, move)) touching',
  ),
  causes('if (dealtHome > 0) touching', 'if (dealtHome > 1) touching'),
  locked(
    'return stack >= 0 && depthOf[card]! < tops[stack]!;',
    'return stack >= 0 && depthOf[card]! <= tops[stack]!;',
  ),
  locked('(!wantsFreeCell(stacks, card) || cellsHeld(stacks, ring)) &&', ''),
  locked('(!wantsEmptyFan(stacks, card) || fansHeld(stacks, ring))', 'true'),
  locked('if (merciRefusal(rules, position) === null) return null;', ''),
  locked('return rules.cap !== null && depthOf[card]! + 1 >= rules.cap;', 'return rules.cap !== null;'),
  locked(
    'isBuried(stacks, ring, card) || (isStuck(stacks, ring, card) && isPlaceless(stacks, card))',
    'isStuck(stacks, ring, card)',
  ),
  locked(
    'const missing = before.find((cards) => cards.every(',
    'const missing = before.find((cards) => cards.some(',
  ),
  locked('if (!isNoPlace(stacks, ring, onto)) return null;', ''),
  locked(
    'left.filter((card) => goesOn(rules, pile, from + above, card))',
    'left.filter((card) => goesOn(rules, pile, from + above, card)).slice(0, 1)',
  ),
  locked('return open < 0 ? KING + 1 : pile.length + open;', 'return KING + 1;'),
  locked('return fillsFan(rules, card);', 'return false;'),
  locked('const spent = rules.singleMove &&', 'const spent = rules.singleMove ||'),
  certificate('if (keeps(without)) ring = without;', ''),
  certificate(
    "from === 'home' ? isLost(stacks, ring, card) : isBuried(stacks, ring, card)",
    'isLost(stacks, ring, card)',
  ),
  certificate('if (homeWaits(stacks, ring, one) === null) return shutHome(sought, ring, one);', ''),
  certificate('if (placeWaits(stacks, ring, one) === null) return shutPlaces(sought, ring, one);', ''),

  aboutCard('shortest: found !== null, nodes', 'shortest: true, nodes', 'without a line nobody reads it'),
  aboutCard('if (!tried.proved || nodes >= ABOUT_LIMIT.shorter)', 'if (false)'),
  aboutCard(
    'for (let within = fewest; within <= most; within++)',
    'for (let within = fewest + 1; within <= most; within++)',
  ),
  aboutCard('if (far.proved && far.cardsAbove > 0)', 'if (far.cardsAbove > 0)'),
  aboutCard('if (plain.line === null && plain.proved)', 'if (plain.line === null)'),
  aboutCard('without: Math.max(now.lines[0]!.home, after),', 'without: now.lines[0]!.home + 1,'),
  onlyMoves('plays.length > 1 && ', ''),
  onlyMoves('homeAt(bound) < target || found', 'homeAt(bound) <= target || found'),
  onlyMoves('&& !plays.some(isHomeMove)', ''),
  kings('fan.slice(depth + 1)', 'fan'),
  kings("rules.emptyFan === 'closed' &&", ''),
  players('if (length === 1) return closed;', 'if (length === 1) return true;'),
  players(' - coversLower(from, length - 1)', ''),
  players("=== 'careful')", "=== 'plain')"),
  facts('rules.redeals > 0 && proved ? home : null', 'proved ? home : null'),
];
