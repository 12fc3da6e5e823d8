import { useEffect } from 'preact/hooks';
import { nearestPreset } from '../../play/nearest-preset.ts';
import type { TableController } from '../table/use-table.ts';
import {
  ABOUT_DEAL,
  ceilingText,
  dealName,
  dealSentence,
  effortText,
  mostText,
  noGradeText,
  onlyMovesText,
  triesText,
} from '../words/en/deals/about-deal.ts';
import { DEAL_GRADE_WORDS } from '../words/en/deals/found-deal.ts';
import { NO_ANSWER } from '../words/en/table.ts';
import { DifficultyDots } from './DifficultyDots.tsx';
import { type DealKnown, useDealFacts } from './use-deal-facts.ts';
import './about-deal.css';

/** What is known of the deal on the table as it was dealt, without a word about how to play it. */
export function AboutDeal({ controller }: { readonly controller: TableController }) {
  const { game, say } = controller;
  const about = useDealFacts(game);
  const { facts, progress, scale, grade, fault } = about;
  const ready = facts !== null && scale !== undefined;
  const spoken = ready ? dealSentence(game.rules, facts, grade) : fault === null ? '' : NO_ANSWER[fault];
  useEffect(() => {
    if (spoken !== '') say(spoken, null);
  }, [spoken]);
  return (
    <div class="lucie-about-deal">
      <p>{dealName(nearestPreset(game.rules).title, game)}</p>
      {ready ? (
        <DealRows controller={controller} about={about} />
      ) : (
        <p class="lucie-fine">{fault === null ? triesText(progress) : NO_ANSWER[fault]}</p>
      )}
    </div>
  );
}

function DealRows({
  controller: { game },
  about: { facts, scale, grade },
}: {
  readonly controller: TableController;
  readonly about: DealKnown;
}) {
  const { rules } = game;
  if (facts === null) return null;
  const { effort, ceiling } = facts;
  return (
    <>
      <dl>
        <dt>{ABOUT_DEAL.most}</dt>
        <dd>{mostText(rules, facts)}</dd>
        <dt>{ABOUT_DEAL.difficulty}</dt>
        <dd>
          {grade === null ? (
            noGradeText(rules, facts, scale ?? null)
          ) : (
            <>
              <DifficultyDots grade={grade} />
              {DEAL_GRADE_WORDS[grade]}
            </>
          )}
        </dd>
        {effort !== null && effort.onlyMoves !== null && (
          <>
            <dt>{ABOUT_DEAL.onlyMoves}</dt>
            <dd>{onlyMovesText(effort.onlyMoves)}</dd>
          </>
        )}
        {ceiling !== null && (
          <>
            <dt>{ABOUT_DEAL.kings}</dt>
            <dd>{ceilingText(rules, ceiling)}</dd>
          </>
        )}
      </dl>
      {effort !== null && (
        <p class="lucie-fine">{effortText(effort, grade === null ? null : (scale ?? null))}</p>
      )}
    </>
  );
}
