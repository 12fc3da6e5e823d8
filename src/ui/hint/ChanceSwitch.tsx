import { Switch } from '../table/Switch.tsx';
import type { TableController } from '../table/use-table.ts';
import { FOLLOW } from '../words/en/table-notes.ts';
import type { ChanceState } from './use-chance.ts';

/** The switch that follows the chance to win, and while it is on the chance. It is read where it stands, never spoken. */
export function ChanceSwitch({ controller, chances }: { controller: TableController; chances: ChanceState }) {
  const { shown, answer, fault, toggle } = chances;
  return (
    <div class="lucie-chance">
      <Switch label={FOLLOW.chance} isOn={shown} onSwitch={toggle} />
      {shown && answer === null && <p class="lucie-chance-text">{fault === '' ? FOLLOW.working : fault}</p>}
      {shown && answer !== null && (
        <answer.advice.ChanceText
          rules={controller.rules}
          position={answer.position}
          moves={answer.moves}
          outlook={answer.outlook}
          past={answer.position !== controller.position}
        />
      )}
    </div>
  );
}
