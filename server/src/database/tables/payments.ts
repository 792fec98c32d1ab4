import {
  CHARGEBACK_STATES,
  PAYMENT_FAILURES,
  PAYMENT_METHOD_KINDS,
  PAYMENT_STATES,
  PROVIDER_NAMES,
  TRANSIT_STATES,
} from '@plumbline/shared-schema/money-options';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { isPartOf, isMine, named, ownRows, personal, rowWithout } from '../personal';
import type { ProviderEvent } from '../provider-event';
import { contracts } from './contracts';
import { milestones } from './milestones';
import { users } from './users';

const provider = () => oneOf(PROVIDER_NAMES).notNull();
const isPositive = (name: string, column: AnyPgColumn) => check(name, sql`${column} > 0`);

/** How somebody pays or is paid: a token of the provider and the last digits, never a number. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    provider: provider(),
    kind: oneOf(PAYMENT_METHOD_KINDS).notNull(),
    token: text().notNull(),
    brand: text(),
    last4: text().notNull(),
    /** `MM/YY` */
    expires: text(),
    isDefault: boolean().notNull().default(false),
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('payment_methods_kind', t.kind, PAYMENT_METHOD_KINDS),
    check('payment_methods_last4', sql`${t.last4} ~ '^[0-9]{4}$'`),
    uniqueIndex('payment_methods_token')
      .on(t.userId, t.token)
      .where(sql`${t.removedAt} is null`),
    uniqueIndex('payment_methods_default')
      .on(t.userId, t.kind)
      .where(sql`${t.isDefault} and ${t.removedAt} is null`),
  ],
);
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

personal(paymentMethods, {
  exported: ownRows('payment-methods', paymentMethods, 'token'),
  removed: named(paymentMethods.userId),
});

/** Orders of a hirer to fund a contract: so much from a card, the rest from the wallet. One at a time for each thing. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    milestoneId: partOf(() => milestones.id),
    payerId: partOf(() => users.id).notNull(),
    methodId: uuid().references(() => paymentMethods.id, { onDelete: 'set null' }),
    provider: provider(),
    /** What is charged. */
    amount: cents().notNull(),
    fromBalance: cents().notNull().default(0),
    status: oneOf(PAYMENT_STATES).notNull().default('pending'),
    /** By which the provider names the charge. */
    ref: text(),
    failure: oneOf(PAYMENT_FAILURES),
    actionUrl: text(),
    createdAt: createdAt(),
    settledAt: instant(),
  },
  (t) => [
    isOneOf('payments_status', t.status, PAYMENT_STATES),
    check(
      'payments_amount',
      sql`${t.amount} >= 0 and ${t.fromBalance} >= 0 and ${t.amount} + ${t.fromBalance} > 0`,
    ),
    uniqueIndex('payments_open')
      .on(t.contractId, sql`coalesce(milestone_id, contract_id)`)
      .where(sql`${t.status} in ('pending', 'action')`),
    uniqueIndex('payments_ref')
      .on(t.provider, t.ref)
      .where(sql`${t.ref} is not null`),
    index('payments_payer').on(t.payerId, t.createdAt),
    index('payments_contract').on(t.contractId, t.createdAt),
    index('payments_method').on(t.methodId),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

personal(payments, {
  exported: (me) => [
    { name: 'payments', row: rowWithout(payments, 'ref', 'actionUrl'), where: isMine(me, payments.payerId) },
  ],
  removed: 'books are kept',
});

/** Money on its way back to the card it came from. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: partOf(() => payments.id).notNull(),
    userId: partOf(() => users.id).notNull(),
    amount: cents().notNull(),
    provider: provider(),
    status: oneOf(TRANSIT_STATES).notNull().default('pending'),
    ref: text(),
    failure: oneOf(PAYMENT_FAILURES),
    createdAt: createdAt(),
    settledAt: instant(),
  },
  (t) => [
    isOneOf('refunds_status', t.status, TRANSIT_STATES),
    isPositive('refunds_amount', t.amount),
    index('refunds_payment').on(t.paymentId),
    uniqueIndex('refunds_ref')
      .on(t.provider, t.ref)
      .where(sql`${t.ref} is not null`),
    index('refunds_user').on(t.userId, t.createdAt),
  ],
);
export type RefundRow = typeof refunds.$inferSelect;

personal(refunds, { exported: ownRows('refunds', refunds, 'ref'), removed: 'books are kept' });

/** Money on its way to a bank account. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    methodId: uuid().references(() => paymentMethods.id, { onDelete: 'set null' }),
    amount: cents().notNull(),
    provider: provider(),
    status: oneOf(TRANSIT_STATES).notNull().default('pending'),
    ref: text(),
    failure: oneOf(PAYMENT_FAILURES),
    createdAt: createdAt(),
    settledAt: instant(),
  },
  (t) => [
    isOneOf('payouts_status', t.status, TRANSIT_STATES),
    isPositive('payouts_amount', t.amount),
    uniqueIndex('payouts_ref')
      .on(t.provider, t.ref)
      .where(sql`${t.ref} is not null`),
    index('payouts_user').on(t.userId, t.createdAt),
    index('payouts_method').on(t.methodId),
  ],
);
export type PayoutRow = typeof payouts.$inferSelect;

personal(payouts, { exported: ownRows('withdrawals', payouts, 'ref'), removed: 'books are kept' });

/** A payer went to their bank about a charge. */
export const chargebacks = pgTable(
  'chargebacks',
  {
    id: id(),
    paymentId: partOf(() => payments.id).notNull(),
    provider: provider(),
    ref: text().notNull(),
    amount: cents().notNull(),
    status: oneOf(CHARGEBACK_STATES).notNull().default('open'),
    reason: text(),
    openedAt: createdAt(),
    closedAt: instant(),
  },
  (t) => [
    isOneOf('chargebacks_status', t.status, CHARGEBACK_STATES),
    isPositive('chargebacks_amount', t.amount),
    unique('chargebacks_ref').on(t.provider, t.ref),
    index('chargebacks_payment').on(t.paymentId),
  ],
);
export type ChargebackRow = typeof chargebacks.$inferSelect;

personal(chargebacks, {
  exported: (me) => [
    {
      name: 'chargebacks',
      row: rowWithout(chargebacks, 'ref'),
      where: isPartOf(me, chargebacks.paymentId, { of: payments.id, by: [payments.payerId] }),
    },
  ],
  removed: 'books are kept',
});

/** What a provider told us, stored before anything is done about it, and done about once. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: provider(),
    eventId: text().notNull(),
    kind: text().notNull(),
    payload: jsonb().$type<ProviderEvent>().notNull(),
    receivedAt: createdAt(),
    appliedAt: instant(),
    outcome: text(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

personal(providerEvents, { exported: 'references of providers', removed: 'books are kept' });

const SANDBOX_OPERATIONS = ['charge', 'refund', 'payout', 'chargeback'] as const;

/** What the sandbox was asked to do: the books of a provider that moves no money. */
export const sandboxOperations = pgTable(
  'sandbox_operations',
  {
    /** The id of our row; of a chargeback `chargeback:<payment>`. */
    key: text().primaryKey(),
    kind: oneOf(SANDBOX_OPERATIONS).notNull(),
    ref: text().notNull().unique('sandbox_operations_ref'),
    token: text(),
    amount: cents().notNull(),
    outcome: text().notNull(),
    dueAt: instant().notNull(),
    toldAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('sandbox_operations_kind', t.kind, SANDBOX_OPERATIONS),
    index('sandbox_operations_due')
      .on(t.dueAt)
      .where(sql`${t.toldAt} is null`),
  ],
);
export type SandboxOperationRow = typeof sandboxOperations.$inferSelect;

personal(sandboxOperations, { exported: 'references of a provider', removed: 'books are kept' });
