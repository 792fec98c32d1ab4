import type { BootDocument, BootRemote, DisabledRemote } from '@plumbline/shared-schema/platform';
import { loaderExpose } from '@plumbline/shared-schema/remote-names';
import { releaseSet } from './site-view';
import type { ShownElsewhere, ShownRelease, SiteView } from './site-view';
import type { LiveRelease } from './snapshot';

/** Settings of the page that do not come from the registry. */
export type EdgeSettings = Omit<BootDocument['settings'], 'preview' | 'demoAccounts'> &
  Partial<Pick<BootDocument['settings'], 'demoAccounts'>>;

export type BootOptions = {
  settings: EdgeSettings;
  /** Name of the only remote to show. */
  preview: string | undefined;
  /** Stands before the addresses of published files where they have an origin of their own. */
  assetsUrl?: string | undefined;
};

/** What the shell starts from: what this visitor gets, with absolute URLs, and the settings. */
export function bootDocument(
  view: SiteView,
  { settings, preview, assetsUrl = '' }: BootOptions,
): BootDocument {
  return {
    sequence: view.snapshot.sequence,
    set: releaseSet(view),
    shell: { version: view.host.version, contentHash: view.host.contentHash },
    remotes: [
      ...view.remotes.flatMap((shown) => bootRemote(shown, assetsUrl)),
      ...view.elsewhere.map(remoteElsewhere),
    ],
    disabled: view.disabled.flatMap(disabledRemote),
    link: view.link,
    notice: view.notice,
    withheld: view.withheld,
    isSafeStart: view.isSafeStart,
    settings: { ...settings, demoAccounts: settings.demoAccounts ?? [], preview: preview ?? null },
  };
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
export function scriptIntegrities({
  base,
  release,
}: Pick<LiveRelease, 'base' | 'release'>): Record<string, string> {
  const scripts = release.files.filter(({ path }) => /\.(js|css)$/.test(path));
  return Object.fromEntries(scripts.map(({ path, integrity }) => [base + path, integrity]));
}

/** What a page is told of a published remote; nothing of the shell. */
export function bootRemote(
  shown: Pick<ShownRelease, 'release' | 'version' | 'base' | 'source'>,
  assetsUrl: string,
): BootRemote[] {
  const { release, version, base, source } = shown;
  if (!release.manifest) return [];
  return [
    {
      name: release.name,
      owner: release.owner,
      version,
      source,
      entry: assetsUrl + base + release.entry,
      integrity: scriptIntegrities(shown)[base + release.entry],
      manifest: release.manifest,
      labels: release.labels,
      assets: loadersOf(shown),
    },
  ];
}

/** Which pages have a loader. Their files are found by the container. */
function loadersOf({
  release: { exposes, manifest },
}: Pick<LiveRelease, 'release'>): Record<string, string[]> {
  const loaders = manifest?.pages.map(({ expose }) => loaderExpose(expose)) ?? [];
  return Object.fromEntries(loaders.filter((loader) => exposes[loader]).map((loader) => [loader, []]));
}

function remoteElsewhere({ name, origin, manifest, labels, source }: ShownElsewhere): BootRemote {
  return {
    name,
    owner: manifest.owner,
    version: source === 'dev' ? 'dev' : new URL(origin).host,
    source,
    entry: `${origin}/remoteEntry.js`,
    manifest,
    labels,
    assets: {},
  };
}

function disabledRemote({ release: { name, owner, manifest } }: LiveRelease): DisabledRemote[] {
  return manifest
    ? [{ name, owner, pages: manifest.pages.map(({ path, access }) => ({ path, access })) }]
    : [];
}
