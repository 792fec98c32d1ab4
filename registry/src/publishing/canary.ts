import type { Canary, RegistryDocument } from '@plumbline/shared-schema/platform';
import type { AuditEntry } from '../store/artifact-store';
import type { PublishOptions } from './candidates';
import { changeLive } from './change-live';
import { refuseUnfit } from './judgement';
import { entryOf, sameBuildOf, withoutCanary } from './packages';
import type { PackageEntry, PublishedBuild } from './packages';
import { readMember } from '../gate/proposed-set';
import type { RegistryContext } from './registry-context';
import { findBuild } from './stored-build';

/** `build`: a built folder, or a version published before; left out, the canary that runs gets another share. */
export type CanaryRequest = PublishOptions & {
  name: string;
  build?: string;
  percent: number;
  reason: string | null;
  /** Replaces a running canary of another build, which is refused otherwise. */
  mayReplace?: boolean;
};

/**
 * Gives a release to `percent` of the visitors, beside the live one. The gate judges it together with all that is
 * live and with the other canaries. Of the shell there is none: it carries everybody's page.
 */
export async function startCanary(context: RegistryContext, request: CanaryRequest): Promise<Canary> {
  const { name, build, percent, reason, isNumbered } = request;
  if (!(percent >= 0.01 && percent <= 100)) throw new Error('--percent takes a number from 0.01 to 100');
  const document = await changeLive(context, { command: 'canary', names: [name] }, async (live) => {
    const entry = requireRemote(live, name);
    const running = entry.canary;
    const { published: release, member } = await wantedRelease(context, { name, build, isNumbered, running });
    if (release.contentHash === entry.live.contentHash) {
      throw new Error(`${name} ${entry.live.version} is live already: everybody gets these bytes`);
    }
    await refuseUnfit(context, { live, candidates: [member] });
    const isSame = running?.release.contentHash === release.contentHash;
    if (isSame && running.percent === percent) return undefined;
    const ended = endedBy(request, entry, isSame);
    const startedAt = isSame ? running.startedAt : new Date().toISOString();
    return {
      reason,
      packages: { ...live.packages, [name]: { ...entry, canary: { release, percent, startedAt } } },
      arrivals: isSame || release.attestation ? [] : [member],
      changes: [...ended, { name, from: entry.live, to: release, percent }],
    };
  });
  return requireCanary(name, entryOf(document, name));
}

type WantedRelease = PublishOptions & {
  name: string;
  build: string | undefined;
  running: Canary | undefined;
};

async function wantedRelease(context: RegistryContext, { name, build, isNumbered, running }: WantedRelease) {
  if (build !== undefined) return findBuild(context, { name, build, isNumbered });
  if (running)
    return {
      published: running.release,
      member: await readMember(context.store, { name, ...running.release }),
    };
  throw new Error(`${name} has no canary: name a built folder or a version published before`);
}

/**
 * Ends a canary: everybody gets the live release again. Without a canary nothing changes, so people and the guard may
 * both call it; with a `contentHash` only that build is ended, and a canary that replaced it goes on. Returns the ended
 * release.
 */
export async function stopCanary(
  context: RegistryContext,
  { name, reason, contentHash }: { name: string; reason: string | null; contentHash?: string },
): Promise<PublishedBuild | undefined> {
  let stopped: PublishedBuild | undefined;
  await changeLive(context, { command: 'stop-canary', names: [name] }, (live) => {
    const entry = entryOf(live, name);
    const running = entry.canary?.release;
    stopped = contentHash === undefined || contentHash === running?.contentHash ? running : undefined;
    if (!stopped) return Promise.resolve(undefined);
    return Promise.resolve({
      reason,
      packages: { ...live.packages, [name]: withoutCanary(entry) },
      changes: [{ name, from: stopped, to: entry.live, percent: 0 }],
    });
  });
  return stopped;
}

/** Makes the canary of a remote live for everybody. */
export async function promote(
  context: RegistryContext,
  { name, reason }: { name: string; reason: string | null },
): Promise<PublishedBuild> {
  const requireSame = sameBuildOf(name);
  const document = await changeLive(context, { command: 'promote', names: [name] }, async (live) => {
    const entry = entryOf(live, name);
    const { release } = requireCanary(name, entry);
    requireSame(release);
    const candidate = await readMember(context.store, { name, ...release });
    await refuseUnfit(context, { live, candidates: [candidate] });
    const packages = { ...live.packages, [name]: { ...withoutCanary(entry), live: release } };
    return { reason, packages };
  });
  return entryOf(document, name).live;
}

/** The log's text about the replaced canary. Throws unless `--replace` was given. */
function endedBy(
  { name, mayReplace = false }: CanaryRequest,
  { live, canary }: PackageEntry,
  isSame: boolean,
): AuditEntry['changes'] {
  if (!canary || isSame) return [];
  const { release, percent } = canary;
  if (mayReplace) return [{ name, from: release, to: live, percent: 0 }];
  throw new Error(
    `${name} has a canary already: ${release.version}, ${percent} % of the visitors. ` +
      'End it first (promote or stop-canary), or put this one in its place with --replace',
  );
}

function requireRemote(live: RegistryDocument, name: string): PackageEntry {
  const entry = entryOf(live, name);
  if (entry.kind === 'host') {
    throw new Error(`${name} carries every page, so it has no canary: publish it, rollback takes seconds`);
  }
  if (entry.disabled) throw new Error(`${name} is disabled: enable it first`);
  return entry;
}

function requireCanary(name: string, { canary }: PackageEntry): Canary {
  if (canary) return canary;
  throw new Error(`${name} has no canary`);
}
