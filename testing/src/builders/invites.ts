import { inviteSchema, type Invite } from '@plumbline/shared-schema/invites';
import { anId } from './ids';
import { AT } from './instants';
import { aJob } from './jobs';
import { aPerson, nora } from './users';

/** Nora invites Marcus to apply for her job. */
export function anInvite(overrides: Partial<Invite> = {}): Invite {
  return inviteSchema.parse({
    _id: anId(45),
    jobId: aJob(),
    clientId: nora(),
    contractorId: aPerson(),
    message: 'You did our neighbours’ kitchen. Would you look at ours?',
    status: 'pending',
    hasApplied: false,
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  });
}
