import type { CanaryFigures, CanaryQuery } from '@plumbline/shared-schema/telemetry';
import { stopCanary } from '@plumbline/registry/canary';
import { readLive } from '../publishing/registry-context';
import type { RegistryContext } from '../publishing/registry-context';
import { judgeCanary } from './judge-canary';

export type CanaryVerdict = { name: string; version: string; percent: number } & (
  { outcome: 'wait' | 'fine' } | { outcome: 'stopped' | 'unknown'; reason: string }
);

/** Source of the figures of a canary and the live release of the same remote. */
export type ReadFigures = (query: CanaryQuery) => Promise<CanaryFigures>;

/**
 * Looks at every canary once and ends those that fail more often than what they are to replace; why is in the audit
 * log. `unknown`: there were no figures, and the canary goes on.
 */
export async function guardCanaries(
  context: RegistryContext,
  readFigures: ReadFigures,
): Promise<CanaryVerdict[]> {
  const { packages } = await readLive(context);
  const guarded: CanaryVerdict[] = [];
  for (const [name, { canary }] of Object.entries(packages).sort()) {
    if (!canary) continue;
    const { release, percent, startedAt } = canary;
    const subject = { name, version: release.version, percent };
    try {
      const figures = await readFigures({ remote: name, version: release.version, since: startedAt });
      const judgement = judgeCanary(figures);
      if (judgement.verdict === 'stop') {
        const { reason } = judgement;
        const who = 'guard';
        const { contentHash } = release;
        const stopped = await stopCanary({ ...context, who }, { name, reason, contentHash });
        // Ended or replaced meanwhile: a new canary is judged by its own figures.
        guarded.push(stopped ? { ...subject, outcome: 'stopped', reason } : { ...subject, outcome: 'wait' });
      } else guarded.push({ ...subject, outcome: judgement.verdict });
    } catch (error) {
      guarded.push({ ...subject, outcome: 'unknown', reason: (error as Error).message });
    }
  }
  return guarded;
}
