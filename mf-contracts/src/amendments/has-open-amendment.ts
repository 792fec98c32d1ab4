import type { Contract } from '@plumbline/shared-schema/contracts';

/** Whether a change is proposed that this reader can answer or withdraw. */
export function hasOpenAmendment({ allowedActions }: Pick<Contract, 'allowedActions'>): boolean {
  return allowedActions.some((action) => action === 'acceptAmendment' || action === 'withdrawAmendment');
}
