import { AsyncLocalStorage } from 'node:async_hooks';
import type { RenderedPage, ToRenderer } from '@plumbline/shared-schema/rendering';
import { NotNow, RenderFailure } from './render-job';
import type { RenderJob } from './render-job';
import { countAsks } from './renderer-messages';
import type { RendererMessage } from './renderer-messages';

/** What a renderer says of a page that it was told to render. */
type PageMessage = Extract<RendererMessage, { kind: 'begun' | 'page' | 'failed' }>;
type Outcome = PageMessage | RenderFailure;

/** The pages of one process, one after the other: which one it renders, and what becomes of it. */
export function createTurns() {
  const asks = countAsks();
  let count = 0;
  let job: RenderJob | undefined;
  let within = AsyncLocalStorage.snapshot();
  let jobBefore: RenderJob | undefined;
  let hasBegun = false;
  let isRefused = false;
  let settle: ((outcome: Outcome) => void) | undefined;

  function finish(outcome: Outcome): void {
    settle?.(outcome);
    settle = undefined;
  }

  return {
    /** Rejects with `RenderFailure` or `NotNow`. */
    async take(next: RenderJob, start: (order: ToRenderer) => void): Promise<RenderedPage | null> {
      [jobBefore, job, hasBegun, isRefused] = [job, next, false, false];
      within = AsyncLocalStorage.snapshot();
      asks.begin();
      count += 1;
      const settled = new Promise<Outcome>((resolve) => (settle = resolve));
      start({ kind: 'render', id: count, order: next.order });
      return pageOf(await settled, isRefused);
    },
    hear(message: PageMessage): void {
      if (!settle || message.id !== count) return;
      if (message.kind === 'begun') hasBegun = true;
      else finish(message);
    },
    fail: (reason: string) => finish(new RenderFailure(reason)),
    /** Counts a question to the API. */
    asksTooMuch: asks.isTooMany,
    /** The API refused whoever the page is for, or cannot answer now. */
    refuse: () => void (isRefused = true),
    visitor: () => job?.visitor,
    job: () => job,
    /** Does `work` as part of whatever asked for the page. */
    within: <T>(work: () => T): T => within(work),
    /** The page before, where the process has not come to the one that it is told to render. */
    unfinished: () => (hasBegun ? undefined : jobBefore),
    /** How many pages it was told to render; undefined while there is one. */
    rendered: () => (settle ? undefined : count),
  };
}

function pageOf(outcome: Outcome, isRefused: boolean): RenderedPage | null {
  if (outcome instanceof RenderFailure) throw outcome;
  if (isRefused) throw new NotNow('the API does not answer its visitor now');
  if (outcome.kind === 'failed') throw new RenderFailure(outcome.reason, outcome.remote);
  return outcome.kind === 'page' ? outcome.page : null;
}
