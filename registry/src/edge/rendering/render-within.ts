import type { RenderedPage, RenderOrder } from '@plumbline/shared-schema/rendering';
import type { ProcessUse } from './process-use';
import { RenderFailure } from './renderer-process';
import type { RendererProcess } from './renderer-process';

/** Deadlines more for a process that has hardly had a processor by then: another one would get no more of it. */
const BUSY_FACTOR = 4;
/** Of the time that passed: less is hardly any. */
const HARDLY = 0.5;
/** Looks at a process that is late, and how far apart: one that waits for its turn is awake at one of them. */
const LOOKS = 5;
const LOOK_MS = 20;
/** A process is slower until it has rendered its first page. */
export const COLD_FACTOR = 5;

type Late = typeof LATE;
const LATE = Symbol('late');

/**
 * The page, or null where there is none to show, from a process that is ended once it is late. Rejects with
 * `RenderFailure`.
 *
 * `hardDeadline`: in milliseconds, of a warm process; a cold one, and one that waits for a processor, may take longer.
 */
export async function renderWithin(renderer: RendererProcess, order: RenderOrder, hardDeadline: number) {
  const patience = renderer.isWarm() ? hardDeadline : COLD_FACTOR * hardDeadline;
  const before = renderer.use();
  const running = renderer.render(order);

  let page: RenderedPage | null | Late = await Promise.race([running, after(hardDeadline)]);
  if (page === LATE) page = await unlessIdle(renderer, running, patience - hardDeadline);
  if (page === LATE && (await isHeldUp(renderer, await before, patience)))
    page = await unlessIdle(renderer, running, BUSY_FACTOR * hardDeadline);
  if (page === LATE) return refuse(renderer, `it took longer than ${patience} ms`);
  return page;
}

/**
 * What comes of it within the time. Looks again and again: a process that waits for nothing wakes up for a moment now and
 * then, to tidy its memory.
 */
async function unlessIdle<Result>(renderer: RendererProcess, running: Promise<Result>, ms: number) {
  const until = performance.now() + ms;
  for (;;) {
    const page = await Promise.race([running, refuseIdle(renderer)]);
    if (page !== LATE) return page;
    const left = until - performance.now();
    if (left <= 0) return LATE;
    const later = await Promise.race([running, after(Math.min(left, LOOKS * LOOK_MS))]);
    if (later !== LATE) return later;
  }
}

/** Rejects for a process that sleeps at every look and waits for nothing from the edge: time is of no use to it. */
async function refuseIdle(renderer: RendererProcess): Promise<Late> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (renderer.isAsking() || !(await renderer.use())?.isAsleep) return LATE;
    await after(LOOK_MS);
  }
  return refuse(renderer, 'it waited for something that never came');
}

/** Ends a process that may never come back to itself. */
function refuse(renderer: RendererProcess, reason: string): never {
  renderer.end();
  throw new RenderFailure(reason);
}

/** Whether it hardly had a processor since `before`. Where the system does not tell, it had. */
async function isHeldUp(renderer: RendererProcess, before: ProcessUse | undefined, patience: number) {
  const use = await renderer.use();
  return before !== undefined && use !== undefined && use.ms - before.ms < HARDLY * patience;
}

function after(ms: number): Promise<Late> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(LATE), ms).unref();
  });
}
