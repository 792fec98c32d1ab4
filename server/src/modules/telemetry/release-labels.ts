import type { ReleaseSource } from '@plumbline/shared-schema/telemetry';

/** A release as rows and metrics name it. */
export type ReleaseLabel = { remote: string; version: string; source: ReleaseSource };

type Bounds = { remotes: number; releases: number };

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_BOUNDS: Bounds = { remotes: 50, releases: 300 };
/** What everything beyond the bounds is counted as. */
export const OTHER = 'other';

/**
 * Keeps names of releases few. Reports come from anybody, so whoever invents names must not fill the table or the
 * metrics: a day's first remotes and releases keep theirs, later ones become `other`.
 */
export function createReleaseLabels(bounds: Bounds = DEFAULT_BOUNDS, now: () => number = Date.now) {
  const remotes = new Set<string>();
  const releases = new Set<string>();
  let day = 0;

  return ({ remote, version, source }: ReleaseLabel): ReleaseLabel => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day) {
      remotes.clear();
      releases.clear();
      day = today;
    }
    if (!hasRoom(remotes, remote, bounds.remotes)) return { remote: OTHER, version: OTHER, source };
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
