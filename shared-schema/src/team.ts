import { idSchema } from '@plumbline/shared-schema/ids';
import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { TEAM_ACTIONS, TEAM_ROLES } from '@plumbline/shared-schema/team-roles';
import { emailSchema } from '@plumbline/shared-schema/texts';
import { says } from '@plumbline/shared-schema/validation';

const roleSchema = z.enum(TEAM_ROLES, says('invalidOption'));

const memberSchema = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  role: roleSchema,
  since: instantSchema,
  /** The caller. */
  isMe: z.boolean(),
});
export type TeamMember = Infer<typeof memberSchema>;

const invitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role: roleSchema,
  expiresAt: instantSchema,
});
export type TeamInvitation = Infer<typeof invitationSchema>;

const teamSchema = z.object({
  company: z.object({ _id: z.string(), name: z.string() }),
  /** Of the caller: the company's own account is an owner. */
  role: roleSchema,
  members: z.array(memberSchema),
  /** That nobody has accepted yet. */
  invitations: z.array(invitationSchema),
});
export type Team = Infer<typeof teamSchema>;

/** `GET /team`: of the company or contractor that the caller is or acts for. 403 COMPANIES_ONLY. */
export const teamAnswerSchema = dataOf(teamSchema);
export const teamSavedSchema = savedOf(teamSchema);

/** `POST /team/invitations`: mails a link that works once. 409 ALREADY_MEMBER, TEAM_LIMIT. */
export const inviteMemberSchema = z.object({ email: emailSchema, role: roleSchema });
export type InviteMember = Infer<typeof inviteMemberSchema>;

/** `PUT /team/members/{id}` */
export const memberRoleSchema = z.object({ role: roleSchema });
export type MemberRole = Infer<typeof memberRoleSchema>;

const membershipSchema = z.object({
  company: z.object({ _id: z.string(), name: z.string() }),
  role: roleSchema,
});
export type Membership = Infer<typeof membershipSchema>;

/** `GET /team/memberships`: the companies that the person may act for. */
export const membershipsSchema = listOf(membershipSchema);

/** `POST /team/memberships`: takes the token of the mail, once. 403 LINK_INVALID, 409 ALREADY_MEMBER. */
export const acceptInvitationSchema = z.object({ token: z.string().min(1, says('required')).max(512) });
export type AcceptInvitation = Infer<typeof acceptInvitationSchema>;
export const membershipSavedSchema = savedOf(membershipSchema);

/** `POST /team/sessions`: this device acts for the company from now on, or with null for the person again. */
export const actForSchema = z.object({ companyId: idSchema.nullable() });
export type ActFor = Infer<typeof actForSchema>;

const logEntrySchema = z.object({
  _id: z.string(),
  /** The company's own name where its own account did it. */
  actor: z.string(),
  action: z.enum(TEAM_ACTIONS),
  /** Whom or what it was about, in words. */
  about: z.string().nullable(),
  /** That they were invited or joined with, or have from then on. */
  role: roleSchema.nullable(),
  /** What it was about and is still there, as it is called now; each has a page of its own. */
  things: z.array(
    z.object({ kind: z.enum(['job', 'contract', 'person']), _id: z.string(), name: z.string() }),
  ),
  at: instantSchema,
});
export type TeamLogEntry = Infer<typeof logEntrySchema>;

/** `GET /team/log`: the newest first, so many. */
export const teamLogSchema = listOf(logEntrySchema);
