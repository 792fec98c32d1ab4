import { SHELL_PAGES } from '@plumbline/shared-schema/platform';
import { refusal, remotesOf } from './live-set';
import type { GateRule, ProposedSet } from './live-set';

/** `/jobs/:id` matches `/jobs/7` and `/jobs/:jobId`. */
function matcherOf(pattern: string): RegExp {
  const source = pattern.replace(/\/+$/, '').replaceAll(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${source}/?$`, 'i');
}

/**
 * A menu entry leads to a page that somebody has. Remotes that are switched off count: their pages come back. Judged
 * are the entries of what changes, and those of others that led to a page which the change takes away.
 */
export const navigation: GateRule = (set) => {
  const reachable = pathsOf(set).map(matcherOf);
  const before = [...set.replaced.values()]
    .flatMap(({ release }) => patternsOf(release.manifest))
    .map(matcherOf);
  const leads = (to: string, pages: readonly RegExp[]) => pages.some((page) => page.test(to));
  return remotesOf(set).flatMap((remote) =>
    remote.manifest.nav.flatMap(({ path }, index) => {
      const isJudged = set.changed.has(remote.release.name) || leads(path, before);
      if (!isJudged || leads(path, reachable)) return [];
      return refusal(remote, 'navigation', {
        where: `remote.json nav[${index}]`,
        problem: `leads to ${path}, and nobody has that page`,
        wayOut: 'mend the path, or publish the remote that has the page first, or both together',
      });
    }),
  );
};

type Manifest = ReturnType<typeof remotesOf>[number]['manifest'];

function pathsOf(set: ProposedSet): string[] {
  const manifests = [...remotesOf(set), ...set.switchedOff.map(({ release }) => release)];
  return [...SHELL_PAGES, ...manifests.flatMap(({ manifest }) => patternsOf(manifest))];
}

function patternsOf(manifest: Manifest | undefined): string[] {
  return [...(manifest?.pages ?? []), ...(manifest?.redirects ?? [])].map(({ path }) => path);
}
