import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { countedOf, savedOf } from '@plumbline/shared-schema/envelope';
import { INVITE_MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { INVITE_STATUSES, JOB_STATUSES } from '@plumbline/shared-schema/options';
import type { StateMachine } from '@plumbline/shared-schema/state-machine';
import { personSchema } from '@plumbline/shared-schema/users';
import { manyLines } from '@plumbline/shared-schema/texts';

export type InviteStatus = (typeof INVITE_STATUSES)[number];
export type InviteAction = 'invite' | 'accept' | 'decline' | 'withdraw';
export type InviteActor = 'contractor' | 'hirer';
export type InviteGuard = 'jobOpen' | 'notInvited' | 'notApplied';

/** The life of an invitation. Accepting it leads to the application; it applies for nobody. */
export const INVITE_MACHINE: StateMachine<InviteStatus, InviteAction, InviteActor, InviteGuard> = [
  {
    from: null,
    action: 'invite',
    by: ['hirer'],
    guards: ['jobOpen', 'notInvited', 'notApplied'],
    next: 'pending',
  },
  { from: 'pending', action: 'accept', by: ['contractor'], guards: ['jobOpen'], next: 'accepted' },
  { from: 'pending', action: 'decline', by: ['contractor'], next: 'declined' },
  { from: 'pending', action: 'withdraw', by: ['hirer'], next: 'withdrawn' },
];

/** `hasApplied`: whether the contractor has applied to the job since, with or without accepting. */
export const inviteSchema = z.object({
  _id: z.string(),
  jobId: z.object({
    _id: z.string(),
    title: z.string(),
    jobType: z.string(),
    jobDuration: z.string(),
    jobCategory: z.string(),
    salary: z.string(),
    status: z.enum(JOB_STATUSES),
  }),
  clientId: personSchema,
  contractorId: personSchema,
  message: z.string(),
  status: z.enum(INVITE_STATUSES),
  hasApplied: z.boolean(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Invite = Infer<typeof inviteSchema>;

const message = manyLines(INVITE_MESSAGE_MAX).default('');

/** `POST /invites`: hirers, for an open job of their own. 409 INVITE_EXISTS, ALREADY_APPLIED, JOB_CLOSED. */
export const createInviteSchema = z.object({ jobId: idSchema, contractorId: idSchema, message });
export type CreateInvite = Infer<typeof createInviteSchema>;
export type CreateInviteBody = InferInput<typeof createInviteSchema>;

/** Dialog "Invite to a job": the contractor is fixed by the page. */
export const inviteFormSchema = createInviteSchema.omit({ contractorId: true });
export type InviteForm = InferInput<typeof inviteFormSchema>;

/** `GET /invites`: narrows what the caller sent (hirers) or received (contractors). */
export const invitesQuerySchema = z.object({
  jobId: idSchema.optional(),
  status: z.enum(INVITE_STATUSES, says('invalidOption')).optional(),
});
export type InvitesQuery = Infer<typeof invitesQuerySchema>;
export type InvitesParams = InferInput<typeof invitesQuerySchema>;

/** `GET /invites`, newest first. */
export const invitesSchema = countedOf(inviteSchema);

/** Answer of `POST /invites` (201), accept, decline and withdraw. 409 INVITE_NOT_PENDING with the current one. */
export const inviteSavedSchema = savedOf(inviteSchema);
