import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { personColumns } from '../../people/users/person-columns';
import type { Database, Executor, Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { offerEvents, offers } from '../../../database/tables/offers';
import { professional } from './contract-records.repository';
import { repeatedContract } from './repeats.repository';

/** Nobody enters into a contract with an account that was deleted. */
const hasNotLeft = sql`not exists (select from users leaver
  where leaver.id = offers.professional_id and leaver.deleted_at is not null)`;

export function createContractOffersRepository(database: Database) {
  return {
    /**
     * The live or accepted offer of this job and pair, else the declined one, locked until the transaction ends.
     * Withdrawn and expired offers do not count.
     */
    findForUpdate: async (tx: Tx, key: { jobId: string; clientId: string; professionalId: string }) => {
      const [row] = await tx
        .select()
        .from(offers)
        .where(
          and(
            eq(offers.jobId, key.jobId),
            eq(offers.clientId, key.clientId),
            eq(offers.professionalId, key.professionalId),
            or(inArray(offers.status, ['pending', 'accepted']), eq(offers.closedReason, 'declined')),
            hasNotLeft,
          ),
        )
        .orderBy(desc(eq(offers.status, 'accepted')), desc(offers.createdAt))
        .limit(1)
        .for('update');
      return row;
    },

    findContractId: async (executor: Executor, offerId: string): Promise<string | undefined> => {
      const [row] = await executor
        .select({ id: contracts.id })
        .from(contracts)
        .where(eq(contracts.offerId, offerId));
      return row?.id;
    },

    /** A hirer's accepted offers that have no contract yet, newest first. */
    listAwaitingContract: (clientId: string) =>
      database
        .select({
          id: offers.id,
          jobId: jobs.id,
          title: jobs.title,
          budget: offers.budget,
          deliveryTime: offers.deliveryTime,
          acceptedAt: sql<Date>`coalesce(${offers.acceptedAt}, ${offers.updatedAt})`.mapWith(
            offers.createdAt,
          ),
          professional: personColumns(professional),
          repeats: repeatedContract,
        })
        .from(offers)
        .innerJoin(jobs, eq(jobs.id, offers.jobId))
        .innerJoin(professional, eq(professional.id, offers.professionalId))
        .leftJoin(contracts, eq(contracts.offerId, offers.id))
        .where(
          and(eq(offers.clientId, clientId), eq(offers.status, 'accepted'), isNull(contracts.id), hasNotLeft),
        )
        .orderBy(desc(offers.acceptedAt), desc(offers.id)),

    ...lastLine,
  };
}
export type ContractOffersRepository = ReturnType<typeof createContractOffersRepository>;

const lastLine = {
  /** The last entry of the offer's history; the offer itself stays unchanged. Returns the event's id. */
  insertContractEvent: async (
    tx: Tx,
    { offerId, actorId }: { offerId: string; actorId: string },
  ): Promise<string> => {
    const id = uuidv7();
    await tx.insert(offerEvents).values({
      id,
      offerId,
      actorId,
      action: 'createContract',
      from: 'accepted',
      to: 'accepted',
      createdAt: sql`clock_timestamp()`,
    });
    return id;
  },
};
