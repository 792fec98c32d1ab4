import { desc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../database/connect';
import { supportTickets } from '../../database/tables/support-tickets';
import type { SupportTicketRow } from '../../database/tables/support-tickets';
import { written } from '../../database/written';

const SHOWN_MAX = 100;

export type SupportRepository = ReturnType<typeof createSupportRepository>;

export function createSupportRepository(database: Database) {
  return {
    insert: async (tx: Tx, ticket: typeof supportTickets.$inferInsert): Promise<SupportTicketRow> => {
      const [row] = await tx.insert(supportTickets).values(ticket).returning();
      return written(row);
    },

    /** Newest first. */
    list: (userId: string): Promise<SupportTicketRow[]> =>
      database
        .select()
        .from(supportTickets)
        .where(eq(supportTickets.userId, userId))
        .orderBy(desc(supportTickets.number))
        .limit(SHOWN_MAX),
  };
}
