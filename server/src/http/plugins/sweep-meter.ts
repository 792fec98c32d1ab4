import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** A sweep by the name its figures have, and how often it is due. */
type TimedSweep = { sweep: string; everyMs: number };
/** Runs one sweep and notes how it went; throws what it throws. */
export type TimeSweep = (timed: TimedSweep, work: () => Promise<unknown>) => Promise<void>;

/** Prometheus figures of the work that is done at fixed times. */
export function createSweepMeter(registry: Registry): TimeSweep {
  const registers = [registry];
  const lastSuccess = new Gauge({
    name: 'plumbline_sweep_last_success_timestamp_seconds',
    help: 'When a sweep last ended well; missing until it first does',
    labelNames: ['sweep'],
    registers,
  });
  const interval = new Gauge({
    name: 'plumbline_sweep_interval_seconds',
    help: 'How often a sweep is due',
    labelNames: ['sweep'],
    registers,
  });
  const duration = new Gauge({
    name: 'plumbline_sweep_last_duration_seconds',
    help: 'How long a sweep last took',
    labelNames: ['sweep'],
    registers,
  });
  const failures = new Counter({
    name: 'plumbline_sweep_failures_total',
    help: 'Sweeps that failed',
    labelNames: ['sweep'],
    registers,
  });

  return async ({ sweep, everyMs }, work) => {
    interval.set({ sweep }, everyMs / 1000);
    // An alert on an increase needs the series before its first event.
    failures.inc({ sweep }, 0);
    const end = duration.startTimer({ sweep });
    try {
      await work();
      lastSuccess.setToCurrentTime({ sweep });
    } catch (error) {
      failures.inc({ sweep });
      throw error;
    } finally {
      end();
    }
  };
}
