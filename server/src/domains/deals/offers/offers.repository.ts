import type { OfferAction, OfferState } from '@plumbline/shared-schema/offer-machine';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { personColumns } from '../../people/users/person-columns';
import type { Database, Executor, Tx } from '../../../database/connect';
import { written } from '../../../database/written';
import { applications } from '../../../database/tables/applications';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { offerEvents, offers } from '../../../database/tables/offers';
import type { OfferRow } from '../../../database/tables/offers';
import { users } from '../../../database/tables/users';
import { repeatedContract } from '../contract-records/repeats.repository';

/** An offer with its job and both people, money in cents; `isOverdue` by the database's clock. */
export type OfferRecord = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number];
export type NewOffer = Pick<OfferRow, 'jobId' | 'professionalId' | 'clientId'> & OfferTerms;
/** Money in cents. */
export type OfferTerms = Pick<OfferRow, 'description' | 'budget' | 'deliveryTime' | 'expiresIn'>;
/** `actorId` null: the system. */
export type NewOfferEvent = {
  offerId: string;
  action: OfferAction;
  actorId: string | null;
  from: OfferState | null;
  to: OfferState;
  terms?: OfferTerms | null;
};
/** Overdue offers of one job and person, or the oldest of all. */
export type OverdueOffers = { jobId: string; professionalId: string } | { limit: number };
export type OfferEventRecord = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

const professionals = alias(users, 'professionals');
const clients = alias(users, 'clients');

/** For a locked row: later than every earlier change of it, unlike now(), which is when the transaction began. */
export const thisInstant = sql`clock_timestamp()`;
/** In days of 24 hours: daylight saving must not move an expiry. */
const expiryAfter = (days: number) => sql`${thisInstant} + make_interval(hours => ${days * 24})`;
const isOverdue = sql<boolean>`${offers.status} = 'pending' and ${offers.expiresAt} <= now()`;

function selectOffers(executor: Executor) {
  return executor
    .select({
      offer: offers,
      isOverdue: isOverdue.mapWith(Boolean),
      job: { id: jobs.id, title: jobs.title, status: jobs.status },
      professional: personColumns(professionals),
      client: personColumns(clients),
      contractId: contracts.id,
      repeats: repeatedContract,
    })
    .from(offers)
    .innerJoin(jobs, eq(jobs.id, offers.jobId))
    .innerJoin(professionals, eq(professionals.id, offers.professionalId))
    .innerJoin(clients, eq(clients.id, offers.clientId))
    .leftJoin(contracts, eq(contracts.offerId, offers.id))
    .$dynamic();
}

function selectEvents(executor: Executor) {
  return executor
    .select({
      event: offerEvents,
      actor: personColumns(users),
    })
    .from(offerEvents)
    .leftJoin(users, eq(users.id, offerEvents.actorId))
    .$dynamic();
}

const offerWrites = {
  /** Locked until the transaction ends: changes of one offer are serialized. */
  findForUpdate: async (tx: Tx, id: string): Promise<OfferRecord | undefined> => {
    await tx.select({ id: offers.id }).from(offers).where(eq(offers.id, id)).for('no key update');
    const [record] = await selectOffers(tx).where(eq(offers.id, id));
    return record;
  },

  /** Locks the application until the transaction ends, so that it is neither taken back nor declined meanwhile. */
  lockApplication: async (tx: Tx, key: { jobId: string; userId: string }) => {
    const [row] = await tx
      .select({ id: applications.id, declinedAt: applications.declinedAt })
      .from(applications)
      .where(and(eq(applications.jobId, key.jobId), eq(applications.userId, key.userId)))
      .for('key share');
    return row;
  },

  /** `undefined`: the partial unique index found another offer of this job to this person. */
  insert: async (tx: Tx, offer: NewOffer): Promise<string | undefined> => {
    const [row] = await tx
      .insert(offers)
      .values({
        ...offer,
        expiresAt: expiryAfter(offer.expiresIn),
        createdAt: thisInstant,
        updatedAt: thisInstant,
      })
      .onConflictDoNothing()
      .returning({ id: offers.id });
    return row?.id;
  },

  /** The one conditional update of every move; false: the offer is no longer what it was, or is overdue. */
  update: async (tx: Tx, id: string, changes: OfferChanges): Promise<boolean> => {
    const { terms, proposal, ...columns } = changes;
    const rows = await tx
      .update(offers)
      .set({
        ...columns,
        ...(proposal !== undefined && { proposal }),
        ...(terms && { ...terms, expiresAt: expiryAfter(terms.expiresIn) }),
        ...(columns.status === 'accepted' && { acceptedAt: thisInstant }),
        updatedAt: thisInstant,
      })
      .where(and(eq(offers.id, id), eq(offers.status, 'pending'), sql`${offers.expiresAt} > now()`))
      .returning({ id: offers.id });
    return rows.length > 0;
  },

  /** Overdue offers, locked: those of one pair, or the oldest of all that no other process has locked. */
  lockOverdue: (tx: Tx, which: OverdueOffers): Promise<OfferRow[]> => {
    const due = and(eq(offers.status, 'pending'), lte(offers.expiresAt, sql`now()`));
    if ('limit' in which) {
      const oldest = tx.select().from(offers).where(due).orderBy(asc(offers.expiresAt), asc(offers.id));
      return oldest.limit(which.limit).for('no key update', { skipLocked: true });
    }
    const { jobId, professionalId } = which;
    const ofPair = and(due, eq(offers.jobId, jobId), eq(offers.professionalId, professionalId));
    return tx.select().from(offers).where(ofPair).for('no key update');
  },

  expire: async (tx: Tx, id: string): Promise<boolean> => {
    const rows = await tx
      .update(offers)
      .set({ status: 'rejected', closedReason: 'expired', proposal: null, updatedAt: thisInstant })
      .where(and(eq(offers.id, id), eq(offers.status, 'pending')))
      .returning({ id: offers.id });
    return rows.length > 0;
  },

  /** Marks pending offers that expire within a day, each once for each expiry, and returns them. */
  markExpiring: (tx: Tx): Promise<Pick<OfferRow, 'id' | 'expiresAt'>[]> =>
    tx
      .update(offers)
      .set({ remindedAt: sql`now()` })
      .where(
        and(
          eq(offers.status, 'pending'),
          gt(offers.expiresAt, sql`now()`),
          lte(offers.expiresAt, sql`now() + interval '1 day'`),
          // An offer for a day says so when it comes.
          gt(offers.expiresIn, 1),
          or(isNull(offers.remindedAt), lt(offers.remindedAt, sql`${offers.expiresAt} - interval '1 day'`)),
        ),
      )
      .returning({ id: offers.id, expiresAt: offers.expiresAt }),

  insertEvent: async (tx: Tx, event: NewOfferEvent): Promise<string> => {
    const id = uuidv7();
    await tx.insert(offerEvents).values({ id, ...event, createdAt: thisInstant });
    return id;
  },
};

export function createOffersRepository(database: Database) {
  const newestFirst = (where: SQL | undefined) =>
    selectOffers(database).where(where).orderBy(desc(offers.createdAt), desc(offers.id));

  return {
    ...offerWrites,

    find: async (id: string): Promise<OfferRecord | undefined> => {
      const [record] = await selectOffers(database).where(eq(offers.id, id));
      return record;
    },

    get: async (tx: Tx, id: string): Promise<OfferRecord> => {
      const [record] = await selectOffers(tx).where(eq(offers.id, id));
      return written(record);
    },

    /** Where `userId` is a party; a hirer's expired and withdrawn ones are left out unless asked for. */
    listByParty: (userId: string, query: { jobId?: string; clientId?: string; includeExpired?: boolean }) => {
      const isGone = or(inArray(offers.closedReason, ['expired', 'withdrawn']), isOverdue);
      return newestFirst(
        and(
          or(eq(offers.professionalId, userId), eq(offers.clientId, userId)),
          query.jobId === undefined ? undefined : eq(offers.jobId, query.jobId),
          query.clientId === undefined ? undefined : eq(offers.clientId, query.clientId),
          // Compared as `is true`: an offer that is not closed has no reason, and null must not drop it.
          query.includeExpired ? undefined : or(ne(offers.clientId, userId), not(sql`(${isGone}) is true`)),
        ),
      );
    },

    listByJob: (jobId: string, professionalId?: string) =>
      newestFirst(
        and(
          eq(offers.jobId, jobId),
          professionalId === undefined ? undefined : eq(offers.professionalId, professionalId),
        ),
      ),

    /** Without a contract, newest first. */
    listBetween: (one: string, other: string) =>
      newestFirst(
        and(
          or(
            and(eq(offers.clientId, one), eq(offers.professionalId, other)),
            and(eq(offers.clientId, other), eq(offers.professionalId, one)),
          ),
          isNull(contracts.id),
        ),
      ),

    hasApplied: async (key: { jobId: string; userId: string }): Promise<boolean> => {
      const where = and(eq(applications.jobId, key.jobId), eq(applications.userId, key.userId));
      return (await database.$count(applications, where)) > 0;
    },

    listEvents: (offerId: string): Promise<OfferEventRecord[]> =>
      selectEvents(database).where(eq(offerEvents.offerId, offerId)).orderBy(asc(offerEvents.place)),
  };
}
export type OffersRepository = ReturnType<typeof createOffersRepository>;

/** `terms` also restart the time until expiry. Money in cents. */
export type OfferChanges = {
  status?: OfferRow['status'];
  closedReason?: OfferRow['closedReason'];
  proposal?: OfferRow['proposal'];
  rounds?: number;
  terms?: OfferTerms;
};
