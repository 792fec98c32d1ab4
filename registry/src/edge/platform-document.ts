import type { PlatformDocument, RunningRelease } from '@plumbline/shared-schema/platform-document';
import { isDirtyVersion } from '../release/local-version';
import type { Rendering } from './rendering/rendering';
import { releaseSet } from './site-view';
import type { ShownElsewhere, ShownRelease, SiteView } from './site-view';
import type { Snapshot } from './snapshot';

/**
 * `/platform.json`: which version of what this visitor gets, beside what the registry says. Public: no addresses.
 * `rendering`: for who may inspect the platform.
 */
export function platformDocument(view: SiteView, rendering: Rendering | undefined): PlatformDocument {
  const { snapshot, host, remotes, elsewhere, disabled, link } = view;
  return {
    sequence: snapshot.sequence,
    updatedAt: snapshot.updatedAt,
    set: releaseSet(view),
    shell: describe(snapshot, host),
    remotes: [
      ...remotes.map((shown) => describe(snapshot, shown)),
      ...elsewhere.map((remote) => describeElsewhere(snapshot, remote)),
    ],
    disabled: disabled.map((live) => describe(snapshot, { ...live, source: 'live' })),
    link,
    notRendered: rendering ? [...rendering.failures()] : null,
    notTried: rendering?.untried() ?? null,
  };
}

function describe(
  snapshot: Snapshot,
  { version, contentHash, release, source }: ShownRelease,
): RunningRelease {
  const { name, commit, builtAt, owner } = release;
  return {
    name,
    version,
    owner,
    source,
    commit,
    builtAt,
    isDirty: isDirtyVersion(version),
    contentHash,
    ...registered(snapshot, name),
  };
}

function describeElsewhere(snapshot: Snapshot, { name, manifest, source }: ShownElsewhere): RunningRelease {
  return {
    name,
    version: 'dev',
    owner: manifest.owner,
    source,
    commit: null,
    builtAt: null,
    isDirty: false,
    contentHash: null,
    ...registered(snapshot, name),
  };
}

function registered({ document }: Snapshot, name: string): Pick<RunningRelease, 'live' | 'canary'> {
  const entry = document.packages[name];
  const canary = entry?.canary;
  return {
    live: entry?.live ?? null,
    canary: canary ? { ...canary.release, percent: canary.percent, startedAt: canary.startedAt } : null,
  };
}
