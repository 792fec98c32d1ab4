import type { Release } from '@plumbline/shared-schema/platform';
import type { Refusal } from '../release/refusal';
import { hostOf, refusal, remotesOf } from './live-set';
import type { GateRule, RemoteMember, SetMember } from './live-set';

const KB = 1024;
const RULE = 'budgets';

/** Most JavaScript (bytes, gzip) a page may cost. Lazily shared parts (map, forms) are measured by `bench/`. */
export const BUDGETS = {
  /** A remote's own: its container and the scripts of one page. */
  page: 80 * KB,
  /** The host's own scripts and the page's together. */
  firstLoad: 300 * KB,
} as const;

/** No page above its budget; the text names the largest files. */
export const budgets: GateRule = (set) => {
  const host = hostOf(set);
  const isHostNew = host !== undefined && set.changed.has(host.release.name);
  return remotesOf(set)
    .filter(({ release }) => isHostNew || set.changed.has(release.name))
    .flatMap((remote) => [...ownPages(remote), ...(host ? firstLoads(remote, host, set.hostScripts) : [])]);
};

function ownPages(remote: RemoteMember): Refusal[] {
  return pagesOf(remote).flatMap(({ where, files }) => {
    const total = gzipSum(remote.release, files);
    if (total <= BUDGETS.page) return [];
    return refusal(remote, RULE, {
      where,
      problem: `${inKb(total)} of its own JavaScript, ${inKb(BUDGETS.page)} allowed: ${largest(remote.release, files)}`,
      wayOut: 'import the large part when it is needed, or use what shared-ui and shared-api already carry',
    });
  });
}

function firstLoads(remote: RemoteMember, host: SetMember, hostScripts: readonly string[]): Refusal[] {
  const shell = gzipSum(host.release, hostScripts);
  return pagesOf(remote).flatMap(({ where, files }) => {
    const total = shell + gzipSum(remote.release, files);
    if (total <= BUDGETS.firstLoad) return [];
    return refusal(remote, RULE, {
      where: `${where}, with ${host.release.name}`,
      problem: `${inKb(total)} at first load (shell ${inKb(shell)}), ${inKb(BUDGETS.firstLoad)} allowed: ${largest(host.release, hostScripts)}`,
      wayOut: 'take an entry out of plumbline.eager of its shared package, or make the page smaller',
    });
  });
}

function pagesOf({ release, manifest }: RemoteMember): { where: string; files: string[] }[] {
  return manifest.pages.map(({ path, expose }) => ({
    where: `page ${path} (${expose})`,
    files: [...new Set([release.entry, ...(release.exposes[expose]?.files ?? [])])],
  }));
}

function gzipSum(release: Release, files: readonly string[]): number {
  return sizes(release, files).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

function sizes({ files: all }: Release, files: readonly string[]) {
  return all.filter(({ path }) => path.endsWith('.js') && files.includes(path));
}

function largest(release: Release, files: readonly string[]): string {
  const sorted = sizes(release, files).sort((a, b) => b.gzipBytes - a.gzipBytes);
  return sorted
    .slice(0, 3)
    .map(({ path, gzipBytes }) => `${path} ${inKb(gzipBytes)}`)
    .join(', ');
}

function inKb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}
