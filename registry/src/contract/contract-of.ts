import { createHash } from 'node:crypto';
import { releaseSchema } from '@plumbline/shared-schema/platform';
import type { RegistryDocument, Release, RemoteManifest } from '@plumbline/shared-schema/platform';
import { CONTRACT_FORMAT } from '@plumbline/shared-schema/remote-contract';
import type { RemoteContract } from '@plumbline/shared-schema/remote-contract';
import { canonicalJson } from '../canonical-json';
import { baseOf } from '../release/build-address';
import { BUDGETS } from '../gate/budget-limits';
import { contentHashOf } from '../release/content-hash';

/** `release.json` of live packages as it is stored, by name. */
export type RawReleases = Readonly<Record<string, unknown>>;

/** The live shell says nothing that a remote elsewhere could be built with. */
export class NoContractError extends Error {}

/**
 * The contract that follows from a verified registry document and the releases it names. Throws where a release is not
 * the one of its content hash. A remote whose release is not given is left out.
 */
export function contractOf(document: RegistryDocument, releases: RawReleases): RemoteContract {
  const packages = Object.entries(document.packages);
  const [hostName, host] = packages.find(([, { kind }]) => kind === 'host') ?? [];
  if (hostName === undefined || !host) throw new NoContractError('no shell is published');
  const shell = openRelease(hostName, host.live.contentHash, releases[hostName]);
  const { offers } = shell;
  if (!offers) throw new NoContractError('the live shell was built without a kit for remotes elsewhere');
  const fileOf = fetchedFiles(shell, baseOf(hostName, host.live.contentHash));
  const { version, archive, ...bundles } = offers.kit;
  const onServer = new Set(offers.serverShares);
  const contract = {
    format: CONTRACT_FORMAT,
    shell: { version: host.live.version, contentHash: host.live.contentHash, commit: shell.commit },
    kit: { version, ...fileOf(archive) },
    bundles: {
      types: fileOf(bundles.types),
      tests: fileOf(bundles.tests),
      shell: fileOf(bundles.shell),
    },
    shares: Object.fromEntries(
      Object.entries(shell.provides).map(([key, { version: of, files }]) => [
        key,
        { version: of, isLazy: files.length > 0, isOnServer: onServer.has(key) },
      ]),
    ),
    types: shell.types,
    slots: shell.slots,
    menus: offers.menus,
    reserved: offers.reserved,
    state: shell.state,
    remotes: Object.fromEntries(
      packages.flatMap(([name, { kind, live }]) => {
        if (kind === 'host' || releases[name] === undefined) return [];
        const { manifest } = openRelease(name, live.contentHash, releases[name]);
        return manifest ? [[name, neighbourOf(manifest)]] : [];
      }),
    ),
    budgets: { entry: BUDGETS.entry, page: BUDGETS.page, total: BUDGETS.total },
  } as const;
  const hash = createHash('sha256').update(canonicalJson(contract)).digest('hex').slice(0, 32);
  return { sequence: document.sequence, hash, ...contract };
}

function openRelease(name: string, contentHash: string, raw: unknown): Release {
  if (raw === undefined || contentHashOf(raw) !== contentHash)
    throw new Error(`the release of ${name} is not the one that the registry names`);
  const release = releaseSchema.parse(raw);
  if (release.name !== name) throw new Error(`the release of ${name} is one of ${release.name}`);
  return release;
}

function fetchedFiles({ name, files }: Release, base: string) {
  return (path: string) => {
    const file = files.find((listed) => listed.path === path);
    if (!file) throw new Error(`${name} offers ${path}, which is not among its files`);
    return { url: base + path, integrity: file.integrity, bytes: file.bytes };
  };
}

function neighbourOf({ pages, redirects, state }: RemoteManifest) {
  return {
    pages: pages.map(({ path, access }) => ({ path, access })),
    redirects: redirects.map(({ path }) => ({ path })),
    state,
  };
}
