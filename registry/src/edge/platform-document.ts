import type { PlatformDocument, RunningRelease } from '@plumbline/shared-schema/platform-document';
import { isDirtyVersion } from '../release/local-version';
import type { Rendering } from './rendering/rendering';
import { releaseSet } from './site-view';
import type { ShownElsewhere, ShownRelease, SiteView } from './site-view';
import type { Snapshot } from './snapshot';

/** For who may inspect the platform; `rendering`: where pages are rendered. */
type Inspection = { rendering: Rendering | undefined };

/**
 * `/platform.json`: which version of what this visitor gets, beside what the registry says. Public, so who published
 * what, and what is not rendered, are for inspections alone.
 */
export function platformDocument(view: SiteView, inspection: Inspection | undefined): PlatformDocument {
  const { snapshot, host, remotes, elsewhere, disabled, link } = view;
  const rendering = inspection?.rendering;
  const describe = (shown: ShownRelease) => ({
    ...describeRelease(snapshot, shown),
    origin: inspection ? shown.origin : null,
  });
  return {
    sequence: snapshot.sequence,
    updatedAt: snapshot.updatedAt,
    set: releaseSet(view),
    shell: describe(host),
    remotes: [...remotes.map(describe), ...elsewhere.map((remote) => describeElsewhere(snapshot, remote))],
    disabled: disabled.map((live) => describe({ ...live, source: 'live' })),
    link,
    notRendered: rendering ? [...rendering.failures()] : null,
    notTried: rendering?.untried() ?? null,
  };
}

function describeRelease(
  snapshot: Snapshot,
  { version, contentHash, release, source }: ShownRelease,
): Omit<RunningRelease, 'origin'> {
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
    origin: null,
    ...registered(snapshot, name),
  };
}

function registered(
  { document }: Snapshot,
  name: string,
): Pick<RunningRelease, 'live' | 'canary' | 'budgets'> {
  const entry = document.packages[name];
  const canary = entry?.canary;
  return {
    live: entry?.live ?? null,
    budgets: document.budgets?.[name] ?? null,
    canary: canary ? { ...canary.release, percent: canary.percent, startedAt: canary.startedAt } : null,
  };
}
