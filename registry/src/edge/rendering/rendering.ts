import type { FastifyRequest } from 'fastify';
import type { ArtifactRef } from '../../store/artifact-store';
import type { ArtifactFile } from '../artifact-files';
import { bootDocument } from '../boot-document';
import type { EdgeSettings } from '../boot-document';
import type { Log } from '../log';
import { candidatesFor, withoutSession } from '../page-candidates';
import { releaseSet } from '../site-view';
import type { SiteView } from '../site-view';
import type { LiveRelease } from '../snapshot';
import { createRenderedPages } from './rendered-pages';
import type { NotRendered } from './failed-pages';
import type { Rendered } from './kept-pages';
import type { AskApi, RenderMeans } from './renderer-process';
import { sourceOfHalf } from './half-source';
import { hasSessionHint, languageOf } from './visitor';

export type { NotRendered } from './failed-pages';
export type { Rendered } from './kept-pages';
export type { ApiAnswer, AskApi } from './renderer-process';

const HOST = './host';
const MOST_URL = 500;

type Options = {
  files: (ref: ArtifactRef, path: string) => Promise<ArtifactFile | undefined>;
  settings: EdgeSettings;
  /** Name of the only remote to show. */
  preview: string | undefined;
  ask: AskApi;
  log: Log;
};

export type Rendering = {
  /** The page for a visitor without a session, where it could be rendered in time. */
  pageFor: (request: FastifyRequest, view: SiteView) => Promise<Rendered | undefined>;
  failures: () => readonly NotRendered[];
  end: () => void;
};

/** Renders pages of the live site in processes of their own. */
export function createRendering({ files, settings, preview, ask, log }: Options): Rendering {
  const pages = createRenderedPages(log);
  let means: RenderMeans | undefined;

  /** The file as it was published, with the addresses of its pictures. */
  async function sourceOf(live: LiveRelease | undefined, expose: string): Promise<string | undefined> {
    const path = live?.release.server[expose];
    if (!live || path === undefined) return undefined;
    const { name } = live.release;
    const file = await files({ name, contentHash: live.contentHash }, path);
    return file && sourceOfHalf(file.identity, name, live.base);
  }

  function meansFor(view: SiteView): RenderMeans {
    const set = releaseSet(view);
    if (means?.set === set) return means;
    means = {
      set,
      boot: bootDocument(view, { settings, preview }),
      hostSource: async () =>
        (await sourceOf(view.host, HOST)) ?? Promise.reject(new Error('no server half')),
      moduleSource: (remote, expose) =>
        sourceOf(
          view.remotes.find(({ release }) => release.name === remote),
          expose,
        ),
      ask,
    };
    return means;
  }

  return {
    async pageFor(request, view) {
      // A shell of before has no half for renderers.
      if (view.host.release.server[HOST] === undefined) return undefined;
      if (hasSessionHint(request) || request.url.length > MOST_URL) return undefined;
      const [path = '/'] = request.url.split('?');
      const manifests = view.remotes.flatMap(({ release }) => release.manifest ?? []);
      const candidates = candidatesFor(path, manifests);
      const [shown] = withoutSession(candidates);
      // What the shell of a preview has besides loads later than the page.
      const isKnownElsewhere = candidates.length > 0 || preview !== undefined;
      if (isKnownElsewhere && !shown) return undefined;
      return pages.take({
        means: meansFor(view),
        url: request.url,
        language: languageOf(request),
        remote: shown?.remote,
      });
    },
    failures: pages.failures,
    end: pages.end,
  };
}
