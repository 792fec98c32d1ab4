import type { RenderedPage, RenderOrder } from '@plumbline/shared-schema/rendering';
import { inTurn } from './in-turn';
import type { ProcessUse } from './process-use';
import { RenderFailure, startRenderer } from './renderer-process';
import type { RendererProcess, RenderMeans } from './renderer-process';

/** Milliseconds after which a process that still renders a page is ended. */
const HARD_DEADLINE = 1000;
/** Deadlines more for a process that has hardly had a processor by then: another one would get no more of it. */
const BUSY_FACTOR = 4;
/** Of the time that passed: less is hardly any. */
const HARDLY = 0.5;
/** Looks at a process that is late, and how far apart: one that waits for its turn is awake at one of them. */
const LOOKS = 5;
const LOOK_MS = 20;
/** A process is slower until it has rendered its first page. */
export const COLD_FACTOR = 5;
/** Pages that may wait for their turn; beyond that visitors get the page as it was before. */
const MOST_WAITING = 8;
const WARM_UP = { url: '/', language: 'en' } as const;

type Fleet = { set: string; take: () => RendererProcess; end: () => void };

/** Renders pages one at a time, in a process that is replaced at once by a warmed spare when it fails. */
export function createRenderers(hardDeadline = HARD_DEADLINE) {
  let fleet: Fleet | undefined;
  const renderInTurn = inTurn(renderNow);
  let waiting = 0;
  let isEnded = false;

  function fleetFor(means: RenderMeans): Fleet {
    if (fleet?.set === means.set) return fleet;
    // What remotes share lives in the process: another set gets others.
    fleet?.end();
    fleet = startFleet(means, hardDeadline);
    return fleet;
  }

  async function renderNow(means: RenderMeans, order: RenderOrder): Promise<RenderedPage | null> {
    if (isEnded) throw new RenderFailure('the edge stops');
    const renderer = fleetFor(means).take();
    try {
      return await withDeadline(renderer, order, hardDeadline);
    } catch (error) {
      // Whatever it left behind shall touch no other page.
      renderer.end();
      throw error;
    }
  }

  return {
    isCold: (means: RenderMeans) => !fleetFor(means).take().isWarm(),
    /** Rejects with `RenderFailure`. */
    async render(means: RenderMeans, order: RenderOrder): Promise<RenderedPage | null> {
      if (waiting >= MOST_WAITING) throw new RenderFailure('too many pages wait for their turn');
      waiting += 1;
      return renderInTurn(means, order).finally(() => {
        waiting -= 1;
      });
    },
    end(): void {
      isEnded = true;
      fleet?.end();
      fleet = undefined;
    },
  };
}
function startFleet(means: RenderMeans, hardDeadline: number): Fleet {
  let isEnded = false;
  let active = startRenderer(means);
  let spare: RendererProcess | undefined;

  /** Warmed, so that the page after a failure is no slower than others. */
  function prepareSpare(): void {
    if (isEnded || spare) return;
    const next = startRenderer(means);
    spare = next;
    withDeadline(next, { ...WARM_UP, now: Date.now() }, hardDeadline).catch(() => undefined);
  }

  return {
    set: means.set,
    take() {
      if (active.isOver()) {
        active = spare && !spare.isOver() ? spare : startRenderer(means);
        spare = undefined;
      }
      prepareSpare();
      return active;
    },
    end() {
      isEnded = true;
      active.end();
      spare?.end();
    },
  };
}

async function withDeadline(renderer: RendererProcess, order: RenderOrder, hardDeadline: number) {
  const patience = renderer.isWarm() ? hardDeadline : COLD_FACTOR * hardDeadline;
  const before = renderer.use();
  const running = renderer.render(order);
  const pageWithin = (ms: number) => Promise.race([running, after(ms)]);

  let page = await pageWithin(hardDeadline);
  if (page === LATE) page = await Promise.race([running, refuseIdle(renderer)]);
  if (page === LATE) page = await pageWithin(patience - hardDeadline);
  if (page === LATE && (await isHeldUp(renderer, await before, patience)))
    page = await pageWithin(BUSY_FACTOR * hardDeadline);
  if (page === LATE) return refuse(renderer, `it took longer than ${patience} ms`);
  return page;
}

/** Ends a process that may never come back to itself. */
function refuse(renderer: RendererProcess, reason: string): never {
  renderer.end();
  throw new RenderFailure(reason);
}

/** Rejects for a process that sleeps at every look and waits for nothing from the edge: time is of no use to it. */
async function refuseIdle(renderer: RendererProcess): Promise<typeof LATE> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (renderer.isAsking() || !(await renderer.use())?.isAsleep) return LATE;
    await after(LOOK_MS);
  }
  return refuse(renderer, 'it waited for something that never came');
}

/** Whether it hardly had a processor since `before`. Where the system does not tell, it had. */
async function isHeldUp(renderer: RendererProcess, before: ProcessUse | undefined, patience: number) {
  const use = await renderer.use();
  return before !== undefined && use !== undefined && use.ms - before.ms < HARDLY * patience;
}

const LATE = Symbol('late');

function after(ms: number): Promise<typeof LATE> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(LATE), ms).unref();
  });
}
