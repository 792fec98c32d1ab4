import type { Release } from '@plumbline/shared-schema/platform';
import type { Refusal } from '../release/refusal';
import { BUDGETS, limitsOf } from './budget-limits';
import { growthText, inKb } from './growth';
import { hostOf, refusal, remotesOf } from './live-set';
import type { GateRule, ProposedSet, RemoteMember, SetMember } from './live-set';

const RULE = 'budgets';

type Cost = { where: string; files: readonly string[]; limit: number; wayOut: string };

/** Nothing above its budget; the text names the largest files and the modules that grew since the live release. */
export const budgets: GateRule = (set) => {
  const host = hostOf(set);
  const isHostNew = host !== undefined && set.changed.has(host.release.name);
  return remotesOf(set)
    .filter(({ release }) => isHostNew || set.changed.has(release.name))
    .flatMap((remote) => [...ownCosts(remote, set), ...(host ? firstLoads(remote, host, set) : [])]);
};

function ownCosts(remote: RemoteMember, { replaced, budgets: raised }: ProposedSet): Refusal[] {
  const { release } = remote;
  const limitOf = limitsOf(raised[release.name]);
  const costs: Cost[] = [
    {
      where: `entry ${release.entry}`,
      files: [release.entry],
      limit: limitOf('entry'),
      wayOut: 'expose fewer modules, and import nothing from the container itself',
    },
    ...pagesOf(remote).map(({ where, files }) => ({
      where,
      files,
      limit: limitOf('page'),
      wayOut: 'import the large part when it is needed, or use what shared-ui and shared-api already carry',
    })),
    {
      where: 'all scripts',
      files: release.files.map(({ path }) => path),
      limit: limitOf('total'),
      wayOut: 'use what shared-ui and shared-api already carry, or move pages into a remote of their own',
    },
  ];
  return [...costs.flatMap(overScripts), ...overOthers(remote, limitOf('others'))];

  function overScripts({ where, files, limit, wayOut }: Cost): Refusal | [] {
    const total = gzipSum(release, files);
    if (total <= limit) return [];
    const growth = growthText(release, replaced.get(release.name)?.release);
    return refusal(remote, RULE, {
      where,
      problem: `${inKb(total)} of its own JavaScript, ${inKb(limit)} allowed: ${largest(release, files)}${growth}`,
      wayOut,
    });
  }
}

function overOthers(remote: RemoteMember, limit: number): Refusal[] {
  const { release } = remote;
  const others = loaded(release).filter((file) => !isScript(file));
  const total = sum(others);
  if (total <= limit) return [];
  return [
    refusal(remote, RULE, {
      where: 'all other files',
      problem: `${inKb(total)} of pictures, fonts and data, ${inKb(limit)} allowed: ${namesOfLargest(others)}`,
      wayOut: 'make pictures smaller, or keep what changes by itself behind the API',
    }),
  ];
}

function firstLoads(remote: RemoteMember, host: SetMember, set: ProposedSet): Refusal[] {
  const shell = gzipSum(host.release, set.hostScripts);
  const { name } = host.release;
  const limitOf = limitsOf(set.budgets[remote.release.name]);
  const [grown, before] = set.changed.has(name)
    ? [host.release, set.replaced.get(name)?.release]
    : [remote.release, set.replaced.get(remote.release.name)?.release];
  return pagesOf(remote).flatMap(({ where, files, access, shared }) => {
    const firstLoad = shell + gzipSum(remote.release, files);
    const parts = [...set.hostScripts, ...shared.flatMap((key) => host.release.provides[key]?.files ?? [])];
    const visit = gzipSum(host.release, parts) + gzipSum(remote.release, [...files, ...textsOf(remote)]);
    const usual = BUDGETS.visit[access === 'public' ? access : 'others'];
    const costs = [
      { of: 'at first load', total: firstLoad, limit: limitOf('first-load') },
      { of: 'at a first visit', total: visit, limit: limitOf('visit', usual) },
    ];
    const [above] = costs.filter(({ total, limit }) => total > limit);
    if (!above) return [];
    return refusal(remote, RULE, {
      where: `${where}, with ${name}`,
      problem: `${inKb(above.total)} ${above.of} (shell ${inKb(shell)}), ${inKb(above.limit)} allowed: ${largest(host.release, parts)}${growthText(grown, before)}`,
      wayOut: 'take an entry out of plumbline.eager of its shared package, or make the page smaller',
    });
  });
}

function pagesOf({ release, manifest }: RemoteMember) {
  return manifest.pages.map(({ path, expose, access }) => {
    const { files = [], shared = [] } = release.exposes[expose] ?? {};
    return {
      where: `page ${path} (${expose})`,
      files: [...new Set([release.entry, ...files])],
      access,
      shared,
    };
  });
}

/** The texts of one language, and whatever else they bring. */
function textsOf({ release }: RemoteMember): string[] {
  return release.exposes['./locale-en']?.files ?? [];
}

function gzipSum(release: Release, files: readonly string[]): number {
  return sum(scripts(release, files));
}

function largest(release: Release, files: readonly string[]): string {
  return namesOfLargest(scripts(release, files));
}

type File = Release['files'][number];

/** The server half is no browser's. */
function loaded({ files, server }: Release): File[] {
  const half = new Set(Object.values(server));
  return files.filter(({ path }) => !half.has(path));
}

const isScript = ({ path }: File): boolean => /\.([cm]?js|wasm)$/.test(path);

function scripts(release: Release, files: readonly string[]): File[] {
  return loaded(release).filter((file) => isScript(file) && files.includes(file.path));
}

const sum = (files: readonly File[]): number => files.reduce((total, { gzipBytes }) => total + gzipBytes, 0);

function namesOfLargest(files: readonly File[]): string {
  return [...files]
    .sort((a, b) => b.gzipBytes - a.gzipBytes)
    .slice(0, 3)
    .map(({ path, gzipBytes }) => `${path} ${inKb(gzipBytes)}`)
    .join(', ');
}
