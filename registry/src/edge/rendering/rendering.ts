import type { FastifyRequest } from 'fastify';
import type { Log } from '../log';
import { candidatesFor, withoutSession } from '../page-candidates';
import { isTrial } from '../site-view';
import type { SiteView } from '../site-view';
import { createRenderedPages } from './rendered-pages';
import type { PageRequest, NotRendered, PageFailure } from './failed-pages';
import type { PageRendering } from './kept-pages';
import type { AroundRendering } from './render-job';
import { createMeans, HOST } from './render-means';
import type { MeansOptions } from './render-means';
import { hasSessionHint, languageOf } from './visitor';

export type { NotRendered, PageFailure } from './failed-pages';
export type { PageRendering } from './kept-pages';
export type { AroundRendering } from './render-job';
export type { ApiAnswer, AskApi } from './renderer-process';

const MOST_URL = 500;
/** The path of an address that no remote declares. */
const ANY_PATH = '/*';
/** What is rendered first of a set that is to become live. */
const FIRST = [
  { url: '/', language: 'en' },
  { url: '/', language: 'fr' },
] as const;

type Options = MeansOptions & {
  log: Log;
  onFailed?: ((failure: PageFailure) => void) | undefined;
  /** Counts a page that is rendered for the visitor of this address. */
  mayRender?: ((address: string) => boolean) | undefined;
  /** How long a page is sent while it is rendered again. */
  keepMs?: number | undefined;
  around?: AroundRendering | undefined;
};

export type Rendering = {
  /** The page for a visitor without a session, where it could be rendered in time. */
  pageFor: (request: FastifyRequest, view: SiteView) => Promise<PageRendering | undefined>;
  /** Prepares to render a view that is to become live, and its first pages. Never rejects. */
  warm: (view: SiteView) => Promise<void>;
  /** Forgets pages whose address is meant: what they show was changed. */
  forget: (isMeant: (url: string) => boolean) => void;
  failures: () => readonly NotRendered[];
  /** Pages that went out without content because no renderer was free, or a network asked for too many. */
  untried: () => number;
  end: () => void;
};

/** Renders pages of the live site in processes of their own. */
export function createRendering({
  log,
  onFailed,
  mayRender,
  keepMs,
  around = (work) => work(),
  ...options
}: Options): Rendering {
  const pages = createRenderedPages({
    log,
    onFailed: onFailed ?? (() => undefined),
    mayRender: (visitor) => visitor === undefined || !mayRender || mayRender(visitor),
    keepMs,
    around,
  });
  const meansFor = createMeans(options);
  const { preview } = options;

  /** Undefined for an address that shows no page to a visitor without a session. */
  function askFor(
    view: SiteView,
    { url, language }: Pick<PageRequest, 'url' | 'language'>,
  ): PageRequest | undefined {
    // A shell of before has no half for renderers.
    if (view.host.release.server[HOST] === undefined) return undefined;
    const [path = '/'] = url.split('?');
    const manifests = view.remotes.flatMap(({ release }) => release.manifest ?? []);
    const candidates = candidatesFor(path, manifests);
    const [shown] = withoutSession(candidates);
    // What the shell of a preview has besides loads later than the page.
    const isKnownElsewhere = candidates.length > 0 || preview !== undefined;
    if (isKnownElsewhere && !shown) return undefined;
    const page = { path: ANY_PATH, ...shown };
    return { ...page, means: meansFor(view), kind: isTrial(view) ? 'trial' : 'live', url, language };
  }

  return {
    async pageFor(request, view) {
      if (hasSessionHint(request) || request.url.length > MOST_URL) return undefined;
      const asked = askFor(view, { url: request.url, language: languageOf(request) });
      return asked && pages.take({ ...asked, visitor: request.ip });
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
