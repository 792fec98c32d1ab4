import type { PageFailure } from '@plumbline/registry/edge';
import { scrubbed } from '@plumbline/shared-schema/scrub';
import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import type { TelemetryCountRow } from '../../../database/tables/telemetry';
import type { PublishedReleases } from './published-releases';
import type { ReleaseLabels } from './release-labels';
import type { Sample, TelemetryRepository } from './telemetry.repository';
import { keyOf } from './telemetry.repository';
import { bucketOf } from './vital-buckets';

type Dependencies = {
  telemetry: TelemetryRepository;
  label: ReleaseLabels;
  published?: Pick<PublishedReleases, 'has'>;
};

const MINUTE_MS = 60_000;
/** Rows of one minute, at most: a flood of reports costs no more than this. Vitals, which have many, hide no views. */
const MOST_ROWS = { vitals: 1000, others: 500 } as const;
/** Rows kept until the next flush, at most. */
const MOST_SAMPLES = 50;
const MOST_WAITING = 20_000;

/**
 * Takes in what pages report. Nothing is written at once: counts are added up here and stored every few seconds
 * (`flush`), so that a report costs a page nothing and the database little. A crash loses those seconds, a database that is away does not.
 */
export function createTelemetryService({ telemetry, label, published }: Dependencies) {
  let counts = new Map<string, TelemetryCountRow>();
  let samples: Sample[] = [];
  const hasRoom = createRowBounds(published);

  function count(row: Omit<TelemetryCountRow, 'count'>): void {
    const key = keyOf(row);
    const known = counts.get(key);
    if (known) known.count += 1;
    else if (hasRoom(key, row)) counts.set(key, { ...row, count: 1 });
  }

  function putBack(due: ReadonlyMap<string, TelemetryCountRow>): void {
    for (const [key, row] of due) {
      const known = counts.get(key);
      if (known) known.count += row.count;
      else if (counts.size < MOST_WAITING) counts.set(key, row);
    }
  }

  function take(event: TelemetryEvent, minute: Date): void {
    const { remote, version, source } = event;
    const row = { minute, remote, version, source, name: '', bucket: 0 };
    if (event.kind === 'view') count({ ...row, kind: 'view' });
    if (event.kind === 'vital') {
      const { name, value } = event.vital;
      count({ ...row, kind: 'vital', name, bucket: bucketOf(name, value) });
    }
    if (event.kind === 'error') {
      count({ ...row, kind: 'error', name: event.phase });
      if (event.isFirst) count({ ...row, kind: 'failedView' });
      if (samples.length < MOST_SAMPLES) samples.push(toSample(event));
    }
  }

  function record(events: readonly TelemetryEvent[], now = Date.now()): TelemetryEvent[] {
    const minute = new Date(now - (now % MINUTE_MS));
    const labelled = events.map((event) => ({ ...event, ...label(event) }));
    for (const event of labelled) take(event, minute);
    return labelled;
  }

  return {
    /** Counts the events and returns them as they were counted: under a bounded set of names. */
    record,

    recordFailedPage: (failure: PageFailure) => record(failedViewOf(failure)),

    /** Stores what was counted since the last flush, all or nothing; after a failure the next flush tries again. */
    async flush(): Promise<void> {
      const [due, dueSamples] = [counts, samples];
      counts = new Map();
      samples = [];
      try {
        await telemetry.add([...due.values()], dueSamples);
      } catch (error) {
        putBack(due);
        samples = [...dueSamples, ...samples].slice(0, MOST_SAMPLES);
        throw error;
      }
    },

    sweep: telemetry.removeOld,
  };
}
export type TelemetryService = ReturnType<typeof createTelemetryService>;

/** Says whether a row may be stored: one that its minute has already, or for which it has room. */
function createRowBounds(published: Dependencies['published']) {
  let minute = 0;
  const vitals = new Set<string>();
  const others = new Set<string>();

  return (key: string, row: Omit<TelemetryCountRow, 'count'>): boolean => {
    if (row.minute.getTime() !== minute) {
      minute = row.minute.getTime();
      vitals.clear();
      others.clear();
    }
    const isVital = row.kind === 'vital';
    // Few, and what the guard of canaries lives on: nobody's inventions may crowd them out.
    if (!isVital && published?.has(row) === true) return true;
    const [rows, most] = isVital ? [vitals, MOST_ROWS.vitals] : [others, MOST_ROWS.others];
    if (!rows.has(key) && rows.size >= most) return false;
    rows.add(key);
    return true;
  };
}

/**
 * A page whose server half failed is a view of that release which failed, besides the one that the browser reports: so
 * the guard sees a canary that fails on the edge alone.
 */
export function failedViewOf({ remote, version, source, path, reason }: PageFailure): TelemetryEvent[] {
  if (remote === undefined || version === undefined || source === undefined) return [];
  const release = { remote, version, source };
  const error = { phase: 'render', path, message: reason, isFirst: true } as const;
  return [
    { kind: 'view', ...release },
    { kind: 'error', ...release, ...error },
  ];
}

function toSample(event: TelemetryEvent & { kind: 'error' }): Sample {
  const { remote, version, source, phase, owner, traceId, message, path } = event;
  return {
    remote,
    version,
    source,
    phase,
    owner: owner ?? null,
    traceId: traceId ?? null,
    // Pages scrub before they send; reports of other clients are scrubbed here.
    message: message === undefined ? null : scrubbed(message),
    path: path === undefined ? null : scrubbed(path),
  };
}
