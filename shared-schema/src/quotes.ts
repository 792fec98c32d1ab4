import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import {
  dateInputSchema,
  dayOf,
  daySchema,
  earliestToday,
  instantSchema,
} from '@plumbline/shared-schema/dates';
import { countedOf, dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import {
  BUDGET_MAX,
  BUDGET_MIN,
  QUOTE_DAYS_MAX,
  QUOTE_EXCLUSIONS_MAX,
  QUOTE_LINES_MAX,
  QUOTE_LINE_TEXT_MAX,
  QUOTE_QUANTITY_MAX,
} from '@plumbline/shared-schema/limits';
import { toCents } from '@plumbline/shared-schema/money';
import { dollarsSchema, numeric, thousandthsSchema } from '@plumbline/shared-schema/numbers';
import { manyLines, oneLine } from '@plumbline/shared-schema/texts';
import { personSchema } from '@plumbline/shared-schema/users';
import { QUOTE_ACTIONS, QUOTE_SIDES, QUOTE_STATUSES } from '@plumbline/shared-schema/quote-machine';
import { QUOTE_KINDS, QUOTE_UNITS, sumsOfQuote } from '@plumbline/shared-schema/quote-sums';

/** `amount`: quantity times price, in dollars. `isChosen`: of the optional ones, what the hirer took. */
const quoteLineSchema = z.object({
  kind: z.enum(QUOTE_KINDS),
  text: z.string(),
  quantity: z.number(),
  unit: z.enum(QUOTE_UNITS),
  price: z.number(),
  isOptional: z.boolean(),
  isChosen: z.boolean(),
  amount: z.number(),
});
export type QuoteLine = Infer<typeof quoteLineSchema>;

/** Dollars, as the server rounds them. Optional lines count where they were chosen. */
const quoteSumsSchema = z.object({
  labour: z.number(),
  material: z.number(),
  other: z.number(),
  net: z.number(),
  tax: z.number(),
  total: z.number(),
});

/**
 * One version of a quote. `version` is null until it is sent. `validUntil`: through that day, wherever it ends last.
 * `contractId`: what became of an accepted one.
 */
export const quoteSchema = z.object({
  _id: z.string(),
  jobId: z.object({ _id: z.string(), title: z.string() }),
  clientId: personSchema,
  contractorId: personSchema,
  /** The reader's part in it. */
  side: z.enum(QUOTE_SIDES),
  writtenBy: z.enum(QUOTE_SIDES),
  status: z.enum(QUOTE_STATUSES),
  version: z.number().int().nullable(),
  lines: z.array(quoteLineSchema),
  taxRate: z.number(),
  isTaxIncluded: z.boolean(),
  sums: quoteSumsSchema,
  exclusions: z.string(),
  deposit: z.number(),
  validUntil: daySchema,
  expectedDays: z.number().int(),
  contractId: z.string().nullable(),
  sentAt: instantSchema.nullable(),
  seenAt: instantSchema.nullable(),
  answeredAt: instantSchema.nullable(),
  /** What this caller may do with it now: the page's buttons. */
  allowedActions: z.array(z.enum(QUOTE_ACTIONS)),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Quote = Infer<typeof quoteSchema>;

const newQuoteLineSchema = z.object({
  kind: z.enum(QUOTE_KINDS, says('invalidOption')),
  text: oneLine(QUOTE_LINE_TEXT_MAX, 'required'),
  quantity: numeric(thousandthsSchema.min(0.001, says('tooSmall')).max(QUOTE_QUANTITY_MAX, says('tooBig'))),
  unit: z.enum(QUOTE_UNITS, says('invalidOption')),
  price: numeric(dollarsSchema.min(0, says('tooSmall')).max(BUDGET_MAX, says('budgetMax'))),
  isOptional: z.boolean(says('invalid')).default(false),
});

const content = z.object({
  lines: z.array(newQuoteLineSchema).min(1, says('required')).max(QUOTE_LINES_MAX, says('tooManyLines')),
  taxRate: numeric(thousandthsSchema.min(0, says('tooSmall')).max(100, says('tooBig'))).default(0),
  isTaxIncluded: z.boolean(says('invalid')).default(false),
  exclusions: manyLines(QUOTE_EXCLUSIONS_MAX).default(''),
  deposit: numeric(dollarsSchema.min(0, says('tooSmall')).max(BUDGET_MAX, says('budgetMax'))).default(0),
  validUntil: dateInputSchema.transform(dayOf).refine((day) => day >= earliestToday(), says('endDatePast')),
  expectedDays: numeric(
    z.number().int(says('wholeNumber')).min(1, says('tooSmall')).max(QUOTE_DAYS_MAX, says('tooBig')),
  ),
});
type Content = Infer<typeof content>;

const totalOf = (quote: Content) => sumsOfQuote(quote).total;
/** Each part of a contract that is paid by itself is at least the smallest sum. */
const isPart = (cents: number) => cents === 0 || cents >= toCents(BUDGET_MIN);
/** With all that is optional, too: whatever is chosen, it becomes a contract. */
const isInLimits = (quote: Content) =>
  totalOf(quote) >= toCents(BUDGET_MIN) &&
  sumsOfQuote(quote, [...quote.lines.keys()]).total <= toCents(BUDGET_MAX);
const isDeposit = (quote: Content) =>
  isPart(toCents(quote.deposit)) && isPart(totalOf(quote) - toCents(quote.deposit));

/** The caller's draft for this job and contractor: one, which it replaces. `POST /quotes`. */
export const writeQuoteSchema = content
  .extend({ jobId: idSchema, contractorId: idSchema })
  .refine(isInLimits, { path: ['lines'], message: says('quoteTotal') })
  .refine((quote) => !isInLimits(quote) || isDeposit(quote), {
    path: ['deposit'],
    message: says('depositRange'),
  });
export type WriteQuote = Infer<typeof writeQuoteSchema>;
export type WriteQuoteBody = InferInput<typeof writeQuoteSchema>;

/** `PUT /quotes/{id}/accept`. `options`: the places of optional lines that the hirer takes; others take none. */
export const acceptQuoteSchema = z.object({
  options: z
    .array(z.number().int().min(0).max(QUOTE_LINES_MAX), says('invalid'))
    .max(QUOTE_LINES_MAX, says('invalid'))
    .default([]),
});
export type AcceptQuote = Infer<typeof acceptQuoteSchema>;

/** `GET /quotes`: narrows what the caller is a party of. */
export const quotesQuerySchema = z.object({ jobId: idSchema.optional(), contractorId: idSchema.optional() });
export type QuotesQuery = Infer<typeof quotesQuerySchema>;

/** `GET /quotes`: all versions, the newest first; drafts are their writer's alone. The newest 200. */
export const quotesSchema = countedOf(quoteSchema);
export const quoteAnswerSchema = dataOf(quoteSchema);
/** 409 QUOTE_NOT_OPEN and the like with the current one in `details`. */
export const quoteSavedSchema = savedOf(quoteSchema);
