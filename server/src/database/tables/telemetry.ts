import { RELEASE_SOURCES, TELEMETRY_PHASES } from '@plumbline/shared-schema/telemetry';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf } from '../columns';
import { impersonal } from '../personal';

const COUNT_KINDS = ['view', 'failedView', 'error', 'vital'] as const;

/** What pages reported, counted by minute. `bucket` belongs to vitals, whose `name` it refines. */
export const telemetryCounts = pgTable(
  'telemetry_counts',
  {
    minute: instant().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    source: oneOf(RELEASE_SOURCES).notNull(),
    kind: oneOf(COUNT_KINDS).notNull(),
    /** Phase of an error, name of a vital. */
    name: text().notNull().default(''),
    bucket: integer().notNull().default(0),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'telemetry_counts_key',
      columns: [t.minute, t.remote, t.version, t.source, t.kind, t.name, t.bucket],
    }),
  ],
);
export type TelemetryCountRow = typeof telemetryCounts.$inferSelect;

impersonal(telemetryCounts, 'counts');

/** The last errors that pages reported, without anything of the person who met them. */
export const errorSamples = pgTable(
  'error_samples',
  {
    id: id(),
    at: createdAt(),
    remote: text().notNull(),
    version: text().notNull(),
    source: oneOf(RELEASE_SOURCES).notNull(),
    phase: oneOf(TELEMETRY_PHASES).notNull(),
    owner: text(),
    traceId: text(),
    message: text(),
    path: text(),
  },
  (t) => [index('error_samples_newest').on(t.at, t.id)],
);
export type ErrorSampleRow = typeof errorSamples.$inferSelect;

impersonal(errorSamples, 'errors, without who met them');
