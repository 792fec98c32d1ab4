import { INVITE_STATUSES } from '@plumbline/shared-schema/options';
import { and, eq, sql } from 'drizzle-orm';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, oneOf, partOf } from '../columns';
import { isMine, nameOf, named, names, personal, rowWithout, titleOf } from '../personal';
import { jobs } from './jobs';
import { users } from './users';

/** A hirer asks a contractor to apply for a job; once for each pair, so that nobody is pestered. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    jobId: partOf(() => jobs.id).notNull(),
    clientId: partOf(() => users.id).notNull(),
    contractorId: partOf(() => users.id).notNull(),
    message: text().notNull(),
    status: oneOf(INVITE_STATUSES).notNull().default('pending'),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    isOneOf('invites_status', t.status, INVITE_STATUSES),
    unique('invites_once').on(t.jobId, t.contractorId),
    index('invites_client').on(t.clientId, t.createdAt, t.id),
    index('invites_contractor').on(t.contractorId, t.createdAt, t.id),
  ],
);
export type InviteRow = typeof invites.$inferSelect;

personal(invites, {
  exported: (me) => [
    {
      name: 'invitations',
      row: sql`${rowWithout(invites)} || ${names({
        job: titleOf(invites.jobId),
        client: nameOf(invites.clientId),
        contractor: nameOf(invites.contractorId),
      })}`,
      where: isMine(me, invites.clientId, invites.contractorId),
    },
  ],
  removed: (person) =>
    and(named(invites.clientId, invites.contractorId)(person), eq(invites.status, 'pending')),
});
