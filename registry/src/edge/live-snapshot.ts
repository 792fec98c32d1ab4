import { loadSnapshot } from './snapshot';
import type { Snapshot, SnapshotSource } from './snapshot';

/** How long an answer is trusted before the store is asked for a newer one (milliseconds). */
const FRESH_FOR = 500;

export type Log = {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
};

/** The site as it is now; undefined before a first publish. */
export type LiveSnapshot = () => Promise<Snapshot | undefined>;

/**
 * Follows the registry. A newer state is taken when it is sound; otherwise the last good one stays, the reason is
 * logged once, and no visitor notices. At start, with the newest state unusable, the newest sound one before it.
 */
export function followRegistry(source: SnapshotSource, log: Log): LiveSnapshot {
  let good: Snapshot | undefined;
  let revision: string | undefined;
  let checkedAt = -Infinity;
  let running: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const newest = await source.store.revision();
    if (newest === revision) return;
    revision = newest;
    good = (await newestSound(source, good, log)) ?? good;
  }

  return async () => {
    if (!running && Date.now() - checkedAt >= FRESH_FOR) {
      running = refresh()
        .catch((error: Error) => {
          if (revision !== error.message)
            log.error({ error: error.message }, 'registry unreadable; last good state stays');
          revision = error.message;
        })
        .finally(() => {
          checkedAt = Date.now();
          running = undefined;
        });
    }
    await running;
    return good;
  };
}

async function newestSound(
  source: SnapshotSource,
  good: Snapshot | undefined,
  log: Log,
): Promise<Snapshot | undefined> {
  for (const sequence of await source.store.sequences()) {
    // Never back behind what was served: an old document is genuine too.
    if (good && sequence <= good.sequence) return undefined;
    try {
      const snapshot = await loadSnapshot(source, sequence, good);
      for (const { name, reason } of snapshot.broken)
        log.error({ remote: name, reason }, 'remote left out: its build is unusable');
      return snapshot;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ sequence, reason }, 'registry document refused; last good state stays');
    }
  }
  return undefined;
}
