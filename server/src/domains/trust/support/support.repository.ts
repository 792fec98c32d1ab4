import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import type { Database, Tx } from '../../../database/connect';
import { cases } from '../../../database/tables/cases';
import { supportTickets } from '../../../database/tables/support-tickets';
import type { SupportTicketRow } from '../../../database/tables/support-tickets';
import { written } from '../../../database/written';

const isAnswer = and(
  eq(cases.kind, 'supportTicket'),
  eq(cases.aboutId, supportTickets.id),
  eq(cases.outcome, 'answer'),
);

export type SupportRepository = ReturnType<typeof createSupportRepository>;

export function createSupportRepository(database: Database) {
  return {
    insert: async (tx: Tx, ticket: typeof supportTickets.$inferInsert): Promise<SupportTicketRow> => {
      const [row] = await tx.insert(supportTickets).values(ticket).returning();
      return written(row);
    },

    /** Newest first, with what was answered, and how many there are. */
    list: async (userId: string, { page, limit }: PageQuery) => {
      const isOwn = eq(supportTickets.userId, userId);
      const rows = await database
        .select({ ticket: supportTickets, answer: cases.note, answeredAt: cases.decidedAt })
        .from(supportTickets)
        .leftJoin(cases, isAnswer)
        .where(isOwn)
        .orderBy(desc(supportTickets.createdAt), desc(supportTickets.id))
        .limit(limit)
        .offset((page - 1) * limit);
      return { rows, count: await database.$count(supportTickets, isOwn) };
    },

    /** The oldest that nobody was mailed about, from now on taken for mailed; another process skips them. */
    takeUnmailed: async (tx: Tx, limit: number): Promise<SupportTicketRow[]> => {
      const untold = tx
        .select({ id: supportTickets.id })
        .from(supportTickets)
        .where(isNull(supportTickets.toldAt))
        .orderBy(asc(supportTickets.createdAt))
        .limit(limit)
        .for('update', { skipLocked: true });
      return tx
        .update(supportTickets)
        .set({ toldAt: sql`now()` })
        .where(inArray(supportTickets.id, untold))
        .returning();
    },
  };
}
