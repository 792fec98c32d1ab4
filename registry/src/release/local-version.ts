import type { Release } from '@plumbline/shared-schema/platform';

const DIRTY = '.dirty';

/** `1.2.0+3f9c12ab`; of a build of uncommitted work, which never stands for a number, `1.2.0+3f9c12ab.dirty`. */
export function localVersion({ version, isDirty }: Release, contentHash: string): string {
  if (version.includes('+')) return version;
  return `${version}+${contentHash.slice(0, 8)}${isDirty ? DIRTY : ''}`;
}

/** Was the build published while its sources were not committed? */
export function isDirtyVersion(version: string): boolean {
  return version.endsWith(DIRTY);
}
