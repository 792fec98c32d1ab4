import { AUDIT_ACTIONS } from '@plumbline/shared-schema/administration';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf } from '../columns';
import { personal } from '../personal';

/**
 * What administrators did, and what private things they looked at. Append-only: a trigger refuses changes. It refers to
 * nothing, so that it stays whatever becomes of people and cases.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    action: oneOf(AUDIT_ACTIONS).notNull(),
    /** Null: the command line. */
    actorId: uuid(),
    personId: uuid(),
    caseId: uuid(),
    reason: text().notNull().default(''),
    values: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_entries_newest').on(t.createdAt, t.id),
    index('audit_entries_actor').on(t.actorId, t.createdAt, t.id),
    index('audit_entries_person').on(t.personId, t.createdAt, t.id),
    index('audit_entries_case').on(t.caseId, t.createdAt, t.id),
  ],
);
export type AuditEntryRow = typeof auditEntries.$inferSelect;

personal(auditEntries, {
  exported: 'what administrators did',
  removed: 'stays whole whatever becomes of people',
});
