import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import type { Owners } from '../owners/owners-document';
import type { ProposedSet, PublishedVersion, SetMember } from './live-set';
import type { Verdict } from '../store/verdict';
import { readStoredRelease } from '../store/stored-release';
import { templateScripts } from '../release/template';
import type { ArtifactStore, AuditEntry } from '../store/artifact-store';

/** A build that is to become live; `template` is the host's HTML, `files` what is not stored yet. */
export type Candidate = SetMember & { template?: string; files?: ReadonlyMap<string, Buffer> };

export type Proposal = { live: RegistryDocument; candidates: readonly Candidate[]; owners?: Owners };

/** What would be live together if the candidates were: the rest of the live set, without what is disabled. */
export async function proposeSet(
  store: ArtifactStore,
  { live, candidates, owners }: Proposal,
): Promise<ProposedSet> {
  const changed = new Set(candidates.map(({ release }) => release.name));
  const members = new Map<string, Candidate>(
    candidates.map((candidate) => [candidate.release.name, candidate]),
  );
  for (const [name, entry] of Object.entries(live.packages)) {
    if (changed.has(name) || entry.disabled) continue;
    members.set(name, await readMember(store, { name, ...entry.live }));
  }
  const host = [...members.values()].find(({ release }) => release.kind === 'host');
  const audit = await store.readAudit();
  const template = host && (host.template ?? (await readTemplate(store, host)));
  return {
    members,
    switchedOff: await readSwitchedOff(store, live, changed),
    changed,
    hostScripts: templateScripts(template ?? ''),
    published: publishedBefore(audit, live, changed),
    verdicts: newestVerdicts(audit),
    replaced: await readReplaced(store, live, changed),
    budgets: live.budgets ?? {},
    owners,
  };
}

/** A stored build under the version it was published as. */
export async function readMember(
  store: ArtifactStore,
  published: { name: string; version: string; contentHash: string },
): Promise<SetMember> {
  const release = await readStoredRelease(store, published);
  return { release, version: published.version, contentHash: published.contentHash };
}

async function readTemplate(
  store: ArtifactStore,
  { release, contentHash }: SetMember,
): Promise<string | undefined> {
  const bytes = await store.get({ name: release.name, contentHash }, release.entry);
  return bytes?.toString('utf8');
}

async function readSwitchedOff(
  store: ArtifactStore,
  { packages }: RegistryDocument,
  changed: ReadonlySet<string>,
): Promise<SetMember[]> {
  const names = Object.keys(packages).filter((name) => packages[name]?.disabled && !changed.has(name));
  return readPresent(store, packages, names);
}

/** The live releases of some packages; a build that can no longer be read stands in nobody's way. */
async function readPresent(
  store: ArtifactStore,
  packages: RegistryDocument['packages'],
  names: Iterable<string>,
): Promise<SetMember[]> {
  const members = [...names].map(async (name) => {
    const entry = packages[name];
    return entry && (await readMember(store, { name, ...entry.live }).catch(() => undefined));
  });
  return (await Promise.all(members)).flatMap((member) => member ?? []);
}

async function readReplaced(
  store: ArtifactStore,
  { packages }: RegistryDocument,
  names: ReadonlySet<string>,
): Promise<Map<string, SetMember>> {
  const members = await readPresent(store, packages, names);
  return new Map(members.map((member) => [member.release.name, member]));
}

/**
 * All that was ever published under these names, by the audit log: it knows the versions they went under. What is live
 * is asked too, since the log is written after it, or not at all where the writer was stopped in between.
 */
function publishedBefore(
  audit: readonly AuditEntry[],
  { packages }: RegistryDocument,
  names: ReadonlySet<string>,
): PublishedVersion[] {
  const logged = audit.flatMap(({ changes }) => changes.map(({ name, to }) => ({ name, ...to })));
  const present = Object.entries(packages).flatMap(([name, { live, canary }]) =>
    [live, ...(canary ? [canary.release] : [])].map((release) => ({ name, ...release })),
  );
  return [...logged, ...present].filter(({ name }) => names.has(name));
}

function newestVerdicts(audit: readonly AuditEntry[]): Map<string, Verdict> {
  return new Map(audit.flatMap(({ verdict }) => (verdict ? [[verdict.contentHash, verdict]] : [])));
}
