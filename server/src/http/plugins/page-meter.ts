import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/**
 * Prometheus figures of what pages report. Labels must stay few: give it events as the telemetry service counted
 * them, never as a page sent them.
 */
export function createPageMeter(registry: Registry) {
  const registers = [registry];
  const release = ['remote', 'version', 'source'] as const;
  const views = new Counter({
    name: 'plumbline_remote_views_total',
    help: 'Pages and slots of a remote that were asked for',
    labelNames: release,
    registers,
  });
  const failedViews = new Counter({
    name: 'plumbline_remote_failed_views_total',
    help: 'Views with at least one error',
    labelNames: release,
    registers,
  });
  const errors = new Counter({
    name: 'plumbline_remote_errors_total',
    help: 'Errors of a remote by the phase they happened in',
    labelNames: [...release, 'phase'] as const,
    registers,
  });
  // By remote only: a histogram is a dozen series for each of its labels.
  const vitals = new Histogram({
    name: 'plumbline_web_vital_seconds',
    help: 'LCP, INP, FCP and TTFB of visitors',
    labelNames: ['remote', 'vital'] as const,
    buckets: [0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 8],
    registers,
  });
  const shifts = new Histogram({
    name: 'plumbline_layout_shift',
    help: 'CLS of visitors',
    labelNames: ['remote'] as const,
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    registers,
  });

  function meter(event: TelemetryEvent): void {
    const { remote, version, source } = event;
    const labels = { remote, version, source };
    if (event.kind === 'view') return views.inc(labels);
    if (event.kind === 'error') {
      if (event.isFirst) failedViews.inc(labels);
      return errors.inc({ ...labels, phase: event.phase });
    }
    const { name, value } = event.vital;
    if (name === 'CLS') shifts.observe({ remote }, value);
    else vitals.observe({ remote, vital: name }, value / 1000);
  }

  return (events: readonly TelemetryEvent[]): void => {
    events.forEach(meter);
  };
}
