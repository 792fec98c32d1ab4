import { OPEN_QUOTE_STATUSES } from '@plumbline/shared-schema/quote-machine';
import type { QuotesQuery } from '@plumbline/shared-schema/quotes';
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Executor, Tx } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';
import { quotes } from '../../../database/tables/quotes';
import type { QuoteRow } from '../../../database/tables/quotes';
import { users } from '../../../database/tables/users';
import { written } from '../../../database/written';
import { personColumns } from '../../people/users/person-columns';

/** A quote with its job, both people, and what decides whether it can still be agreed on. */
export type QuoteRecord = Awaited<ReturnType<ReturnType<typeof selectQuotes>['execute']>>[number];
export type QuoteContent = Pick<
  QuoteRow,
  'lines' | 'taxRate' | 'isTaxIncluded' | 'total' | 'exclusions' | 'deposit' | 'validUntil' | 'expectedDays'
>;
export type QuotePair = Pick<QuoteRow, 'jobId' | 'contractorId'>;
export type NewQuote = QuoteContent & QuotePair & Pick<QuoteRow, 'clientId' | 'writtenBy'>;
export type QuoteChanges = Partial<Pick<QuoteRow, 'status' | 'version' | 'chosen' | 'total' | 'contractId'>> &
  Partial<Record<'sentAt' | 'seenAt' | 'answeredAt', 'now'>>;

const LISTED_MAX = 200;
const SWEPT_AT_ONCE = 100;

const clients = alias(users, 'clients');
const contractors = alias(users, 'contractors');
const thisInstant = sql`clock_timestamp()`;
const isOpen = inArray(quotes.status, [...OPEN_QUOTE_STATUSES]);
/** The day is over everywhere at noon of the next one, UTC. */
const isOverdue = sql<boolean>`now() >= (${quotes.validUntil} + 1)::timestamp at time zone 'UTC' + interval '12 hours'`;
const jobStands = sql<boolean>`exists (select from ${jobs} standing where standing.id = ${quotes.jobId}
  and standing.status <> 'removed' and standing.hidden_at is null)`;
const hasApplied = sql<boolean>`exists (select from ${applications} where ${applications.jobId} = ${quotes.jobId}
  and ${applications.userId} = ${quotes.contractorId} and ${applications.declinedAt} is null)`;
/** An overdue offer is in nobody's way. */
const isFree = sql<boolean>`not exists (select from ${offers} where ${offers.jobId} = ${quotes.jobId}
  and ${offers.professionalId} = ${quotes.contractorId} and (${offers.status} = 'accepted'
    or (${offers.status} = 'pending' and ${offers.expiresAt} > now()) or ${offers.closedReason} = 'declined'))`;

function selectQuotes(executor: Executor) {
  return executor
    .select({
      quote: quotes,
      job: { id: jobs.id, title: jobs.title },
      client: { ...personColumns(clients), language: clients.language },
      contractor: { ...personColumns(contractors), language: contractors.language },
      isOverdue: isOverdue.mapWith(Boolean),
      jobStands: jobStands.mapWith(Boolean),
      hasApplied: hasApplied.mapWith(Boolean),
      isFree: isFree.mapWith(Boolean),
    })
    .from(quotes)
    .innerJoin(jobs, eq(jobs.id, quotes.jobId))
    .innerJoin(clients, eq(clients.id, quotes.clientId))
    .innerJoin(contractors, eq(contractors.id, quotes.contractorId))
    .$dynamic();
}

const ofPair = ({ jobId, contractorId }: QuotePair) =>
  and(eq(quotes.jobId, jobId), eq(quotes.contractorId, contractorId));

const writes = {
  /**
   * Locks the application until the transaction ends, so that it is neither taken back nor declined meanwhile: whoever
   * changes the quotes of one job and contractor waits here for each other. False: there is none that stands.
   */
  lockApplication: async (tx: Tx, { jobId, contractorId }: QuotePair): Promise<boolean> => {
    const [row] = await tx
      .select({ declinedAt: applications.declinedAt })
      .from(applications)
      .where(and(eq(applications.jobId, jobId), eq(applications.userId, contractorId)))
      .for('no key update');
    return row?.declinedAt === null;
  },

  findForUpdate: async (tx: Tx, id: string): Promise<QuoteRecord | undefined> => {
    await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.id, id)).for('no key update');
    const [record] = await selectQuotes(tx).where(eq(quotes.id, id));
    return record;
  },

  /** The one draft of this writer, new or written anew; the partial unique index holds it to one. */
  writeDraft: async (tx: Tx, quote: NewQuote): Promise<string> => {
    const { clientId: _client, jobId: _job, contractorId: _contractor, writtenBy: _by, ...content } = quote;
    const [row] = await tx
      .insert(quotes)
      .values({ ...quote, createdAt: thisInstant, updatedAt: thisInstant })
      .onConflictDoUpdate({
        target: [quotes.jobId, quotes.contractorId, quotes.writtenBy],
        targetWhere: sql`status = 'draft'`,
        set: { ...content, updatedAt: thisInstant },
      })
      .returning({ id: quotes.id });
    return written(row).id;
  },

  /** Nothing of it stays: nobody but its writer knew of it. */
  removeDraft: async (tx: Tx, id: string): Promise<void> => {
    await tx.delete(quotes).where(and(eq(quotes.id, id), eq(quotes.status, 'draft')));
  },

  /** The one that waits for an answer, locked. */
  lockOpen: async (tx: Tx, pair: QuotePair): Promise<QuoteRow | undefined> => {
    const [row] = await tx
      .select()
      .from(quotes)
      .where(and(ofPair(pair), isOpen))
      .for('no key update');
    return row;
  },

  nextVersion: async (tx: Tx, pair: QuotePair): Promise<number> => {
    const [row] = await tx
      .select({ next: sql<number>`coalesce(max(${quotes.version}), 0) + 1`.mapWith(Number) })
      .from(quotes)
      .where(ofPair(pair));
    return row?.next ?? 1;
  },

  /** The one conditional update of every move; false: the quote is no longer what it was. */
  update: async (tx: Tx, was: QuoteRow, changes: QuoteChanges): Promise<boolean> => {
    const { sentAt, seenAt, answeredAt, ...columns } = changes;
    const rows = await tx
      .update(quotes)
      .set({
        ...columns,
        ...(sentAt && { sentAt: thisInstant }),
        ...(seenAt && { seenAt: thisInstant }),
        ...(answeredAt && { answeredAt: thisInstant }),
        updatedAt: thisInstant,
      })
      .where(and(eq(quotes.id, was.id), eq(quotes.status, was.status)))
      .returning({ id: quotes.id });
    return rows.length > 0;
  },

  /** What an application asks for is what its quote comes to. */
  setEstimate: async (tx: Tx, { jobId, contractorId }: QuotePair, total: number): Promise<void> => {
    await tx
      .update(applications)
      .set({ estimatedServiceCost: total, changedAt: thisInstant })
      .where(and(eq(applications.jobId, jobId), eq(applications.userId, contractorId)));
  },

  /** Open ones that nobody can accept any more, the oldest that no other process has locked. */
  lockDue: (tx: Tx): Promise<QuoteRow[]> =>
    tx
      .select()
      .from(quotes)
      .where(and(isOpen, sql`(${isOverdue} or not ${jobStands} or not ${hasApplied})`))
      .orderBy(asc(quotes.id))
      .limit(SWEPT_AT_ONCE)
      .for('no key update', { skipLocked: true }),
};

function createReads(database: Database) {
  return {
    find: async (id: string, executor: Executor = database): Promise<QuoteRecord | undefined> => {
      const [record] = await selectQuotes(executor).where(eq(quotes.id, id));
      return record;
    },

    get: async (tx: Tx, id: string): Promise<QuoteRecord> => {
      const [record] = await selectQuotes(tx).where(eq(quotes.id, id));
      return written(record);
    },

    /** Where `userId` is a party; of drafts only their own. */
    listByParty: (userId: string, { jobId, contractorId }: QuotesQuery): Promise<QuoteRecord[]> => {
      const maySee = (side: 'hirer' | 'contractor') =>
        and(
          eq(side === 'hirer' ? quotes.clientId : quotes.contractorId, userId),
          or(ne(quotes.status, 'draft'), eq(quotes.writtenBy, side)),
        );
      return selectQuotes(database)
        .where(
          and(
            or(maySee('hirer'), maySee('contractor')),
            jobId === undefined ? undefined : eq(quotes.jobId, jobId),
            contractorId === undefined ? undefined : eq(quotes.contractorId, contractorId),
          ),
        )
        .orderBy(desc(quotes.createdAt), desc(quotes.id))
        .limit(LISTED_MAX);
    },
  };
}

export const createQuotesRepository = (database: Database) => ({ ...writes, ...createReads(database) });
export type QuotesRepository = ReturnType<typeof createQuotesRepository>;
