import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import { pathWith } from '@plumbline/shared-ui/address';

/** As the address names it: `fund.<id of the milestone>`. */
export function milestoneAction(action: string, milestone: Milestone): string {
  return `${action}.${milestone._id}`;
}

export function milestoneWorkAddress(contractId: string, milestone: Milestone): string {
  return pathWith('/submit-work', { contractId, milestoneId: milestone._id });
}

/** The milestones that take work now. */
export function openMilestones({ milestones }: Contract): Milestone[] {
  return milestones.filter(({ allowedActions }) => allowedActions.includes('submit'));
}

/** Whether work can be handed in, for the whole contract or for one of its milestones. */
export function takesWork(contract: Contract): boolean {
  return contract.allowedActions.includes('submit') || openMilestones(contract).length > 0;
}
