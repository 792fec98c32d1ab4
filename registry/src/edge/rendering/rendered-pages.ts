import type { Log } from '../log';
import { createFailedPages } from './failed-pages';
import type { Asked } from './failed-pages';
import { createKeptPages } from './kept-pages';
import type { Rendered } from './kept-pages';
import { COLD_FACTOR } from './render-within';
import { createRenderers } from './renderers';

/** Milliseconds that a visitor waits for a page to be rendered: with what it takes to send it without, 300. */
const SOFT_DEADLINE = 260;
const FRESH_MS = 30_000;
/** How long an older page is sent while it is rendered again. */
const STALE_MS = 300_000;

/** Rendered pages by release set, address and language. Whoever asks for one that is under way waits for the same. */
export function createRenderedPages(log: Log) {
  const renderers = createRenderers();
  const pages = createKeptPages();
  const failures = createFailedPages(log);
  const underWay = new Map<string, Promise<Rendered | undefined>>();

  async function renderNew(key: string, asked: Asked): Promise<Rendered | undefined> {
    const { means, url, language } = asked;
    const order = { url, language, now: Date.now() };
    try {
      const page = await renderers.render(means, order);
      if (page) return pages.keep(key, { page, order });
      failures.pause(key);
    } catch (error) {
      failures.failed(key, asked, error);
    }
    return undefined;
  }

  function start(key: string, asked: Asked): Promise<Rendered | undefined> {
    const running = underWay.get(key) ?? renderNew(key, asked).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  }

  async function inTime(running: Promise<Rendered | undefined>, { means }: Asked) {
    const patience = SOFT_DEADLINE * (renderers.isCold(means) ? COLD_FACTOR : 1);
    return Promise.race([running, after(patience)]);
  }

  return {
    /** Undefined where the page could not be rendered, or not in time. Never rejects. */
    async take(asked: Asked): Promise<Rendered | undefined> {
      const key = `${asked.means.set} ${asked.language} ${asked.url}`;
      const known = pages.get(key);
      const age = known ? Date.now() - known.order.now : Infinity;
      if (age < FRESH_MS) return known;
      const shown = age < STALE_MS ? known : undefined;
      if (failures.isPaused(key)) return shown;
      const running = start(key, asked);
      return shown ?? inTime(running, asked);
    },
    failures: failures.told,
    end: () => renderers.end(),
  };
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms).unref();
  });
}
