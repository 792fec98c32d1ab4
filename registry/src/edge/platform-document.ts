import type { LiveRelease, Snapshot } from './snapshot';

/** `/platform.json`: which version of what is live. Public, so no errors and no addresses. */
export function platformDocument({ sequence, updatedAt, host, remotes }: Snapshot) {
  return { sequence, updatedAt, shell: describe(host), remotes: remotes.map(describe) };
}

function describe({ version, contentHash, release }: LiveRelease) {
  const { name, commit, builtAt, owner } = release;
  return { name, version, commit, builtAt, owner, contentHash, source: 'live' as const };
}
