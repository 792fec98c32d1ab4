import type { BootDocument, Release } from '@plumbline/shared-schema/platform';
import { sourceOfHalf } from '../edge/rendering/half-source';
import { startRenderer } from '../edge/rendering/renderer-process';
import type { AskApi, RenderMeans } from '../edge/rendering/renderer-process';
import { renderWithin } from '../edge/rendering/render-within';
import { baseOf } from '../release/build-address';
import type { Refusal } from '../release/refusal';

/** A build with the files of its server half. */
export type HalfBuild = {
  release: Release;
  version: string;
  contentHash: string;
  read: (path: string) => Promise<Buffer | undefined>;
};

/** The rule of these refusals. */
export const SERVER_HALF = 'server-half';

const LANGUAGES = ['en', 'fr'] as const;
const ANONYMOUS = ['public', 'signedOut'];
/** Nobody waits for the page, and the machine may be busy with a build. */
const DEADLINE_MS = 10_000;
/** Stands in place of each parameter of an address. */
const SOME_ID = '00000000-0000-4000-8000-000000000000';

/** Nothing exists: pages show what they say then, and every page runs without a database. */
const askNobody: AskApi = () =>
  Promise.resolve({
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ success: false, code: 'NOT_FOUND', message: 'Not found' }),
  });

/**
 * Renders each page that visitors without a session may open as the edge does, in both languages, with an API that has
 * nothing. Empty: all of them are rendered. A remote without any half is left alone: its pages go out without content.
 * `names`: the packages whose pages are rendered, beside the others.
 */
export async function checkHalves(
  builds: readonly HalfBuild[],
  names: ReadonlySet<string> = new Set(builds.map(({ release }) => release.name)),
): Promise<Refusal[]> {
  const host = builds.find(({ release }) => release.kind === 'host');
  if (host?.release.server['./host'] === undefined) return [];
  const pages = builds.filter(({ release }) => names.has(release.name)).flatMap(publicPages);
  if (pages.length === 0) return [];
  // Neither a renderer nor its deadline keeps a process alive.
  const alive = setInterval(() => undefined, DEADLINE_MS);
  try {
    return await refusalsOf(pages, meansOf(host, builds));
  } finally {
    clearInterval(alive);
  }
}

async function refusalsOf(pages: ReturnType<typeof publicPages>, means: RenderMeans): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  let renderer = startRenderer(means);
  for (const { build, page } of pages) {
    for (const language of LANGUAGES) {
      const order = { url: page.path.replaceAll(/:\w+/g, SOME_ID), language, now: Date.now() };
      const problem = await problemOf(renderWithin(renderer, { order }, DEADLINE_MS));
      if (problem === undefined) continue;
      refusals.push(refusalOf(build, page, `${language}: ${problem}`));
      // What it left behind shall touch no other page.
      renderer.end();
      renderer = startRenderer(means);
    }
  }
  renderer.end();
  return refusals;
}

function problemOf(rendering: Promise<unknown>): Promise<string | undefined> {
  return rendering.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

function publicPages(build: HalfBuild) {
  if (Object.keys(build.release.server).length === 0) return [];
  const pages = build.release.manifest?.pages ?? [];
  return pages.filter(({ access }) => ANONYMOUS.includes(access)).map((page) => ({ build, page }));
}

function meansOf(host: HalfBuild, builds: readonly HalfBuild[]): RenderMeans {
  const sourceOf = async (build: HalfBuild | undefined, expose: string) => {
    const path = build?.release.server[expose];
    const bytes = path === undefined ? undefined : await build?.read(path);
    return (
      build && bytes && sourceOfHalf(bytes, build.release.name, baseOf(build.release.name, build.contentHash))
    );
  };
  return {
    set: 'verified',
    boot: bootOf(host, builds),
    hostSource: async () =>
      (await sourceOf(host, './host')) ?? Promise.reject(new Error('the shell has no server half')),
    moduleSource: (remote, expose) =>
      sourceOf(
        builds.find(({ release }) => release.name === remote),
        expose,
      ),
    ask: askNobody,
  };
}

function bootOf(host: HalfBuild, builds: readonly HalfBuild[]): BootDocument {
  return {
    sequence: 0,
    set: 'verified',
    shell: { version: host.version, contentHash: host.contentHash },
    remotes: builds.flatMap(({ release, version, contentHash }) =>
      release.manifest
        ? [
            {
              name: release.name,
              owner: release.owner,
              version,
              source: 'live' as const,
              entry: baseOf(release.name, contentHash) + release.entry,
              manifest: release.manifest,
              labels: release.labels,
              assets: {},
            },
          ]
        : [],
    ),
    disabled: [],
    link: null,
    notice: null,
    withheld: [],
    isSafeStart: false,
    settings: {
      apiUrl: '/api/v1',
      tileUrl: null,
      profile: 'demo',
      showClaims: false,
      demoAccounts: [],
      preview: null,
    },
  };
}

function refusalOf(
  { release, version }: HalfBuild,
  page: { path: string; expose: string },
  problem: string,
): Refusal {
  return {
    rule: SERVER_HALF,
    package: release.name,
    version,
    where: `server["${page.expose}"], ${page.path}`,
    problem,
    wayOut:
      'make the page render without a browser: no document, window or storage while it is evaluated or rendered',
  };
}
