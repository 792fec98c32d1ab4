import { scrubbed } from '@plumbline/shared-schema/scrub';
import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import type { TelemetryCountRow } from '../../database/schema';
import type { ReleaseLabels } from './release-labels';
import type { Sample, TelemetryRepository } from './telemetry.repository';
import { keyOf } from './telemetry.repository';
import { bucketOf } from './vital-buckets';

type Dependencies = { telemetry: TelemetryRepository; label: ReleaseLabels };

const MINUTE_MS = 60_000;
/** What waits for the next flush, at most: a flood of reports costs no more memory than this. */
const MOST_ROWS = 5000;
const MOST_SAMPLES = 50;

/**
 * Takes in what pages report. Nothing is written at once: counts are added up here and stored every few seconds
 * (`flush`), so that a report costs a page nothing and the database little. A crash loses those seconds.
 */
export function createTelemetryService({ telemetry, label }: Dependencies) {
  let counts = new Map<string, TelemetryCountRow>();
  let samples: Sample[] = [];

  function count(row: Omit<TelemetryCountRow, 'count'>): void {
    const key = keyOf(row);
    const known = counts.get(key);
    if (known) known.count += 1;
    else if (counts.size < MOST_ROWS) counts.set(key, { ...row, count: 1 });
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

  return {
    /** Notes the events and gives them as they were counted: under names of which there are few. */
    note(events: readonly TelemetryEvent[], now = Date.now()): TelemetryEvent[] {
      const minute = new Date(now - (now % MINUTE_MS));
      const labelled = events.map((event) => ({ ...event, ...label(event) }));
      for (const event of labelled) take(event, minute);
      return labelled;
    },

    /** Stores what has come since the last time. */
    async flush(): Promise<void> {
      const [due, dueSamples] = [counts, samples];
      counts = new Map();
      samples = [];
      await telemetry.add([...due.values()]);
      await telemetry.addSamples(dueSamples);
    },

    sweep: telemetry.removeOld,
  };
}
export type TelemetryService = ReturnType<typeof createTelemetryService>;

function toSample(event: TelemetryEvent & { kind: 'error' }): Sample {
  const { remote, version, source, phase, owner, traceId, message, path } = event;
  return {
    remote,
    version,
    source,
    phase,
    owner: owner ?? null,
    traceId: traceId ?? null,
    // Pages scrub before they send; whoever reports without them is scrubbed here.
    message: message === undefined ? null : scrubbed(message),
    path: path === undefined ? null : scrubbed(path),
  };
}
