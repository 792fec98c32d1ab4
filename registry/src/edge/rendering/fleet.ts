import type { RenderedPage } from '@plumbline/shared-schema/rendering';
import { inTurn } from './in-turn';
import { renderWithin } from './render-within';
import { NotNow } from './render-job';
import type { RenderJob } from './render-job';
import type { RenderMeans } from './renderer-process';
import { createWarmProcesses } from './warm-processes';

/** Milliseconds after which a process that still renders a page is ended. */
const HARD_DEADLINE = 1000;
/** Pages that may wait for their turn. Those with a query are endless: they leave room for the others. */
const MOST_WAITING = { plain: 8, query: 4 } as const;

export type Fleet = ReturnType<typeof startFleet>;

/** Renders the pages of one release set, one at a time, in processes that are warm: `size` of them. */
export function startFleet(means: RenderMeans, size: number) {
  const processes = createWarmProcesses(means, size);
  let waiting = 0;
  let isRetired = false;

  const renderInTurn = inTurn(async (job: RenderJob) => {
    const renderer = processes.take();
    if (!renderer) throw new NotNow('no renderer is warm');
    try {
      const page = await renderWithin(renderer, job, HARD_DEADLINE);
      processes.noteSuccess();
      return page;
    } catch (error) {
      if (error instanceof NotNow) throw error;
      // Whatever it left behind shall touch no other page.
      renderer.end();
      processes.take();
      throw error;
    }
  });

  return {
    isReady: () => processes.take() !== undefined,
    warmed: processes.warmed,
    /** Rejects with `RenderFailure`, or with `NotNow`: before any work is done, or for its visitor. */
    async render(job: RenderJob): Promise<RenderedPage | null> {
      if (waiting >= MOST_WAITING[job.order.url.includes('?') ? 'query' : 'plain'])
        throw new NotNow('too many pages wait for their turn');
      waiting += 1;
      return renderInTurn(job).finally(() => {
        waiting -= 1;
        if (isRetired && waiting === 0) processes.end();
      });
    },
    resize: processes.resize,
    /** Ends its processes after the pages that wait. */
    retire(): void {
      isRetired = true;
      if (waiting === 0) processes.end();
    },
    end: processes.end,
  };
}
