import type { Contract } from '@plumbline/shared-schema/contracts';
import { nextStep, type OfferedAction } from './contract-actions';
import { useOfferedActions } from './use-offered-actions';

type NextStep = { action: OfferedAction; milestoneId?: string };

/** What is done first about one of several milestones that wait. */
const MILESTONE_STEPS: readonly OfferedAction[] = ['approveMilestone', 'submit', 'fund'];

/**
 * The one filled button among a contract's actions, which is what its reader most likely does next: a step of the
 * contract, else of the first milestone that has one. None while the reader has to answer a proposed change, beside
 * which the filled button stands then: approved work would end the contract, and the proposal with it.
 */
export function useNextStep(contract: Contract): NextStep | undefined {
  const offeredActions = useOfferedActions();
  const offered = offeredActions(contract.allowedActions);
  if (offered.includes('acceptAmendment')) return undefined;
  const first = nextStep(offered);
  if (first !== undefined) return { action: first };
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
