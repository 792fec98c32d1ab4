import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { dateInputSchema, instantSchema, timeZoneSchema } from '@plumbline/shared-schema/dates';
import { dataOf, pageOf, savedOf } from '@plumbline/shared-schema/envelope';
import { idSchema } from '@plumbline/shared-schema/ids';
import { BUDGET_MAX, WALLET_DAYS_MAX, WALLET_ROWS_MAX, WITHDRAW_MIN } from '@plumbline/shared-schema/limits';
import { DOCUMENT_KINDS, PAYMENT_METHOD_KINDS, WALLET_KINDS } from '@plumbline/shared-schema/money-options';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { pageNumberSchema, pageSizeUpTo } from '@plumbline/shared-schema/pagination';
import { says } from '@plumbline/shared-schema/validation';

const DAY_MS = 86_400_000;

/**
 * Dollars. `onClearance` is the sum of `parts`: held in contracts of either side, decided and not free yet, on its way
 * out. `expenses` of the period: what a hirer paid into contracts less what came back, and fees. What two people
 * settle between them, outside the site, is in none of it.
 */
export const walletSchema = z.object({
  balance: z.number(),
  onClearance: z.number(),
  parts: z.object({ held: z.number(), clearing: z.number(), outgoing: z.number() }),
  expenses: z.number(),
  /** Of the period: what contracts gave a professional, less fees. Absent from a server of before. */
  earned: z.number().optional(),
  /** No real money moves. */
  isTest: z.boolean(),
  canWithdraw: z.boolean(),
});
export type Wallet = Infer<typeof walletSchema>;

/** A movement of the balance; all there ever were add up to it, with `byCard`. `last4`: of the card or bank account it went by. */
export const transactionSchema = z.object({
  _id: z.string(),
  kind: z.enum(WALLET_KINDS),
  method: z.enum(PAYMENT_METHOD_KINDS),
  last4: z.string().nullable(),
  /** Dollars, negative where it left the balance. */
  amount: z.number(),
  /** Of a payment into a contract: so much of it came from the card at the same moment, and has no row of its own. */
  byCard: z.number().optional(),
  /** Of what leaves the site: whether it has arrived. */
  status: z.enum(['done', 'pending', 'failed']),
  contract: z.object({ _id: z.string(), title: z.string() }).nullable(),
  /** The paper about it, where there is one. */
  document: z.object({ _id: z.string(), kind: z.enum(DOCUMENT_KINDS), number: z.string() }).nullable(),
  createdAt: instantSchema,
});
export type Transaction = Infer<typeof transactionSchema>;

const period = { from: dateInputSchema, to: dateInputSchema };
type Period = { from: string; to: string };
/** NaN where one is no instant, which is its own error alone. */
const lengthOf = ({ from, to }: Period) => Date.parse(to) - Date.parse(from);
const isForward = (period: Period) => !(lengthOf(period) <= 0);
const isShort = (period: Period) => !(lengthOf(period) > WALLET_DAYS_MAX * DAY_MS);
const backwards = { path: ['to'], message: says('endBeforeStart') };
const long = { path: ['from'], message: says('tooLong') };

/** `GET /wallet`: from an instant to another, which is not in it any more. */
export const walletQuerySchema = z.object(period).refine(isForward, backwards).refine(isShort, long);
export type WalletQuery = Infer<typeof walletQuerySchema>;

/** `GET /wallet/transactions`: the same, newest first. */
export const transactionsQuerySchema = z
  .object({ ...period, page: pageNumberSchema, limit: pageSizeUpTo(WALLET_ROWS_MAX, 10) })
  .refine(isForward, backwards)
  .refine(isShort, long);
export type TransactionsQuery = Infer<typeof transactionsQuerySchema>;
/** `GET /wallet/export`: all of them as CSV. Without a language that of the call. */
export const walletExportQuerySchema = z
  .object({ ...period, language: z.enum(['en', 'fr'], says('invalidOption')).optional() })
  .refine(isForward, backwards)
  .refine(isShort, long);
export type WalletExportQuery = Infer<typeof walletExportQuerySchema>;

/** `GET /wallet/statement`, PDF, and `GET /wallet/statement/csv`: a calendar year on the clock of `timeZone`. */
export const yearlyQuerySchema = z.object({
  year: z.string(says('invalidDate')).regex(/^20\d{2}$/, says('invalidDate')),
  timeZone: timeZoneSchema,
  language: z.enum(['en', 'fr'], says('invalidOption')).optional(),
});
export type YearlyQuery = Infer<typeof yearlyQuerySchema>;
export type TransactionsParams = InferInput<typeof transactionsQuerySchema>;

const day = z.string(says('invalidDate')).regex(/^\d{4}-\d{2}-\d{2}$/, says('invalidDate'));
const LAST_DAYS_MAX = 365;

/** Form "Select period": both days are in it. */
export const walletPeriodSchema = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, backwards)
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= LAST_DAYS_MAX * DAY_MS, long);

/** `POST /wallet/withdrawals`, to a bank account. 409 INSUFFICIENT_FUNDS with `{ available }`, PAYOUTS_NOT_READY. */
export const withdrawSchema = z.object({
  amount: numeric(dollarsSchema.min(WITHDRAW_MIN, says('amountMin')).max(BUDGET_MAX, says('budgetMax'))),
  methodId: idSchema,
});
export type Withdraw = Infer<typeof withdrawSchema>;
export type WithdrawBody = InferInput<typeof withdrawSchema>;

export const walletAnswerSchema = dataOf(walletSchema);
export const transactionsPageSchema = pageOf(transactionSchema);
export type TransactionsPage = Infer<typeof transactionsPageSchema>;
export const withdrawnSchema = savedOf(transactionSchema);
