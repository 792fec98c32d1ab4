import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

/** Runs one sweep and notes how it went; throws what it throws. */
export type TimeSweep = (sweep: string, work: () => Promise<unknown>) => Promise<void>;

/** Prometheus figures of the work that is done at fixed times. */
export function createSweepMeter(registry: Registry): TimeSweep {
  const registers = [registry];
  const lastSuccess = new Gauge({
    name: 'plumbline_sweep_last_success_timestamp_seconds',
    help: 'When a sweep last ended well; missing until it first does',
    labelNames: ['sweep'],
    registers,
  });
  const duration = new Gauge({
    name: 'plumbline_sweep_duration_seconds',
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

  return async (sweep, work) => {
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
