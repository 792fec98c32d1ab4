import type { FastifyRequest } from 'fastify';
import type { ArtifactRef } from '../../store/artifact-store';
import type { ArtifactFile } from '../artifact-files';
import { bootDocument } from '../boot-document';
import type { EdgeSettings } from '../boot-document';
import type { Log } from '../log';
import { candidatesFor, withoutSession } from '../page-candidates';
import { isTrial, releaseSet } from '../site-view';
import type { SiteView } from '../site-view';
import type { LiveRelease } from '../snapshot';
import { createRenderedPages } from './rendered-pages';
import type { Asked, NotRendered, PageFailure } from './failed-pages';
import type { Rendered } from './kept-pages';
import type { AskApi, RenderMeans } from './renderer-process';
import { sourceOfHalf } from './half-source';
import { hasSessionHint, languageOf } from './visitor';

export type { NotRendered, PageFailure } from './failed-pages';
export type { Rendered } from './kept-pages';
export type { ApiAnswer, AskApi } from './renderer-process';

const HOST = './host';
const MOST_URL = 500;
/** Of an address that no remote declares. */
const ANY_PATH = '/*';
/** Sets with their means: a live one and some canaries. */
const MOST_MEANS = 8;
/** What is rendered first of a set that is to become live. */
const FIRST = [
  { url: '/', language: 'en' },
  { url: '/', language: 'fr' },
] as const;

type Options = {
  files: (ref: ArtifactRef, path: string) => Promise<ArtifactFile | undefined>;
  settings: EdgeSettings;
  /** Name of the only remote to show. */
  preview: string | undefined;
  ask: AskApi;
  log: Log;
  onFailed?: ((failure: PageFailure) => void) | undefined;
};

export type Rendering = {
  /** The page for a visitor without a session, where it could be rendered in time. */
  pageFor: (request: FastifyRequest, view: SiteView) => Promise<Rendered | undefined>;
  /** Prepares to render a view that is to become live, and its first pages. Never rejects. */
  warm: (view: SiteView) => Promise<void>;
  /** Forgets pages whose address is meant: what they show was changed. */
  forget: (isMeant: (url: string) => boolean) => void;
  failures: () => readonly NotRendered[];
  /** Pages that went out without content because no renderer was free. */
  untried: () => number;
  end: () => void;
};

/** Renders pages of the live site in processes of their own. */
export function createRendering({ files, settings, preview, ask, log, onFailed }: Options): Rendering {
  const pages = createRenderedPages({ log, onFailed: onFailed ?? (() => undefined) });
  const known = new Map<string, RenderMeans>();

  /** The file as it was published, with the addresses of its pictures. */
  async function sourceOf(live: LiveRelease | undefined, expose: string): Promise<string | undefined> {
    const path = live?.release.server[expose];
    if (!live || path === undefined) return undefined;
    const { name } = live.release;
    const file = await files({ name, contentHash: live.contentHash }, path);
    return file && sourceOfHalf(file.identity, name, live.base);
  }

  function newMeans(view: SiteView): RenderMeans {
    return {
      set: releaseSet(view),
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
  }

  function meansFor(view: SiteView): RenderMeans {
    const key = `${releaseSet(view)} ${isTrial(view)}`;
    const means = known.get(key) ?? newMeans(view);
    known.delete(key);
    known.set(key, means);
    const [oldest] = known.keys();
    if (known.size > MOST_MEANS && oldest !== undefined) known.delete(oldest);
    return means;
  }

  /** Undefined for an address that shows no page to a visitor without a session. */
  function askFor(view: SiteView, { url, language }: Pick<Asked, 'url' | 'language'>): Asked | undefined {
    // A shell of before has no half for renderers.
    if (view.host.release.server[HOST] === undefined) return undefined;
    const [path = '/'] = url.split('?');
    const manifests = view.remotes.flatMap(({ release }) => release.manifest ?? []);
    const candidates = candidatesFor(path, manifests);
    const [shown] = withoutSession(candidates);
    // What the shell of a preview has besides loads later than the page.
    const isKnownElsewhere = candidates.length > 0 || preview !== undefined;
    if (isKnownElsewhere && !shown) return undefined;
    return {
      means: meansFor(view),
      kind: isTrial(view) ? 'trial' : 'live',
      url,
      language,
      path: shown?.path ?? ANY_PATH,
      remote: shown?.remote,
      expose: shown?.expose,
    };
  }

  return {
    async pageFor(request, view) {
      if (hasSessionHint(request) || request.url.length > MOST_URL) return undefined;
      const asked = askFor(view, { url: request.url, language: languageOf(request) });
      return asked && pages.take(asked);
    },
    async warm(view) {
      const asked = FIRST.flatMap((page) => askFor(view, page) ?? []);
      const [first] = asked;
      if (!first) return;
      await pages.warm(first.means);
      await Promise.all(asked.map((page) => pages.take(page)));
    },
    forget: pages.forget,
    failures: pages.failures,
    untried: pages.untried,
    end: pages.end,
  };
}
