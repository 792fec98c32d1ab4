import type { RenderedPage, RenderOrder } from '@plumbline/shared-schema/rendering';
import { inTurn } from './in-turn';
import { pauseAfter } from './pause-after';
import { renderWithin } from './render-within';
import { NotNow, startRenderer } from './renderer-process';
import type { RendererProcess, RenderMeans } from './renderer-process';

/** Milliseconds after which a process that still renders a page is ended. */
const HARD_DEADLINE = 1000;
/** The same for the first page of a process, for which nobody waits. */
const WARM_UP_DEADLINE = 10_000;
/** A page of nobody, so that no remote can keep a process from becoming ready. */
const WARM_UP = { url: '/-/warm-up', language: 'en' } as const;
/** Pages that may wait for their turn. Those with a query are endless: they leave room for the others. */
const MOST_WAITING = { plain: 8, query: 4 } as const;

export type Fleet = {
  /** Whether there is a process that has rendered a page; if not, one is prepared, unless that failed a moment ago. */
  isReady: () => boolean;
  /** Resolves once the process that is being prepared is ready, or was given up. */
  warmed: () => Promise<void>;
  /** Rejects with `RenderFailure`, or with `NotNow` before any work is done. */
  render: (order: RenderOrder) => Promise<RenderedPage | null>;
  resize: (size: number) => void;
  /** Ends its processes after the pages that wait. */
  retire: () => void;
  end: () => void;
};

/**
 * The processes of one release set: `size` of them, one at work and the rest in reserve. Pages are rendered one at a
 * time, by processes that are warm. Each time that some are lost in a row, others are prepared later.
 */
export function startFleet(means: RenderMeans, size: number): Fleet {
  let wanted = size;
  let ready: RendererProcess[] = [];
  let starting: RendererProcess | undefined;
  let warming: Promise<void> | undefined;
  let losses = 0;
  let restsUntil = 0;
  let waiting = 0;
  let isRetired = false;
  let isEnded = false;

  function noteLoss(): void {
    losses += 1;
    restsUntil = Date.now() + pauseAfter(losses);
  }

  async function prepareOne(): Promise<void> {
    const renderer = startRenderer(means);
    starting = renderer;
    // Whatever comes of the page, it is the process that counts.
    await renderWithin(renderer, { ...WARM_UP, now: Date.now() }, WARM_UP_DEADLINE).catch(() => undefined);
    starting = undefined;
    if (renderer.isOver()) noteLoss();
    else ready.push(renderer);
  }

  function fill(): void {
    const alive = ready.filter((renderer) => !renderer.isOver());
    if (alive.length < ready.length) noteLoss();
    ready = alive;
    if (isEnded || warming || ready.length >= wanted || Date.now() < restsUntil) return;
    warming = prepareOne().finally(() => {
      warming = undefined;
      fill();
    });
  }

  const renderInTurn = inTurn(async (order: RenderOrder) => {
    fill();
    const [renderer] = ready;
    if (!renderer) throw new NotNow('no renderer is warm');
    try {
      const page = await renderWithin(renderer, order, HARD_DEADLINE);
      losses = 0;
      restsUntil = 0;
      return page;
    } catch (error) {
      // Whatever it left behind shall touch no other page.
      renderer.end();
      fill();
      throw error;
    }
  });

  function end(): void {
    isEnded = true;
    for (const renderer of [...ready, ...(starting ? [starting] : [])]) renderer.end();
  }

  fill();
  return {
    isReady() {
      fill();
      return ready.length > 0;
    },
    warmed: () => warming ?? Promise.resolve(),
    async render(order) {
      if (waiting >= MOST_WAITING[order.url.includes('?') ? 'query' : 'plain'])
        throw new NotNow('too many pages wait for their turn');
      waiting += 1;
      return renderInTurn(order).finally(() => {
        waiting -= 1;
        if (isRetired && waiting === 0) end();
      });
    },
    resize(next) {
      wanted = next;
    },
    retire() {
      isRetired = true;
      if (waiting === 0) end();
    },
    end,
  };
}
