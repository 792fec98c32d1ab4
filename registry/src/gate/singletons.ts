import { declaredCopies, isSingleton } from '../release/own-copies';
import { hostOf, labelOf, refusal, remotesOf } from './live-set';
import type { GateRule } from './live-set';

/** `@plumbline/shared-ui/Page` → `@plumbline/shared-ui`. */
function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * No remote brings its own copy of a package that the host shares, or of one that must be there once: two Reacts, two
 * stores or two themes break the page. The scripts themselves were searched when the build came (`verify-release.ts`).
 */
export const singletons: GateRule = (set) => {
  const host = hostOf(set);
  if (!host) return [];
  const shared = new Set(Object.keys(host.release.provides).map(packageOf));
  return remotesOf(set)
    .filter(({ release }) => set.changed.has(release.name) || set.changed.has(host.release.name))
    .flatMap((remote) =>
      declaredCopies(remote.release)
        .filter(({ name }) => shared.has(name) || isSingleton(name))
        .map(({ name, where }) =>
          refusal(remote, 'singletons', {
            where,
            problem: shared.has(name)
              ? `carries its own copy of ${name}, which ${labelOf(host)} shares`
              : `carries its own copy of ${name}, of which a page may hold one only: that of ${labelOf(host)}`,
            wayOut: `import ${name} only by the entries the shell shares, and build without standalone fallbacks`,
          }),
        ),
    );
};
