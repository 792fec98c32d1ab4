import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import { CONTRACT_ACTIONS, CONTRACT_STATUSES, PAYMENT_STATUSES } from '@plumbline/shared-schema/options';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, isIn, isOneOf, oneOf, partOf, place } from '../columns';
import { isPartOf, isMine, nameOf, named, names, personal, rowWithout, titleOf } from '../personal';
import { jobs } from './jobs';
import { offers } from './offers';
import { users } from './users';

/** Made of an accepted offer, once. What may happen to it: `contract-machine` of the schema package. */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    offerId: partOf(() => offers.id)
      .notNull()
      .unique('contracts_offer'),
    jobId: partOf(() => jobs.id).notNull(),
    clientId: partOf(() => users.id).notNull(),
    professionalId: partOf(() => users.id).notNull(),
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    terms: text().notNull(),
    /** The budget of the offer. */
    amount: cents().notNull(),
    status: oneOf(CONTRACT_STATUSES).notNull().default('active'),
    paymentStatus: oneOf(PAYMENT_STATUSES).notNull().default('pending'),
    paidAt: instant(),
    /** When the professional questioned the terms. */
    queriedAt: instant(),
    /** When it was completed, ended or canceled: disputes and automatic payment count from here. */
    finishedAt: instant(),
    /** When both were notified that the end date has passed. */
    remindedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    isOneOf('contracts_status', t.status, CONTRACT_STATUSES),
    isOneOf('contracts_payment', t.paymentStatus, PAYMENT_STATUSES),
    check(
      'contracts_finished',
      sql`(${t.finishedAt} is null) = (${isIn(t.status, RUNNING_CONTRACT_STATUSES)})`,
    ),
    index('contracts_client').on(t.clientId, t.createdAt, t.id),
    index('contracts_professional').on(t.professionalId, t.createdAt, t.id),
    index('contracts_job').on(t.jobId),
    index('contracts_unpaid')
      .on(t.finishedAt)
      .where(sql`${t.status} = 'completed' and ${t.paymentStatus} = 'pending'`),
    index('contracts_running')
      .on(t.endDate)
      .where(sql`${t.status} = 'active' and ${t.remindedAt} is null`),
  ],
);
export type ContractRow = typeof contracts.$inferSelect;

personal(contracts, {
  exported: (me) => [
    {
      name: 'contracts',
      row: sql`${rowWithout(contracts, 'remindedAt')} || ${names({
        job: titleOf(contracts.jobId),
        client: nameOf(contracts.clientId),
        professional: nameOf(contracts.professionalId),
      })}`,
      where: isMine(me, contracts.clientId, contracts.professionalId),
    },
  ],
  removed: 'both sides read it',
});
/** The contracts of either side. */
export const ofContracts = { of: contracts.id, by: [contracts.clientId, contracts.professionalId] };

/** What happened to a contract, for both sides to read; written with the change. */
export const contractEvents = pgTable(
  'contract_events',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    /** Absent: the system did it. */
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: oneOf(CONTRACT_ACTIONS).notNull(),
    /** Absent: there was no contract before. */
    fromStatus: oneOf(CONTRACT_STATUSES),
    toStatus: oneOf(CONTRACT_STATUSES).notNull(),
    note: text(),
    /** The title of the milestone that it is about, as it was then. */
    about: text(),
    place: place(),
    createdAt: createdAt(),
  },
  (t) => [index('contract_events_contract').on(t.contractId, t.createdAt, t.id)],
);

personal(contractEvents, {
  exported: (me) => [
    {
      name: 'contract-events',
      row: rowWithout(contractEvents, 'place'),
      where: isPartOf(me, contractEvents.contractId, ofContracts),
    },
  ],
  removed: 'both sides read it',
});

/** Contracts that a person has put out of sight. */
export const contractArchives = pgTable(
  'contract_archives',
  {
    contractId: partOf(() => contracts.id).notNull(),
    userId: partOf(() => users.id).notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.contractId, t.userId] })],
);

personal(contractArchives, {
  exported: 'all contracts are exported, whether out of sight or not',
  removed: named(contractArchives.userId),
});
