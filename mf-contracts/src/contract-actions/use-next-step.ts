import type { Contract } from '@plumbline/shared-schema/contracts';
import { ANSWERS, isNextStep, type OfferedAction } from './contract-actions';
import { useOfferedActions } from './use-offered-actions';

type NextStep = { action: OfferedAction; milestoneId?: string };

/** Of several milestones that wait, what is done first about one of them. */
const MILESTONE_STEPS: readonly OfferedAction[] = ['approveMilestone', 'submit', 'fund'];

/**
 * The one filled button among a contract's actions, which is what its reader most likely does next: a step of the
 * contract, else of the first milestone that has one. An answer to a proposed change is filled beside the change.
 */
export function useNextStep(contract: Contract): NextStep | undefined {
  const offeredActions = useOfferedActions();
  const offered = offeredActions(contract.allowedActions);
  const [first] = offered.filter((action) => !ANSWERS.includes(action));
  if (first !== undefined && isNextStep(first)) return { action: first };
  const milestones = contract.milestones.map(({ _id, allowedActions }) => ({
    milestoneId: _id,
    actions: offeredActions(allowedActions),
  }));
  return MILESTONE_STEPS.flatMap((action) =>
    milestones
      .filter(({ actions }) => actions.includes(action))
      .map(({ milestoneId }) => ({ action, milestoneId })),
  )[0];
}
