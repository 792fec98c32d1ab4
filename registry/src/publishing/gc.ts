import { registryDocumentSchema } from '@plumbline/shared-schema/platform';
import { signedDocumentSchema } from '@plumbline/shared-schema/signed-document';
import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import type { ArtifactRef, ArtifactStore, AuditEntry } from '../store/artifact-store';
import { requireRight } from './owners';
import { readLive } from './registry-context';
import type { RegistryContext } from './registry-context';
import { previousOf } from './rollback';

/** `only`: these builds (`mf-jobs@<hash>`), each of them or none; left out, all that may go. */
export type GcRequest = { retentionDays: number; isDryRun?: boolean; only?: readonly string[]; now?: Date };
export type GcResult = { deleted: ArtifactRef[]; kept: { ref: ArtifactRef; why: string }[] };

const MS_PER_DAY = 86_400_000;
/** How many releases before the live one `rollback` can always go back to. */
const ROLLBACK_REACH = 3;

type View = { live: RegistryDocument; audit: readonly AuditEntry[]; since: Date; now: Date };

/**
 * Deletes builds that are no longer needed: older than the retention window, live or canary at no time in it, not within
 * reach of a rollback, behind no preview link that still works. An open tab keeps its chunks that long.
 */
export async function collectGarbage(context: RegistryContext, request: GcRequest): Promise<GcResult> {
  const { retentionDays, isDryRun = false, only, now = new Date() } = request;
  if (!(retentionDays >= 1)) throw new Error('--retention-days takes a number of days, 1 or more');
  const { store } = context;
  const since = new Date(now.getTime() - retentionDays * MS_PER_DAY);
  const revision = await store.revision();
  const live = await readLive(context);
  if (!isDryRun) await requireRight(context, live, { command: 'gc', names: [] });
  if (live.sequence === 0)
    throw new Error('the registry holds no document, so nobody can say what is needed');
  const view: View = { live, audit: await store.readAudit(), since, now };
  const uses = [...presentUses(view), ...(await pastUses(context, since))];
  const reasons = new Map(uses.reverse().map(({ ref, why }) => [keyOf(ref), why]));

  const judged = await Promise.all(
    (await listBuilds(store)).map(async (ref) => ({
      ref,
      why: reasons.get(keyOf(ref)) ?? (await youth(store, ref, view)),
    })),
  );
  const kept = judged.flatMap(({ ref, why }) => (why === undefined ? [] : [{ ref, why }]));
  const free = judged.flatMap(({ ref, why }) => (why === undefined ? [ref] : []));
  const chosen = only ? only.map((name) => requireFree(name, { free, kept })) : free;
  if (isDryRun || chosen.length === 0) return { deleted: chosen, kept };
  if ((await store.revision()) !== revision) throw new Error('the registry changed meanwhile: run gc again');
  const deleted = await deleteAll(context, { view, chosen, retentionDays });
  const isGone = new Set(deleted.map(keyOf));
  const taken = chosen.filter((ref) => !isGone.has(keyOf(ref)));
  return {
    deleted,
    kept: [...kept, ...taken.map((ref) => ({ ref, why: 'somebody took it up while gc was at work' }))],
  };
}

type Deletion = { view: View; chosen: readonly ArtifactRef[]; retentionDays: number };

/** Deletes builds that did not come into use meanwhile; the log has each even if a later one could not be deleted. */
async function deleteAll(
  context: RegistryContext,
  { view, chosen, retentionDays }: Deletion,
): Promise<ArtifactRef[]> {
  const deleted: ArtifactRef[] = [];
  try {
    for (const ref of chosen) if (await context.store.remove(ref, view.since)) deleted.push(ref);
  } finally {
    if (deleted.length > 0)
      await context.store.appendAudit(entryFor(context, { view, deleted, retentionDays }));
  }
  return deleted;
}

type Use = { ref: ArtifactRef; why: string };

/** Live, canary, what a rollback may bring back, what a link shows: the strongest reason first. */
function presentUses({ live, audit, now }: View): Use[] {
  const links = audit
    .filter(({ command, expiresAt }) => command === 'preview' && Date.parse(expiresAt ?? '') > now.getTime())
    .flatMap(({ changes, expiresAt }) =>
      changes.map(({ name, to }) => ({
        ref: { name, contentHash: to.contentHash },
        why: `a preview link shows it until ${expiresAt}`,
      })),
    );
  const entries = Object.entries(live.packages).flatMap(([name, entry]) => {
    const { canary } = entry;
    const earlier = rollbackTargets(audit, name, entry.live.contentHash);
    return [
      { ref: { name, contentHash: entry.live.contentHash }, why: 'live' },
      ...(canary ? [{ ref: { name, contentHash: canary.release.contentHash }, why: 'canary' }] : []),
      ...earlier.map((contentHash) => ({ ref: { name, contentHash }, why: 'within reach of a rollback' })),
    ];
  });
  return [...entries, ...links];
}

function rollbackTargets(audit: readonly AuditEntry[], name: string, contentHash: string): string[] {
  const targets: string[] = [];
  let present: string | undefined = contentHash;
  while (present !== undefined && targets.length < ROLLBACK_REACH) {
    present = previousOf(audit, name, { version: '', contentHash: present })?.contentHash;
    if (present === undefined || targets.includes(present)) break;
    targets.push(present);
  }
  return targets;
}

/** What the documents of the window name, the one that was valid when it began included. */
async function pastUses({ store }: RegistryContext, since: Date): Promise<Use[]> {
  const uses: Use[] = [];
  for (const sequence of await store.sequences()) {
    const document = readDocument(await store.readDocument(sequence));
    for (const [name, { live, canary }] of Object.entries(document?.packages ?? {})) {
      const hashes = [live.contentHash, ...(canary ? [canary.release.contentHash] : [])];
      const why = `registry document ${sequence} used it within the window`;
      uses.push(...hashes.map((contentHash) => ({ ref: { name, contentHash }, why })));
    }
    if (document && Date.parse(document.updatedAt) <= since.getTime()) break;
  }
  return uses;
}

/** Signatures do not matter here: documents of a retired key were valid once, and keeping more does no harm. */
function readDocument(text: string): RegistryDocument | undefined {
  try {
    return registryDocumentSchema.parse(signedDocumentSchema.parse(JSON.parse(text)).document);
  } catch {
    return undefined;
  }
}

async function youth(store: ArtifactStore, ref: ArtifactRef, { since }: View): Promise<string | undefined> {
  const storedAt = await store.storedAt(ref);
  if (!storedAt) return 'it cannot be said when it was stored';
  return storedAt > since ? `stored ${storedAt.toISOString()}, within the window` : undefined;
}

async function listBuilds(store: ArtifactStore): Promise<ArtifactRef[]> {
  const names = await store.names();
  const lists = await Promise.all(
    names.map(async (name) => (await store.list(name)).map((contentHash) => ({ name, contentHash }))),
  );
  return lists.flat();
}

type Judgement = { free: readonly ArtifactRef[]; kept: GcResult['kept'] };

function requireFree(wanted: string, { free, kept }: Judgement): ArtifactRef {
  const isMeant = (ref: ArtifactRef) => keyOf(ref).startsWith(wanted) && /@[0-9a-f]{8,}$/.test(wanted);
  const found = free.find(isMeant);
  if (found) return found;
  const held = kept.find(({ ref }) => isMeant(ref));
  throw new Error(
    held
      ? `${keyOf(held.ref)} is kept: ${held.why}`
      : `${wanted} is no stored build (<name>@<8 or more digits of its hash>)`,
  );
}

type DeletedBuilds = { view: View; deleted: ArtifactRef[]; retentionDays: number };

function entryFor({ who }: RegistryContext, { view, deleted, retentionDays }: DeletedBuilds): AuditEntry {
  return {
    at: view.now.toISOString(),
    who,
    command: 'gc',
    sequence: view.live.sequence,
    changes: [],
    deleted,
    reason: `not used for ${retentionDays} days`,
  };
}

function keyOf({ name, contentHash }: ArtifactRef): string {
  return `${name}@${contentHash}`;
}
