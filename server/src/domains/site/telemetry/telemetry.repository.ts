import type {
  CanaryFigures,
  CanaryQuery,
  OutcomeCounts,
  ReleaseFigures,
} from '@plumbline/shared-schema/telemetry';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { errorSamples, telemetryCounts } from '../../../database/tables/telemetry';
import type { ErrorSampleRow, TelemetryCountRow } from '../../../database/tables/telemetry';

const KEPT_DAYS = 14;
const KEPT_SAMPLES = 500;
/** Rows of one statement; PostgreSQL takes 65,535 parameters. */
const CHUNK = 1000;

export type Sample = Omit<ErrorSampleRow, 'id' | 'at'>;
/** One figure of one step of a series: `name` and `bucket` belong to vitals. */
export type SeriesRow = Pick<TelemetryCountRow, 'remote' | 'kind' | 'name' | 'bucket' | 'count'> & {
  at: Date;
};

/** How many values of one release's vital fell into one bucket. */
export type VitalRow = Pick<
  TelemetryCountRow,
  'remote' | 'version' | 'source' | 'kind' | 'name' | 'bucket' | 'count'
>;

const sumOf = (kind: TelemetryCountRow['kind']) =>
  sql<number>`coalesce(sum(count) filter (where kind = ${kind}), 0)::int`;
const OUTCOME = { views: sumOf('view'), failedViews: sumOf('failedView') };

export function createTelemetryRepository(database: Database) {
  return {
    /**
     * Adds to the counts that are there, and the samples; all or nothing. Sorted, so that two processes cannot
     * deadlock.
     */
    add: async (counts: readonly TelemetryCountRow[], samples: readonly Sample[]): Promise<void> => {
      if (counts.length + samples.length === 0) return;
      const sorted = counts.map((row) => ({ key: keyOf(row), row })).sort((a, b) => (a.key < b.key ? -1 : 1));
      await database.transaction(async (transaction) => {
        for (let start = 0; start < sorted.length; start += CHUNK) {
          const { minute, remote, version, source, kind, name, bucket } = telemetryCounts;
          await transaction
            .insert(telemetryCounts)
            .values(sorted.slice(start, start + CHUNK).map(({ row }) => row))
            .onConflictDoUpdate({
              target: [minute, remote, version, source, kind, name, bucket],
              set: { count: sql`${telemetryCounts.count} + excluded.count` },
            });
        }
        if (samples.length > 0) await transaction.insert(errorSamples).values([...samples]);
      });
    },

    /** Newest first. */
    listSamples: (limit: number): Promise<ErrorSampleRow[]> =>
      database.select().from(errorSamples).orderBy(desc(errorSamples.at), desc(errorSamples.id)).limit(limit),

    /** Each release of the time since `from`. */
    listReleases: (from: Date): Promise<ReleaseFigures[]> => {
      const { remote, version, source, minute } = telemetryCounts;
      return database
        .select({ remote, version, source, ...OUTCOME, errors: sumOf('error') })
        .from(telemetryCounts)
        .where(gt(minute, from))
        .groupBy(remote, version, source)
        .orderBy(remote, version, source);
    },

    /** Sums since `from`, in steps of `step` minutes. */
    listSeries: (from: Date, step: number): Promise<SeriesRow[]> => {
      const { remote, kind, bucket, minute } = telemetryCounts;
      const at =
        sql<Date>`date_bin(make_interval(mins => ${step}::int), ${minute}, timestamptz '2026-01-01')`.mapWith(
          minute,
        );
      // Phases of errors do not matter here, names of vitals do.
      const name = sql<string>`case when ${kind} = 'vital' then ${telemetryCounts.name} else '' end`;
      return database
        .select({ at, remote, kind, name, bucket, count: sql<number>`sum(count)::int` })
        .from(telemetryCounts)
        .where(gt(minute, from))
        .groupBy(sql`1, 2, 3, 4, 5`)
        .orderBy(sql`1, 2, 3, 4, 5`);
    },

    /** Every vital since `from`, by release. */
    listVitals: (from: Date): Promise<VitalRow[]> => readVitals(database, from),

    getCanary: (query: CanaryQuery): Promise<CanaryFigures> => readCanary(database, query),

    /** Counts are kept for 14 days, and the last 500 samples. */
    removeOld: async (): Promise<void> => {
      const old = sql`now() - make_interval(days => ${KEPT_DAYS}::int)`;
      await database.delete(telemetryCounts).where(lt(telemetryCounts.minute, old));
      const surplus = sql`(select id from ${errorSamples} order by at desc, id desc offset ${KEPT_SAMPLES})`;
      await database
        .delete(errorSamples)
        .where(sql`${errorSamples.at} < ${old} or ${errorSamples.id} in ${surplus}`);
    },
  };
}
export type TelemetryRepository = ReturnType<typeof createTelemetryRepository>;

/** The unique key of a row of counts. */
export function keyOf({
  minute,
  remote,
  version,
  source,
  kind,
  name,
  bucket,
}: Omit<TelemetryCountRow, 'count'>): string {
  return [minute.getTime(), remote, version, source, kind, name, bucket].join(' ');
}

/** The canary release since it began, and the live one of the same remote since then and in the day before. */
async function readCanary(
  database: Database,
  { remote, version, since }: CanaryQuery,
): Promise<CanaryFigures> {
  const own = sql`${telemetryCounts.remote} = ${remote}`;
  const start = sql`date_trunc('minute', ${since}::timestamptz)`;
  const { minute, source } = telemetryCounts;
  const live = sql`${own} and ${source} = 'live'`;
  const outcome = async (where: SQL): Promise<OutcomeCounts> => {
    const [row] = await database.select(OUTCOME).from(telemetryCounts).where(where);
    return row ?? { views: 0, failedViews: 0 };
  };
  return {
    canary: await outcome(
      sql`${own} and ${source} = 'canary' and ${telemetryCounts.version} = ${version} and ${minute} >= ${start}`,
    ),
    live: await outcome(sql`${live} and ${minute} >= ${start}`),
    before: await outcome(sql`${live} and ${minute} < ${start} and ${minute} >= ${start} - interval '1 day'`),
  };
}

function readVitals(database: Database, from: Date): Promise<VitalRow[]> {
  const { remote, version, source, kind, name, bucket, minute } = telemetryCounts;
  return database
    .select({ remote, version, source, kind, name, bucket, count: sql<number>`sum(count)::int` })
    .from(telemetryCounts)
    .where(and(gt(minute, from), eq(kind, 'vital')))
    .groupBy(remote, version, source, kind, name, bucket)
    .orderBy(remote, version, source, name, bucket);
}
