import type { RenderedPage, RenderOrder } from '@plumbline/shared-schema/rendering';
import { inTurn } from './in-turn';
import { renderWithin } from './render-within';
import { RenderFailure, startRenderer } from './renderer-process';
import type { RendererProcess, RenderMeans } from './renderer-process';

/** Milliseconds after which a process that still renders a page is ended. */
const HARD_DEADLINE = 1000;
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
      return await renderWithin(renderer, order, hardDeadline);
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
    renderWithin(next, { ...WARM_UP, now: Date.now() }, hardDeadline).catch(() => undefined);
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
