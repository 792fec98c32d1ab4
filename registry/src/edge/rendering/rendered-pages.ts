import type { Log } from '../log';
import { createFailedPages, keyOf } from './failed-pages';
import type { PageRequest, PageFailure } from './failed-pages';
import { createKeptPages } from './kept-pages';
import type { PageRendering } from './kept-pages';
import { createRenderers } from './renderers';
import { NotNow } from './render-job';
import type { AroundRendering, RenderFailure } from './render-job';

/** Milliseconds that a visitor waits for a page to be rendered: with what it takes to send it without, 300. */
const SOFT_DEADLINE = 260;
const FRESH_MS = 30_000;
/** How long an older page is sent while it is rendered again, where nothing else is said. */
const KEEP_MS = 300_000;
/** How often the log says that pages were not tried. */
const SAY_EVERY_MS = 60_000;

type Options = {
  log: Log;
  onFailed: (failure: PageFailure) => void;
  mayRender: (visitor: string | undefined) => boolean;
  keepMs: number | undefined;
  around: AroundRendering;
};

/** Rendered pages by release set, address and language. Whoever asks for one that is under way waits for the same. */
export function createRenderedPages({ log, onFailed, mayRender, keepMs = KEEP_MS, around }: Options) {
  const renderers = createRenderers();
  const pages = createKeptPages();
  const failures = createFailedPages({ log, onFailed });
  const untried = countUntried(log);
  const underWay = new Map<string, { url: string; running: Promise<PageRendering | undefined> }>();
  /** Orders whose page shows what was changed meanwhile. */
  const outdated = new Set<string>();

  async function renderNew(key: string, asked: PageRequest): Promise<PageRendering | undefined> {
    const { means, kind, url, language, visitor } = asked;
    const order = { url, language, now: Date.now() };
    const onLeftWork = (failure: RenderFailure) => failures.failed(asked, failure);
    try {
      const page = await around(() => renderers.render(means, kind, { order, visitor, onLeftWork }));
      failures.rendered(asked);
      if (page) return outdated.has(key) ? { page, order } : pages.keep(key, { page, order });
      failures.empty(asked);
    } catch (error) {
      // Nobody's fault.
      if (error instanceof NotNow) untried.count();
      else failures.failed(asked, error);
    }
    return undefined;
  }

  function start(key: string, asked: PageRequest): Promise<PageRendering | undefined> {
    const known = underWay.get(key);
    if (known) return known.running;
    const running = renderNew(key, asked).finally(() => {
      underWay.delete(key);
      outdated.delete(key);
    });
    underWay.set(key, { url: asked.url, running });
    return running;
  }

  /** Whether it is rendered now. Without a warm process, or beyond its visitor's limit, the answer goes out at once. */
  function isTimely(asked: PageRequest): boolean {
    if (failures.isPaused(asked)) return false;
    if (renderers.isReady(asked.means, asked.kind) && mayRender(asked.visitor)) return true;
    untried.count();
    return false;
  }

  return {
    /** Undefined where the page could not be rendered, or not in time. Never rejects. */
    async take(asked: PageRequest): Promise<PageRendering | undefined> {
      const key = keyOf(asked);
      const known = pages.get(key);
      const age = known ? Date.now() - known.order.now : Infinity;
      if (age < FRESH_MS) return known;
      const shown = age < keepMs ? known : undefined;
      // One that is kept is made anew for everybody.
      const order = { ...asked, visitor: shown ? undefined : asked.visitor };
      if (!underWay.has(key) && !isTimely(order)) return shown;
      const running = start(key, order);
      return shown ?? Promise.race([running, after(SOFT_DEADLINE)]);
    },
    warm: renderers.warm,
    /** Forgets pages by their address: what they show was changed. */
    forget(isMeant: (url: string) => boolean): void {
      pages.forget(isMeant);
      for (const [key, { url }] of underWay) if (isMeant(url)) outdated.add(key);
    },
    failures: failures.told,
    untried: untried.total,
    end: () => renderers.end(),
  };
}

/** Counts pages that went out without content because no renderer was free, or their visitor asked for too many. */
function countUntried(log: Log) {
  let total = 0;
  let saidAt = -Infinity;
  let said = 0;

  return {
    total: () => total,
    count(): void {
      total += 1;
      if (Date.now() - saidAt < SAY_EVERY_MS) return;
      log.warn(
        { pages: total - said },
        'no renderer was free, or too many were asked for: sent for the browser to render',
      );
      saidAt = Date.now();
      said = total;
    },
  };
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
}
