import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Submission } from '@plumbline/shared-schema/submissions';
import { offeredActions } from '../contract-actions/contract-actions';

/** What the address names, as `pause` or `fund.<id of the milestone>`, where this reader may do it. */
export function readAction(
  contract: Contract,
  value: string | null,
  submissions: readonly Submission[] | undefined,
) {
  const [action, id] = (value ?? '').split('.');
  const milestone = contract.milestones.find(({ _id }) => _id === id);
  if (id !== undefined && milestone === undefined) return undefined;
  const allowed = (milestone ?? contract).allowedActions;
  const offered = offeredActions(allowed).find((one) => one === action);
  const whole = submissions?.find((work) => work.status === 'submitted' && work.milestoneId === null);
  /** The work that awaits an answer; '' without any. */
  const submissionId = (milestone ? milestone.submissionId : whole?._id) ?? '';
  return offered && { offered, milestone, submissionId };
}
