import { pauseAfter } from './pause-after';
import { renderWithin } from './render-within';
import { startRenderer } from './renderer-process';
import type { RendererProcess, RenderMeans } from './renderer-process';

/** Milliseconds that a process may take for its first page, for which nobody waits. */
const WARM_UP_DEADLINE = 10_000;
/** A page of nobody, so that no remote can keep a process from becoming ready. */
const WARM_UP = { url: '/-/warm-up', language: 'en' } as const;

/**
 * Processes that have rendered a page, `size` of them, one at work and the rest in reserve. Each time that some are lost
 * in a row, others are prepared later.
 */
export function createWarmProcesses(means: RenderMeans, size: number) {
  let wanted = size;
  let ready: RendererProcess[] = [];
  let starting: RendererProcess | undefined;
  let warming: Promise<void> | undefined;
  let losses = 0;
  let restsUntil = 0;
  let isEnded = false;

  function recordLoss(): void {
    losses += 1;
    restsUntil = Date.now() + pauseAfter(losses);
  }

  async function prepareOne(): Promise<void> {
    const renderer = startRenderer(means);
    starting = renderer;
    // Whatever comes of the page, it is the process that counts.
    await renderWithin(renderer, { order: { ...WARM_UP, now: Date.now() } }, WARM_UP_DEADLINE).catch(
      () => undefined,
    );
    starting = undefined;
    if (renderer.isOver()) recordLoss();
    else ready.push(renderer);
  }

  function fill(): void {
    const alive = ready.filter((renderer) => !renderer.isOver());
    if (alive.length < ready.length) recordLoss();
    ready = alive;
    if (isEnded || warming || ready.length >= wanted || Date.now() < restsUntil) return;
    warming = prepareOne().finally(() => {
      warming = undefined;
      fill();
    });
  }

  fill();
  return {
    /** Undefined while there is none; one is prepared then, unless that failed a moment ago. */
    take(): RendererProcess | undefined {
      fill();
      return ready[0];
    },
    /** Resolves once the process that is being prepared is ready, or was given up. */
    warmed: () => warming ?? Promise.resolve(),
    /** A page was rendered: the next loss is the first in a row. */
    noteSuccess(): void {
      losses = 0;
      restsUntil = 0;
    },
    resize(next: number): void {
      wanted = next;
    },
    end(): void {
      isEnded = true;
      for (const renderer of [...ready, ...(starting ? [starting] : [])]) renderer.end();
    },
  };
}
