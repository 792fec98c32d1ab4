import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import type { TestServer } from '../../../app/testing';

const ORIGIN = { remote: 'mf-jobs', version: '1.2.0', source: 'live' } as const;
type Origin = Partial<Pick<TelemetryEvent, 'remote' | 'version' | 'source' | 'path' | 'owner'>>;

export const aView = (origin: Origin = {}): TelemetryEvent => ({ kind: 'view', ...ORIGIN, ...origin });

export const anError = (given: Partial<TelemetryEvent & { kind: 'error' }> = {}): TelemetryEvent => ({
  ...ORIGIN,
  phase: 'render',
  isFirst: true,
  ...given,
  kind: 'error',
});

export const aVital = (name: 'LCP' | 'CLS', value: number, origin: Origin = {}): TelemetryEvent => ({
  kind: 'vital',
  ...ORIGIN,
  ...origin,
  vital: { name, value },
});

export const times = (count: number, event: TelemetryEvent): TelemetryEvent[] =>
  Array.from({ length: count }, () => event);

/** Reports in batches as a page does, then flushes. */
export async function report(server: TestServer, events: readonly TelemetryEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += 50) {
    const answer = await server.anonymous.post('/api/v1/telemetry', {
      events: events.slice(start, start + 50),
    });
    if (answer.statusCode !== 202) throw new Error(`telemetry: ${answer.statusCode} ${answer.body}`);
  }
  await server.settle();
}
