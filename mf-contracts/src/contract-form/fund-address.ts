import type { Contract } from '@plumbline/shared-schema/contracts';
import { pathWith } from '@plumbline/shared-ui/address';
import { milestoneAction } from '../milestones/milestone-action';

/** Where the money of a new contract, or of the first of its milestones, is paid in; undefined where it need not be. */
export function fundAddress({ _id: id, allowedActions, milestones }: Contract): string | undefined {
  const address = (action: string) => pathWith(`/contracts/${id}`, { action });
  if (allowedActions.includes('fund')) return address('fund');
  const first = milestones.find((milestone) => milestone.allowedActions.includes('fund'));
  return first && address(milestoneAction('fund', first));
}
