import type {
  CanaryFigures,
  CanaryQuery,
  PlatformFigures,
  VitalName,
} from '@plumbline/shared-schema/telemetry';
import { VITAL_NAMES } from '@plumbline/shared-schema/telemetry';
import type { SeriesRow, TelemetryRepository, VitalRow } from './telemetry.repository';
import { percentileOf } from './vital-buckets';

type Series = PlatformFigures['series'];

const HOUR_MS = 3_600_000;
const SAMPLES = 50;
/** A series has about this many steps, whatever its range. */
const STEPS = 24;

/** What is made of reports: figures for people, and what the guard of canaries compares. */
export function createFiguresService({ telemetry }: { telemetry: TelemetryRepository }) {
  return {
    async read(hours: number, now = Date.now()): Promise<PlatformFigures> {
      const from = new Date(now - hours * HOUR_MS);
      const step = Math.max(1, Math.ceil((hours * 60) / STEPS));
      const [lastHour, rows, vitals, samples] = await Promise.all([
        telemetry.listReleases(new Date(now - HOUR_MS)),
        telemetry.listSeries(from, step),
        telemetry.listVitals(from),
        telemetry.listSamples(SAMPLES),
      ]);
      return {
        from: from.toISOString(),
        to: new Date(now).toISOString(),
        step,
        lastHour,
        vitals: releaseVitalsOf(vitals),
        series: seriesOf(rows),
        samples: samples.map(({ id: _id, at, ...sample }) => ({ at: at.toISOString(), ...sample })),
      };
    },

    canary: (query: CanaryQuery): Promise<CanaryFigures> => telemetry.getCanary(query),
  };
}
export type FiguresService = ReturnType<typeof createFiguresService>;

function seriesOf(rows: readonly SeriesRow[]): Series {
  const steps = groupBy(rows, ({ at, remote }) => `${at.toISOString()} ${remote}`);
  return [...steps].map(([key, own]) => {
    const [at = '', remote = ''] = key.split(' ');
    return {
      at,
      remote,
      views: totalOf(own, 'view'),
      failedViews: totalOf(own, 'failedView'),
      errors: totalOf(own, 'error'),
      vitals: vitalsOf(own),
    };
  });
}

function releaseVitalsOf(rows: readonly VitalRow[]): PlatformFigures['vitals'] {
  const releases = groupBy(rows, ({ remote, version, source }) => `${remote} ${version} ${source}`);
  return [...releases.values()].flatMap((own) => {
    const [{ remote, version, source } = { remote: '', version: '', source: 'live' as const }] = own;
    return vitalsOf(own).map((vital) => ({ remote, version, source, ...vital }));
  });
}

type CountRow = Pick<SeriesRow, 'kind' | 'name' | 'bucket' | 'count'>;

function vitalsOf(rows: readonly CountRow[]): Series[number]['vitals'] {
  return VITAL_NAMES.flatMap((name) => {
    const own = rows.filter((row) => row.kind === 'vital' && row.name === name);
    return own.length > 0 ? [{ name, count: totalOf(own, 'vital'), p75: p75Of(name, own) }] : [];
  });
}

function p75Of(name: VitalName, rows: readonly CountRow[]): number {
  const counts = new Map<number, number>();
  for (const { bucket, count } of rows) counts.set(bucket, (counts.get(bucket) ?? 0) + count);
  return percentileOf(name, counts, 0.75);
}

function totalOf(rows: readonly CountRow[], kind: SeriesRow['kind']): number {
  return rows.filter((row) => row.kind === kind).reduce((sum, { count }) => sum + count, 0);
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
