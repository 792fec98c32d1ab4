import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { PageAccess } from '@plumbline/shared-schema/platform';

/**
 * Who may do what, as pure predicates: the server enforces them, the client hides buttons with the same function.
 * A `…Refusal` names the error code of the first rule that fails, and is undefined when the action is allowed.
 */

/** The caller; null for a visitor. `team`: of whoever acts for somebody else. */
export type Caller = { _id: string; userType: string; team?: unknown } | null | undefined;
type JobLike = { postedBy: { _id: string }; status: string };

/** Clients and companies: every rule about who hires applies to both. */
export function isHirer(userType: string | null | undefined): boolean {
  return userType === 'client' || userType === 'company';
}

export function isContractor(userType: string | null | undefined): boolean {
  return userType === 'contractor';
}

/** Who can let others act for them: companies, and contractors who send people. */
export function mayHaveTeam(userType: string | null | undefined): boolean {
  return userType === 'company' || isContractor(userType);
}

/** Whether a page or route of this access is open to the caller. */
export function mayOpen(
  access: PageAccess,
  caller: Pick<NonNullable<Caller>, 'userType'> | null | undefined,
): boolean {
  if (access === 'public') return true;
  if (access === 'signedOut') return !caller;
  if (!caller) return false;
  if (access === 'hirer') return isHirer(caller.userType);
  return access === 'signedIn' || caller.userType === access;
}

export function isJobOwner(caller: Caller, job: Pick<JobLike, 'postedBy'>): boolean {
  return caller?._id === job.postedBy._id;
}

export function canViewApplicants(caller: Caller, job: Pick<JobLike, 'postedBy'>): boolean {
  return isJobOwner(caller, job);
}

export function canEditJob(caller: Caller, job: JobLike): boolean {
  return isJobOwner(caller, job) && job.status !== 'removed';
}

/** Anybody signed in but the one who posted it, once. */
export function reportRefusal(
  caller: Caller,
  job: Pick<JobLike, 'postedBy'>,
  hasReported: boolean,
): ErrorCode | undefined {
  if (!caller) return 'NOT_SIGNED_IN';
  if (isJobOwner(caller, job)) return 'OWN_JOB_REPORT';
  return hasReported ? 'ALREADY_REPORTED' : undefined;
}

/** Contractor only, by the account itself, not one's own job, job open, once per job. */
export function applyRefusal(caller: Caller, job: JobLike, hasApplied: boolean): ErrorCode | undefined {
  if (!caller) return 'NOT_SIGNED_IN';
  if (isJobOwner(caller, job)) return 'OWN_JOB';
  if (!isContractor(caller.userType)) return 'CONTRACTORS_ONLY';
  if (hasApplied) return 'ALREADY_APPLIED';
  if (caller.team !== undefined) return 'FORBIDDEN';
  return job.status === 'open' ? undefined : 'JOB_CLOSED';
}

/** Once the offer is accepted, once per offer. `offer` undefined: none was sent. */
export function createContractRefusal(
  offer: { status: string } | undefined,
  hasContract: boolean,
): ErrorCode | undefined {
  if (!offer) return 'NO_OFFER';
  if (offer.status !== 'accepted') return 'OFFER_NOT_ACCEPTED';
  return hasContract ? 'CONTRACT_EXISTS' : undefined;
}
