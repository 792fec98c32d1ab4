import type { LastGood } from './last-good';
import type { Log } from './log';
import { loadSnapshot, unattestedIn } from './snapshot';
import type { Snapshot, SnapshotSource } from './snapshot';

/** Cache time of the store's newest sequence number (milliseconds). */
const FRESH_FOR = 500;
const EMPTY = 'the registry holds no document any more';

/** An alert for the operator: why the registry is unusable, and the sequence number that is served instead. */
export type RegistryAlert = { reason: string; serving: number | null };

/** The site as it is now; undefined before a first publish. */
export type LiveSnapshot = () => Promise<Snapshot | undefined>;

type Follower = {
  log: Log;
  /** Persists the last good state across restarts. */
  lastGood: LastGood | undefined;
  /** Called once per outage of the registry. */
  onAlert: (alert: RegistryAlert) => void;
};

/** `trouble`: why the newest state is unusable. */
type FoundSnapshot = { snapshot?: Snapshot; trouble?: string };

/**
 * Follows the registry. A newer state is served when it is valid; otherwise the last good one stays and the operator is
 * alerted once. At start-up with an unusable newest state, the newest good one of the store or of the copy is served.
 */
export function followRegistry(source: SnapshotSource, { log, lastGood, onAlert }: Follower): LiveSnapshot {
  let good: Snapshot | undefined;
  let revision: string | undefined;
  let isTroubled: boolean | undefined;
  let checkedAt = -Infinity;
  let running: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    const newest = await source.store.revision();
    // May recover without a new document: permissions, a disk, a missing build.
    if (newest === revision && !isTroubled && !(good && troublesIn(good) > 0)) return;
    const found = good ? await newestSound(source, good) : await firstSound(source, lastGood);
    good = found.snapshot ?? good;
    revision = newest;
    if (found.snapshot) took(found.snapshot);
    await report(found.trouble);
  }

  function took(snapshot: Snapshot): void {
    for (const { name, reason } of snapshot.broken)
      log.error({ remote: name, reason }, 'remote left out: its build is unusable');
    for (const { name, reason } of unattestedIn(snapshot))
      log.error({ remote: name, reason }, 'attestation cannot be believed: who published it is not known');
    lastGood?.keep(snapshot);
  }

  async function report(trouble: string | undefined): Promise<void> {
    // A restart during an outage raises no second alert.
    isTroubled ??= (await lastGood?.isOutageKnown()) ?? false;
    if (isTroubled === (trouble !== undefined)) return;
    isTroubled = !isTroubled;
    await lastGood?.setOutageKnown(isTroubled);
    if (trouble === undefined) {
      log.warn({ sequence: good?.sequence }, 'the registry can be used again');
    } else {
      const alert = { reason: trouble, serving: good?.sequence ?? null };
      log.error(alert, 'registry refused; the last good state stays');
      onAlert(alert);
    }
  }

  async function refreshSafely(): Promise<void> {
    lastGood?.keepMissing();
    try {
      await refresh();
    } catch (error) {
      good ??= await lastGood?.load();
      revision = undefined;
      await report(`the registry cannot be read: ${reasonOf(error)}`);
    }
  }

  return async () => {
    if (!running && Date.now() - checkedAt >= FRESH_FOR) {
      running = refreshSafely().finally(() => {
        checkedAt = Date.now();
        running = undefined;
      });
    }
    await running;
    return good;
  };
}

/** At start: what the store has or, where its newest document is unusable, the later of that and of the copy. */
async function firstSound(source: SnapshotSource, lastGood: LastGood | undefined): Promise<FoundSnapshot> {
  const { snapshot, trouble } = await newestSound(source, undefined);
  if (snapshot && trouble === undefined) return { snapshot };
  const kept = await lastGood?.load();
  // An empty registry is valid before the first publish only.
  return { snapshot: newer(snapshot, kept), trouble: trouble ?? (kept && EMPTY) };
}

async function newestSound(source: SnapshotSource, good: Snapshot | undefined): Promise<FoundSnapshot> {
  const sequences = await source.store.sequences();
  const [newest] = sequences;
  if (newest === undefined) return good ? { trouble: EMPTY } : {};
  // Never older than what was served: an old document has a valid signature too.
  if (good && newest < good.sequence) return { trouble: `the registry went back to document ${newest}` };

  let trouble: string | undefined;
  for (const sequence of sequences.filter((number) => number >= (good?.sequence ?? 0))) {
    try {
      const snapshot = await loadSnapshot(source, sequence, good);
      return newer(good, snapshot) === snapshot ? { snapshot, trouble } : { trouble };
    } catch (error) {
      trouble ??= `document ${sequence}: ${reasonOf(error)}`;
    }
  }
  return { trouble };
}

/** The later of two states; of the same one what more of it could be read, or the first. */
function newer(first: Snapshot | undefined, second: Snapshot | undefined): Snapshot | undefined {
  if (!first || !second) return first ?? second;
  const order =
    second.sequence - first.sequence ||
    Date.parse(second.updatedAt) - Date.parse(first.updatedAt) ||
    troublesIn(first) - troublesIn(second);
  return order > 0 ? second : first;
}

function troublesIn(snapshot: Snapshot): number {
  return snapshot.broken.length + unattestedIn(snapshot).length;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
