import { hostOf, labelOf, refusal, remotesOf } from './live-set';
import type { GateRule } from './live-set';

/** `@plumbline/shared-ui/Page` → `@plumbline/shared-ui`. */
function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}

/** No remote brings its own copy of a package that the host shares: two Reacts or two stores break the page. */
export const singletons: GateRule = (set) => {
  const host = hostOf(set);
  if (!host) return [];
  const shared = new Set(Object.keys(host.release.provides).map(packageOf));
  return remotesOf(set)
    .filter(({ release }) => set.changed.has(release.name) || set.changed.has(host.release.name))
    .flatMap((remote) =>
      remote.release.bundled
        .filter((name) => shared.has(name))
        .map((name) =>
          refusal(remote, 'singletons', {
            where: `bundled "${name}"`,
            problem: `carries its own copy of ${name}, which ${labelOf(host)} shares`,
            wayOut: `import ${name} only by the entries the shell shares, and build without standalone fallbacks`,
          }),
        ),
    );
};
