import type { AuditQuery } from '@plumbline/shared-schema/audit';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../../database/connect';
import { auditEntries } from '../../../database/tables/audit-entries';
import { cases } from '../../../database/tables/cases';
import { users } from '../../../database/tables/users';
import { beyond, offsetOf } from '../../../kit/search/cursors';
import { personColumns } from '../../people/users/person-columns';

export type NewAuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'createdAt'>;
export type AuditRecord = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
export type AuditRepository = ReturnType<typeof createAuditRepository>;

const actor = alias(users, 'actor');
const person = alias(users, 'person');
/** Entries of one person or case, on the page of either. */
const SHOWN_OF_ONE = 50;

function select(executor: Executor) {
  return executor
    .select({
      entry: auditEntries,
      actor: personColumns(actor),
      person: personColumns(person),
      caseNumber: cases.number,
    })
    .from(auditEntries)
    .leftJoin(actor, eq(actor.id, auditEntries.actorId))
    .leftJoin(person, eq(person.id, auditEntries.personId))
    .leftJoin(cases, eq(cases.id, auditEntries.caseId))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .$dynamic();
}

export function createAuditRepository(database: Database) {
  const listWhere = (where: SQL | undefined) => select(database).where(where).limit(SHOWN_OF_ONE);

  return {
    insert: async (executor: Executor, entry: NewAuditEntry): Promise<void> => {
      await executor.insert(auditEntries).values(entry);
    },

    list: async (query: AuditQuery): Promise<{ rows: AuditRecord[]; count: number }> => {
      const where = matching(query);
      const rows = await select(database)
        .where(and(where, beyond(auditEntries, query.cursor)))
        .limit(query.limit)
        .offset(offsetOf(query));
      return { rows, count: await database.$count(auditEntries, where) };
    },

    listOfCase: (caseId: string): Promise<AuditRecord[]> => listWhere(eq(auditEntries.caseId, caseId)),
    listOfPerson: (personId: string): Promise<AuditRecord[]> =>
      listWhere(eq(auditEntries.personId, personId)),
  };
}

function matching({ action, actorId, personId, from, to }: AuditQuery): SQL | undefined {
  const start = (day: string) => sql`(${day}::date)::timestamp at time zone 'UTC'`;
  return and(
    action && eq(auditEntries.action, action),
    actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
    personId === undefined ? undefined : eq(auditEntries.personId, personId),
    from === undefined ? undefined : sql`${auditEntries.createdAt} >= ${start(from)}`,
    to === undefined ? undefined : sql`${auditEntries.createdAt} < ${start(to)} + interval '1 day'`,
  );
}
