import type { BootDocument, Release } from '@plumbline/shared-schema/platform';
import { sourceOfHalf } from '../edge/rendering/half-source';
import { startRenderer } from '../edge/rendering/renderer-process';
import type { AskApi, RendererProcess, RenderMeans } from '../edge/rendering/renderer-process';
import { baseOf } from '../edge/snapshot';
import type { Refusal } from '../release/refusal';

/** A build with the files of its server half. */
export type HalfBuild = {
  release: Release;
  version: string;
  contentHash: string;
  read: (path: string) => Promise<Buffer | undefined>;
};

const LANGUAGES = ['en', 'fr'] as const;
const ANONYMOUS = ['public', 'signedOut'];
const DEADLINE_MS = 10_000;
/** In place of each parameter of an address. */
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
 */
export async function checkHalves(builds: readonly HalfBuild[]): Promise<Refusal[]> {
  const host = builds.find(({ release }) => release.kind === 'host');
  if (host?.release.server['./host'] === undefined) return [];
  const means = meansOf(host, builds);
  const refusals: Refusal[] = [];
  let renderer = startRenderer(means);
  for (const { build, page } of builds.flatMap(publicPages)) {
    for (const language of LANGUAGES) {
      const problem = await render(renderer, page.path.replaceAll(/:\w+/g, SOME_ID), language);
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

function publicPages(build: HalfBuild) {
  if (Object.keys(build.release.server).length === 0) return [];
  const pages = build.release.manifest?.pages ?? [];
  return pages.filter(({ access }) => ANONYMOUS.includes(access)).map((page) => ({ build, page }));
}

/** Why a page cannot be rendered. */
async function render(
  renderer: RendererProcess,
  url: string,
  language: 'en' | 'fr',
): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const expiry = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`it took longer than ${DEADLINE_MS} ms`), DEADLINE_MS);
  });
  const outcome = renderer.render({ url, language, now: Date.now() }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  try {
    return await Promise.race([outcome, expiry]);
  } finally {
    clearTimeout(timer);
  }
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
    rule: 'server-half',
    package: release.name,
    version,
    where: `server["${page.expose}"], ${page.path}`,
    problem,
    wayOut:
      'make the page render without a browser: no document, window or storage while it is evaluated or rendered',
  };
}
