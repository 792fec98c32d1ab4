import { TEAM_ACTIONS, TEAM_ROLES, TEAM_SUBJECTS } from '@plumbline/shared-schema/team-roles';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { isMine, nameOf, named, names, personal, rowWithout } from '../personal';
import { users } from './users';

/** Who acts for a company beside its own account. */
export const teamMembers = pgTable(
  'team_members',
  {
    companyId: partOf(() => users.id).notNull(),
    userId: partOf(() => users.id).notNull(),
    role: oneOf(TEAM_ROLES).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId] }),
    index('team_members_user').on(t.userId),
    isOneOf('team_members_role', t.role, TEAM_ROLES),
  ],
);

personal(teamMembers, {
  exported: (me) => [
    {
      setting: 'memberships',
      value: sql`(select coalesce(jsonb_agg(${names({
        company: nameOf(teamMembers.companyId),
        member: nameOf(teamMembers.userId),
        role: sql`${teamMembers.role}`,
        since: sql`${teamMembers.createdAt}`,
      })}), '[]') from ${teamMembers} where ${isMine(me, teamMembers.companyId, teamMembers.userId)})`,
    },
  ],
  removed: named(teamMembers.companyId, teamMembers.userId),
});

/** Living invitations: one that is accepted is deleted. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    companyId: partOf(() => users.id).notNull(),
    email: text().notNull(),
    role: oneOf(TEAM_ROLES).notNull(),
    /** SHA-256 of what the mail carries. */
    tokenHash: text().notNull().unique('team_invitations_token'),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    unique('team_invitations_once').on(t.companyId, t.email),
    isOneOf('team_invitations_role', t.role, TEAM_ROLES),
  ],
);

personal(teamInvitations, {
  exported: (me) => [
    {
      name: 'team-invitations',
      row: rowWithout(teamInvitations, 'companyId', 'tokenHash'),
      where: isMine(me, teamInvitations.companyId),
    },
  ],
  removed: named(teamInvitations.companyId),
});

/** Who did what for a company that has a team. */
export const teamLog = pgTable(
  'team_log',
  {
    id: id(),
    companyId: partOf(() => users.id).notNull(),
    actorId: partOf(() => users.id).notNull(),
    action: oneOf(TEAM_ACTIONS).notNull(),
    about: text(),
    /** That somebody was given or offered. */
    role: oneOf(TEAM_ROLES),
    /** Looked up when the log is read, and left out once it is gone. */
    subject: oneOf(TEAM_SUBJECTS),
    subjectId: uuid(),
    createdAt: createdAt(),
  },
  (t) => [
    index('team_log_company').on(t.companyId, t.id),
    index('team_log_actor').on(t.actorId),
    isOneOf('team_log_role', t.role, TEAM_ROLES),
  ],
);

personal(teamLog, {
  exported: (me) => [
    {
      name: 'team-log',
      row: sql`${rowWithout(teamLog, 'companyId', 'actorId', 'subjectId')} || ${names({ actor: nameOf(teamLog.actorId) })}`,
      where: isMine(me, teamLog.companyId),
    },
  ],
  removed: named(teamLog.companyId),
});
