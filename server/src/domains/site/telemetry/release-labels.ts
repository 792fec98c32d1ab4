import type { PublishedReleases, ReleaseLabel } from './published-releases';

type Bounds = { remotes: number; releases: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_BOUNDS: Bounds = { remotes: 20, releases: 60 };
const NOTHING: PublishedReleases = { has: () => false, hasRemote: () => false };

type LabelOptions = { published?: PublishedReleases; bounds?: Bounds; now?: () => number };
/** What everything beyond the bounds is counted as. */
export const OTHER = 'other';

/**
 * Keeps names of releases few. Reports come from anybody, so whoever invents names must not fill the table or the
 * metrics: what is published keeps its name always, of anything else a day's first remotes and releases do, and later
 * ones become `other`.
 */
export function createReleaseLabels({
  published = NOTHING,
  bounds = DEFAULT_BOUNDS,
  now = Date.now,
}: LabelOptions = {}) {
  const remotes = new Set<string>();
  const releases = new Set<string>();
  let day = 0;

  return ({ remote, version, source }: ReleaseLabel): ReleaseLabel => {
    if (published.has({ remote, version, source })) return { remote, version, source };
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      remotes.clear();
      releases.clear();
      day = today;
    }
    const isKnown = published.hasRemote(remote) || hasRoom(remotes, remote, bounds.remotes);
    if (!isKnown) return { remote: OTHER, version: OTHER, source };
    const isNamed = hasRoom(releases, `${remote} ${version} ${source}`, bounds.releases);
    return { remote, version: isNamed ? version : OTHER, source };
  };
}
export type ReleaseLabels = ReturnType<typeof createReleaseLabels>;

function hasRoom(known: Set<string>, name: string, most: number): boolean {
  if (known.has(name)) return true;
  if (known.size >= most) return false;
  known.add(name);
  return true;
}
