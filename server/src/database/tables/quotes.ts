import { OPEN_QUOTE_STATUSES, QUOTE_SIDES, QUOTE_STATUSES } from '@plumbline/shared-schema/quote-machine';
import type { QuoteLine } from '@plumbline/shared-schema/quotes';
import { and, isNull, or, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, isIn, isOneOf, oneOf, partOf } from '../columns';
import { isMine, named, nameOf, names, personal, rowWithout, titleOf } from '../personal';
import { contracts } from './contracts';
import { jobs } from './jobs';
import { users } from './users';

/** `price` of one unit in cents. */
export type QuoteLineRow = Pick<QuoteLine, 'kind' | 'text' | 'quantity' | 'unit' | 'price' | 'isOptional'>;

/** What a contractor does for which price, a row for each version; either of the two people writes one. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    jobId: partOf(() => jobs.id).notNull(),
    clientId: partOf(() => users.id).notNull(),
    contractorId: partOf(() => users.id).notNull(),
    writtenBy: oneOf(QUOTE_SIDES).notNull(),
    status: oneOf(QUOTE_STATUSES).notNull().default('draft'),
    /** Of a job and a contractor, counted from 1 as they are sent. */
    version: integer(),
    lines: jsonb().$type<QuoteLineRow[]>().notNull(),
    /** The places of the optional lines that the hirer took. */
    chosen: jsonb().$type<number[]>().notNull().default([]),
    /** Percent. */
    taxRate: numeric({ precision: 6, scale: 3, mode: 'number' }).notNull(),
    isTaxIncluded: boolean().notNull(),
    /** What the lines and the tax come to, with what was chosen. */
    total: cents().notNull(),
    exclusions: text().notNull(),
    deposit: cents().notNull(),
    validUntil: date().notNull(),
    expectedDays: integer().notNull(),
    sentAt: instant(),
    seenAt: instant(),
    answeredAt: instant(),
    contractId: uuid().references(() => contracts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    isOneOf('quotes_status', t.status, QUOTE_STATUSES),
    isOneOf('quotes_written_by', t.writtenBy, QUOTE_SIDES),
    check(
      'quotes_sent',
      sql`(${t.status} = 'draft') = (${t.version} is null) and (${t.version} is null) = (${t.sentAt} is null)`,
    ),
    check('quotes_lines', sql`jsonb_array_length(${t.lines}) between 1 and 100`),
    check('quotes_money', sql`${t.deposit} between 0 and ${t.total}`),
    uniqueIndex('quotes_open').on(t.jobId, t.contractorId).where(isIn(t.status, OPEN_QUOTE_STATUSES)),
    uniqueIndex('quotes_draft')
      .on(t.jobId, t.contractorId, t.writtenBy)
      .where(sql`${t.status} = 'draft'`),
    uniqueIndex('quotes_version').on(t.jobId, t.contractorId, t.version),
    index('quotes_client').on(t.clientId, t.createdAt, t.id),
    index('quotes_contractor').on(t.contractorId, t.createdAt, t.id),
  ],
);
export type QuoteRow = typeof quotes.$inferSelect;

personal(quotes, {
  exported: (me) => [
    {
      name: 'quotes',
      row: sql`${rowWithout(quotes)} || ${names({
        job: titleOf(quotes.jobId),
        client: nameOf(quotes.clientId),
        contractor: nameOf(quotes.contractorId),
      })}`,
      // A draft is its writer's alone.
      where: and(
        isMine(me, quotes.clientId, quotes.contractorId),
        or(
          sql`${quotes.status} <> 'draft'`,
          sql`case ${quotes.writtenBy} when 'hirer' then ${quotes.clientId} else ${quotes.contractorId} end = ${me}`,
        ),
      ),
    },
  ],
  // Both sides of a contract read what it was made of.
  removed: (person) => and(named(quotes.clientId, quotes.contractorId)(person), isNull(quotes.contractId)),
});
