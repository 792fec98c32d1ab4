import type { Contract } from '@plumbline/shared-schema/contracts';
import { BESIDE, buttonOf, type OfferedAction } from '../contract-actions/contract-actions';
import { useOfferedActions } from '../contract-actions/use-offered-actions';
import { ActionButton } from './ActionButton';
import { ActionGroup, PrintButton } from './ActionGroup';

type ContractActionsProps = { contract: Contract; onAction: (action: string) => void };

const isLast = (action: OfferedAction) => buttonOf(action).isDestructive === true;

/** What the server allows this reader now and what anybody may do; what cannot be undone comes last. */
export function ContractActions({ contract, onAction }: ContractActionsProps) {
  const offeredActions = useOfferedActions();
  const offered = offeredActions(contract.allowedActions).filter((action) => !BESIDE.includes(action));

  return (
    <ActionGroup {...{ contract, onAction }} actions={offered.filter((action) => !isLast(action))}>
      <PrintButton />
      {offered.filter(isLast).map((action) => (
        <ActionButton key={action} {...{ action, contract, onAction }} isNext={false} />
      ))}
    </ActionGroup>
  );
}
