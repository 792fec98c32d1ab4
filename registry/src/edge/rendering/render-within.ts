import type { RenderedPage } from '@plumbline/shared-schema/rendering';
import type { ProcessUse } from './process-use';
import type { RenderJob } from './render-job';
import type { RendererProcess } from './renderer-process';

/** Deadlines more for a process that has hardly had a processor by then: another one would get no more of it. */
const BUSY_FACTOR = 4;
/** A share of the time that passed; less of a processor is hardly any. */
const HARDLY = 0.5;
/** Looks at a process that is late, and how far apart: one that waits for its turn is awake at one of them. */
const LOOKS = 5;
const LOOK_MS = 20;

type Late = typeof LATE;
const LATE = Symbol('late');

/**
 * The page, or null where there is none to show, from a process that is ended once it is late. Rejects with
 * `RenderFailure` or `NotNow`.
 *
 * `hardDeadline`: in milliseconds; one that waits for a processor may take longer.
 */
export async function renderWithin(renderer: RendererProcess, job: RenderJob, hardDeadline: number) {
  const before = renderer.use();
  const running = renderer.render(job);
  const late = whileLate(renderer, running);

  let page: RenderedPage | null | Late = await Promise.race([running, after(hardDeadline)]);
  if (page === LATE) page = await late.unlessIdle(0);
  if (page === LATE && (await isHeldUp(renderer, await before, hardDeadline)))
    page = await late.unlessIdle(BUSY_FACTOR * hardDeadline);
  if (page === LATE) return refuse(renderer, `it took longer than ${hardDeadline} ms`);
  return page;
}

function whileLate<Result>(renderer: RendererProcess, running: Promise<Result>) {
  let isSettled = false;
  const settle = () => void (isSettled = true);
  running.then(settle, settle);

  /** Rejects for a process that sleeps at every look and waits for nothing from the edge: time is of no use to it. */
  async function refuseIdle(): Promise<Late> {
    for (let look = 0; look < LOOKS; look += 1) {
      // One that is done sleeps too.
      if (isSettled || renderer.isAsking() || !(await renderer.use())?.isAsleep) return LATE;
      await after(LOOK_MS);
    }
    return isSettled ? LATE : refuse(renderer, 'it waited for something that never came');
  }

  return {
    /**
     * What comes of it within the time. Looks again and again: a process that waits for nothing wakes up for a moment
     * now and then, to tidy its memory.
     */
    async unlessIdle(ms: number): Promise<Result | Late> {
      const until = performance.now() + ms;
      for (;;) {
        const page = await Promise.race([running, refuseIdle()]);
        if (page !== LATE) return page;
        const left = until - performance.now();
        if (left <= 0) return LATE;
        const later = await Promise.race([running, after(Math.min(left, LOOKS * LOOK_MS))]);
        if (later !== LATE) return later;
      }
    },
  };
}

/** Ends a process that may never come back to itself. */
function refuse(renderer: RendererProcess, reason: string): never {
  throw renderer.endLate(reason);
}

/** Whether it hardly had a processor since `before`. Where the system does not tell, it had. */
async function isHeldUp(renderer: RendererProcess, before: ProcessUse | undefined, deadline: number) {
  const use = await renderer.use();
  return before !== undefined && use !== undefined && use.ms - before.ms < HARDLY * deadline;
}

function after(ms: number): Promise<Late> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(LATE), ms).unref();
  });
}
