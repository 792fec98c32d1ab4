import type { AuditEntry, AuditPage, AuditQuery } from '@plumbline/shared-schema/audit';
import type { Tx } from '../../../database/connect';
import { nextOf } from '../../../kit/search/cursors';
import type { UserViews } from '../../people/users/user-view';
import type { AuditRecord, AuditRepository, NewAuditEntry } from './audit.repository';

export type AuditService = ReturnType<typeof createAuditService>;

/** The log of what administrators do. It is written in the transaction of what it tells, and never changed. */
export function createAuditService({ audit, views }: { audit: AuditRepository; views: UserViews }) {
  const toWire = (record: AuditRecord) => toEntry(record, views);

  return {
    record: (tx: Tx, entry: NewAuditEntry): Promise<void> => audit.insert(tx, entry),

    list: async (query: AuditQuery): Promise<AuditPage> => {
      const { page, limit } = query;
      const { rows, count } = await audit.list(query);
      const next = nextOf(
        rows.map(({ entry }) => entry),
        limit,
      );
      return { success: true, data: rows.map(toWire), count, page, limit, ...next };
    },

    listOfCase: async (id: string): Promise<AuditEntry[]> => (await audit.listOfCase(id)).map(toWire),
    listOfPerson: async (id: string): Promise<AuditEntry[]> => (await audit.listOfPerson(id)).map(toWire),
  };
}

function toEntry({ entry, actor, person, caseNumber }: AuditRecord, views: UserViews): AuditEntry {
  return {
    _id: entry.id,
    action: entry.action,
    actor: actor && views.person(actor),
    person: person && views.person(person),
    caseId: entry.caseId,
    caseNumber,
    reason: entry.reason,
    values: entry.values,
    createdAt: entry.createdAt.toISOString(),
  };
}
