import type { Contract } from '@plumbline/shared-schema/contracts';
import { ANSWERS, isNextStep, type OfferedAction } from './contract-actions';
import { useOfferedActions } from './use-offered-actions';

type NextStep = { action: OfferedAction; milestoneId?: string };

/** Of several milestones that wait, what is done first about one of them. */
const MILESTONE_STEPS: readonly OfferedAction[] = ['approveMilestone', 'submit', 'fund'];

/**
 * The one filled button of a contract's page, which is what its reader most likely does next: an answer to a proposed
 * change, else a step of the contract, else of the first milestone that has one.
 */
export function useNextStep(contract: Contract): NextStep | undefined {
  const offeredActions = useOfferedActions();
  const offered = offeredActions(contract.allowedActions);
  if (offered.includes('acceptAmendment')) return { action: 'acceptAmendment' };
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
