import { createHash } from 'node:crypto';
import type { BootDocument, BootRemote, RemoteManifest } from '@plumbline/shared-schema/platform';
import type { LiveRelease, Snapshot } from './snapshot';

/** What the page is told besides the registry. */
export type EdgeSettings = Omit<BootDocument['settings'], 'preview' | 'demoAccounts'> &
  Partial<Pick<BootDocument['settings'], 'demoAccounts'>>;

/** A remote under development: its scripts come from its own server, without integrity. */
export type DevRemote = {
  name: string;
  /** `http://localhost:3002`. */
  origin: string;
  manifest: RemoteManifest;
  labels?: BootRemote['labels'];
};

export type BootOptions = {
  settings: EdgeSettings;
  devRemotes: readonly DevRemote[];
  /** Name of the only remote to show. */
  preview: string | undefined;
};

/** What the shell starts from: the live remotes (or the previewed one), with absolute URLs, and the settings. */
export function bootDocument(
  snapshot: Snapshot,
  { settings, devRemotes, preview }: BootOptions,
): BootDocument {
  const developed = new Set(devRemotes.map(({ name }) => name));
  const remotes = [
    ...snapshot.remotes
      .filter(({ release }) => !developed.has(release.name))
      .flatMap((live) => bootRemote(live, snapshot.host, preview)),
    ...devRemotes.map((remote) => devBootRemote(remote, snapshot)),
  ];
  return {
    sequence: snapshot.sequence,
    set: releaseSet(snapshot),
    shell: { version: snapshot.host.version, contentHash: snapshot.host.contentHash },
    remotes: preview === undefined ? remotes : remotes.filter(({ name }) => name === preview),
    disabled: [],
    link: null,
    notice: null,
    settings: { ...settings, demoAccounts: settings.demoAccounts ?? [], preview: preview ?? null },
  };
}

/** Names exactly these builds: the same for everybody who gets the same. */
export function releaseSet({ host, remotes }: Pick<Snapshot, 'host' | 'remotes'>): string {
  const names = [host, ...remotes].map(({ release, contentHash }) => `${release.name}@${contentHash}`);
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
}

/** URLs of everything the module of an expose needs before it can run, besides its container: own and shared files. */
export function assetUrls(live: LiveRelease, host: LiveRelease, expose: string): string[] {
  const { files, shared } = live.release.exposes[expose] ?? { files: [], shared: [] };
  const own = files.filter((file) => file !== live.release.entry).map((file) => live.base + file);
  const provided = shared
    .flatMap((key) => host.release.provides[key]?.files ?? [])
    .map((file) => host.base + file);
  return [...new Set([...own, ...provided])];
}

/** URL → integrity of the scripts and styles of a release. */
export function scriptIntegrities({ base, release }: LiveRelease): Record<string, string> {
  const scripts = release.files.filter(({ path }) => /\.(js|css)$/.test(path));
  return Object.fromEntries(scripts.map(({ path, integrity }) => [base + path, integrity]));
}

function bootRemote(live: LiveRelease, host: LiveRelease, preview: string | undefined): BootRemote[] {
  const { release, version, base } = live;
  if (!release.manifest) return [];
  const exposes = Object.keys(release.exposes);
  return [
    {
      name: release.name,
      owner: release.owner,
      version,
      source: preview === undefined ? 'live' : 'preview',
      entry: base + release.entry,
      integrity: scriptIntegrities(live)[base + release.entry],
      manifest: release.manifest,
      labels: release.labels,
      assets: Object.fromEntries(exposes.map((expose) => [expose, assetUrls(live, host, expose)])),
    },
  ];
}

function devBootRemote({ name, origin, manifest, labels }: DevRemote, snapshot: Snapshot): BootRemote {
  const published = snapshot.remotes.find(({ release }) => release.name === name);
  return {
    name,
    owner: manifest.owner,
    version: 'dev',
    source: 'dev',
    entry: `${origin}/remoteEntry.js`,
    manifest,
    labels: labels ?? published?.release.labels ?? { en: {}, fr: {} },
    assets: {},
  };
}
