import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release, RemoteManifest } from '@plumbline/shared-schema/platform';
import { publish } from '../publishing/publish';
import type { RegistryContext } from '../publishing/registry-context';
import { integrityOf } from '../release/content-hash';
import { generateSigningKey, readPublicKeys } from '../key-folder';
import { folderStore } from '../store/folder-store';

type Overrides = Partial<Omit<Release, 'files' | 'manifest'>> & {
  manifest?: Partial<RemoteManifest>;
  /** Path → text, beside or instead of the usual files. */
  files?: Record<string, string>;
};

/** A registry in a temporary folder, with a key; `dist(…)` writes builds into it. */
export async function aRegistry() {
  const root = await mkdtemp(path.join(tmpdir(), 'plumbline-registry-'));
  const storeDir = path.join(root, 'store');
  const keyDir = path.join(root, 'keys');
  const signingKey = await generateSigningKey(keyDir);
  const context: RegistryContext = {
    store: folderStore(storeDir),
    signingKeys: [signingKey],
    publicKeys: await readPublicKeys(keyDir),
    who: 'a tester',
  };
  let built = 0;
  const dist = (release: BuildParts) =>
    writeDist(path.join(root, `build-${(built += 1)}`, release.description.name, 'dist'), release);
  return {
    root,
    storeDir,
    keyDir,
    context,
    dist,
    publish: async (...releases: BuildParts[]) => publish(context, await Promise.all(releases.map(dist))),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

type BuildParts = { description: Omit<Release, 'files'>; files: Record<string, string> };

const HOST_HTML =
  '<!doctype html><html lang="en"><head><!--plumbline:head--><link rel="icon" href="favicon.svg"><style id="look"> </style>' +
  '<script defer src="main.js"></script></head><body><div id="root"></div></body></html>';

/** What the shell says of its map, and remotes of their use of it. */
export const MAP_TYPES = { '@plumbline/shared-ui/MapView': { MapView: ['places'] } };

/** A build of the shell that provides React and, lazily, a map. */
export function aHost({ files, manifest: _manifest, ...overrides }: Overrides = {}): BuildParts {
  return {
    files: {
      'index.html': HOST_HTML,
      'main.js': `${'console.log("main");'.repeat(60)}`,
      'map.js': 'map',
      'favicon.svg': '<svg/>',
      ...files,
    },
    description: {
      ...described('shell', 'host'),
      entry: 'index.html',
      provides: {
        react: { version: '19.3.1', files: [] },
        '@plumbline/shared-ui/MapView': { version: '0.1.0', files: ['map.js'] },
      },
      types: MAP_TYPES,
      slots: { 'header.search/v1': [], 'header.bell/v1': [] },
      state: { reducers: ['session', 'api'], endpoints: ['getJob'] },
      ...overrides,
    },
  };
}

const NEEDS = { react: '^19.3.1' };

/** As the builder writes into a container which versions it asks for. */
export function containerAsking(needs: Readonly<Record<string, string>>): string {
  const consumed = Object.entries(needs).map(
    ([key, range], index) =>
      `${index}:{shareScope:["default"],singleton:!0,requiredVersion:"${range}",strictVersion:!0,eager:!1,layer:void 0,shareKey:"${key}"}`,
  );
  return (
    'var a_remote=(()=>{var b=()=>{};b.consumesLoadingData={},' +
    `b.consumesLoadingData.moduleIdToConsumeDataMapping={${consumed.join(',')}};` +
    'return{get:()=>Promise.resolve(()=>({})),init(){}}})();'
  );
}

/** A build of a remote with one public page, `/<name>`, that uses the map. */
export function aRemote(name: string, { files, manifest, ...overrides }: Overrides = {}): BuildParts {
  const namespace = name.replace('mf-', '');
  const title = `${namespace}:title`;
  return {
    files: {
      'remoteEntry.js': `// container of ${name}\n${containerAsking(overrides.needs ?? NEEDS)}`,
      'page.js': `page of ${name}`,
      'en.js': 'en',
      'fr.js': 'fr',
      ...files,
    },
    description: {
      ...described(name, 'remote'),
      entry: 'remoteEntry.js',
      exposes: {
        './home': { files: ['page.js'], shared: ['@plumbline/shared-ui/MapView'] },
        './locale-en': { files: ['en.js'], shared: [] },
        './locale-fr': { files: ['fr.js'], shared: [] },
      },
      needs: NEEDS,
      types: MAP_TYPES,
      labels: { en: { [title]: 'Title' }, fr: { [title]: 'Titre' } },
      manifest: {
        name,
        owner: 'A team',
        pages: [{ path: `/${namespace}`, expose: './home', access: 'public', title, chrome: 'full' }],
        nav: [],
        slots: [],
        redirects: [],
        state: { endpoints: [], reducers: [] },
        ...manifest,
      },
      ...overrides,
    },
  };
}

/** A public page of `mf-jobs` at some path. */
export function aPage(path: string, expose = './home'): RemoteManifest['pages'][number] {
  return { path, expose, access: 'public', title: 'jobs:title', chrome: 'full' };
}

/** Text that gzip hardly compresses: about its length. */
export function noise(length: number): string {
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  return Array.from({ length: length * 1.4 }, () => String.fromCharCode(33 + (next() % 90))).join('');
}

function described(name: string, kind: Release['kind']): Omit<Release, 'files' | 'entry'> {
  return {
    name,
    kind,
    owner: 'A team',
    version: '1.0.0',
    commit: 'abc1234',
    builtAt: '2026-01-02T03:04:05.000Z',
    exposes: {},
    needs: {},
    provides: {},
    labels: { en: {}, fr: {} },
    bundled: [],
    server: {},
    typesDigest: 'none',
    types: {},
    slots: {},
    modules: [],
    state: { endpoints: [], reducers: [] },
    isDirty: false,
  };
}

async function writeDist(folder: string, { description, files }: BuildParts): Promise<string> {
  const listed = Object.entries(files).map(([file, text]) => {
    const bytes = Buffer.from(text);
    return {
      path: file,
      integrity: integrityOf(bytes),
      bytes: bytes.length,
      gzipBytes: gzipSync(bytes, { level: 9 }).length,
    };
  });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...description, files: listed }));
  return folder;
}
