import {
  ACCOUNT_KINDS,
  DOCUMENT_KINDS,
  PERSON_ACCOUNTS,
  PROVIDER_NAMES,
  TRANSFER_REASONS,
} from '@plumbline/shared-schema/money-options';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, isIn, isOneOf, oneOf, partOf } from '../columns';
import { isMine, names, personal } from '../personal';
import { contracts } from './contracts';
import { disputes } from './disputes';
import { milestones } from './milestones';
import { chargebacks, payments, payouts, refunds } from './payments';
import { users } from './users';

/**
 * Where money can be. Only entries move a balance, by a trigger. Those of `external` and `losses` stay 0 here, so that
 * not every payment waits for one row: they are the sums of their entries.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    kind: oneOf(ACCOUNT_KINDS).notNull(),
    provider: oneOf(PROVIDER_NAMES),
    userId: partOf(() => users.id),
    contractId: partOf(() => contracts.id),
    balance: cents().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('accounts_kind', t.kind, ACCOUNT_KINDS),
    check(
      'accounts_owner',
      sql`(${isIn(t.kind, PERSON_ACCOUNTS)}) = (${t.userId} is not null) and (${t.kind} = 'held') = (${t.contractId} is not null) and (${t.kind} = 'external') = (${t.provider} is not null)`,
    ),
    check('accounts_not_negative', sql`${t.balance} >= 0`),
    uniqueIndex('accounts_person')
      .on(t.userId, t.kind)
      .where(sql`${t.userId} is not null`),
    uniqueIndex('accounts_contract')
      .on(t.contractId)
      .where(sql`${t.contractId} is not null`),
    uniqueIndex('accounts_house')
      .on(t.kind, sql`coalesce(provider, '')`)
      .where(sql`${t.kind} in ('external', 'losses', 'fees')`),
  ],
);
export type AccountRow = typeof accounts.$inferSelect;

personal(accounts, { exported: 'in the wallet', removed: 'books are kept' });

/** A movement of money; `entries` say from where to where. Never changed and never deleted: triggers refuse it. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    /** Of what it happens for, once. */
    key: text().notNull().unique('transfers_key'),
    reason: oneOf(TRANSFER_REASONS).notNull(),
    contractId: partOf(() => contracts.id),
    milestoneId: partOf(() => milestones.id),
    paymentId: partOf(() => payments.id),
    refundId: partOf(() => refunds.id),
    payoutId: partOf(() => payouts.id),
    disputeId: partOf(() => disputes.id),
    chargebackId: partOf(() => chargebacks.id),
    /** What caused it: `contract:<event>`, `sandbox:<event>`, `stripe:<event>`, `person:<user>`, `clock`. */
    event: text().notNull(),
    /** Kept when the account is gone. */
    actorId: uuid(),
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    isOneOf('transfers_reason', t.reason, TRANSFER_REASONS),
    index('transfers_contract').on(t.contractId, t.createdAt),
    index('transfers_milestone').on(t.milestoneId),
    index('transfers_payment').on(t.paymentId),
    index('transfers_refund').on(t.refundId),
    index('transfers_payout').on(t.payoutId),
    index('transfers_dispute').on(t.disputeId),
    index('transfers_chargeback').on(t.chargebackId),
  ],
);
export type TransferRow = typeof transfers.$inferSelect;

personal(transfers, { exported: 'in the wallet', removed: 'books are kept' });

/** Cents into an account, or out of it where negative. Those of one transfer add up to nothing: a trigger proves it. */
export const entries = pgTable(
  'entries',
  {
    id: id(),
    transferId: partOf(() => transfers.id).notNull(),
    accountId: partOf(() => accounts.id).notNull(),
    amount: cents().notNull(),
    createdAt: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (t) => [
    check('entries_not_zero', sql`${t.amount} <> 0`),
    unique('entries_once').on(t.transferId, t.accountId),
    index('entries_account').on(t.accountId, t.createdAt, t.id),
  ],
);

/** Amounts in cents. */
personal(entries, {
  exported: (me) => [
    {
      name: 'wallet',
      row: names({
        account: sql`${accounts.kind}`,
        amount: sql`${entries.amount}`,
        reason: sql`${transfers.reason}`,
        contract_id: sql`${transfers.contractId}`,
        created_at: sql`${entries.createdAt}`,
      }),
      join: sql`join ${accounts} on ${accounts.id} = ${entries.accountId}
        join ${transfers} on ${transfers.id} = ${entries.transferId}`,
      where: isMine(me, accounts.userId),
    },
  ],
  removed: 'books are kept',
});

/**
 * Papers that a transfer gets; they are drawn when somebody asks for them. They are numbered after commit, without a gap:
 * numbers given by the transaction itself would be lost with it, or make all of them wait for each other.
 */
export const documents = pgTable(
  'documents',
  {
    transferId: partOf(() => transfers.id).primaryKey(),
    kind: oneOf(DOCUMENT_KINDS).notNull(),
    year: integer(),
    number: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('documents_kind', t.kind, DOCUMENT_KINDS),
    check('documents_numbered', sql`(${t.number} is null) = (${t.year} is null)`),
    unique('documents_number').on(t.kind, t.year, t.number),
    index('documents_open')
      .on(t.createdAt)
      .where(sql`${t.number} is null`),
  ],
);

personal(documents, { exported: 'drawn from the wallet when asked for', removed: 'books are kept' });
