import { verdictSchema } from '../store/verdict';
import { requireRight } from './owners';
import { readLive, signatureOf } from './registry-context';
import type { RegistryContext } from './registry-context';

/**
 * Keeps what came of mounting a build in a browser, in the log, with who says so and how that was proven; the newest of
 * a build counts. It changes nothing of the site.
 */
export async function recordVerdict(context: RegistryContext, name: string, said: unknown): Promise<void> {
  const verdict = verdictSchema.parse(said);
  if (verdict.name !== name) throw new Error(`this verdict is about ${verdict.name}, not about ${name}`);
  const live = await readLive(context);
  await requireRight(context, live, { command: 'verdict', names: [name] });
  await context.store.appendAudit({
    at: new Date().toISOString(),
    ...signatureOf(context),
    command: 'verdict',
    sequence: live.sequence,
    changes: [],
    verdict,
    reason: verdict.problems[0] ?? null,
  });
}
