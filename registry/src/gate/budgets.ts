import type { Release } from '@plumbline/shared-schema/platform';
import type { Refusal } from '../release/refusal';
import { growthText, inKb } from './growth';
import { hostOf, refusal, remotesOf } from './live-set';
import type { GateRule, ProposedSet, RemoteMember, SetMember } from './live-set';

const KB = 1024;
const RULE = 'budgets';

/** Most JavaScript (bytes, gzip) a remote may cost. Lazily shared parts (map, forms) are measured by `bench/`. */
export const BUDGETS = {
  /** A remote's container: every page that shows anything of the remote pays for it. */
  entry: 20 * KB,
  /** A remote's own: its container and the scripts of one page. */
  page: 80 * KB,
  /** All scripts of a remote together. */
  total: 250 * KB,
  /** The host's own scripts and the page's together. */
  firstLoad: 300 * KB,
} as const;

type Cost = { where: string; files: readonly string[]; limit: number; wayOut: string };

/** Nothing above its budget; the text names the largest files and the modules that grew since the live release. */
export const budgets: GateRule = (set) => {
  const host = hostOf(set);
  const isHostNew = host !== undefined && set.changed.has(host.release.name);
  return remotesOf(set)
    .filter(({ release }) => isHostNew || set.changed.has(release.name))
    .flatMap((remote) => [...ownCosts(remote, set), ...(host ? firstLoads(remote, host, set) : [])]);
};

function ownCosts(remote: RemoteMember, { replaced }: ProposedSet): Refusal[] {
  const { release } = remote;
  const costs: Cost[] = [
    {
      where: `entry ${release.entry}`,
      files: [release.entry],
      limit: BUDGETS.entry,
      wayOut: 'expose fewer modules, and import nothing from the container itself',
    },
    ...pagesOf(remote).map(({ where, files }) => ({
      where,
      files,
      limit: BUDGETS.page,
      wayOut: 'import the large part when it is needed, or use what shared-ui and shared-api already carry',
    })),
    {
      where: 'all scripts',
      files: release.files.map(({ path }) => path),
      limit: BUDGETS.total,
      wayOut: 'use what shared-ui and shared-api already carry, or move pages into a remote of their own',
    },
  ];
  return costs.flatMap(({ where, files, limit, wayOut }) => {
    const total = gzipSum(release, files);
    if (total <= limit) return [];
    const growth = growthText(release, replaced.get(release.name)?.release);
    return refusal(remote, RULE, {
      where,
      problem: `${inKb(total)} of its own JavaScript, ${inKb(limit)} allowed: ${largest(release, files)}${growth}`,
      wayOut,
    });
  });
}

function firstLoads(remote: RemoteMember, host: SetMember, set: ProposedSet): Refusal[] {
  const shell = gzipSum(host.release, set.hostScripts);
  const { name } = host.release;
  return pagesOf(remote).flatMap(({ where, files }) => {
    const total = shell + gzipSum(remote.release, files);
    if (total <= BUDGETS.firstLoad) return [];
    const [grown, before] = set.changed.has(name)
      ? [host.release, set.replaced.get(name)?.release]
      : [remote.release, set.replaced.get(remote.release.name)?.release];
    return refusal(remote, RULE, {
      where: `${where}, with ${name}`,
      problem: `${inKb(total)} at first load (shell ${inKb(shell)}), ${inKb(BUDGETS.firstLoad)} allowed: ${largest(host.release, set.hostScripts)}${growthText(grown, before)}`,
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
