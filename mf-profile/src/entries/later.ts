/** Runs the latest of several calls once they have paused for `delay` milliseconds, or at once by `flush`. */
export function later(delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;

  function flush() {
    clearTimeout(timer);
    const run = waiting;
    waiting = undefined;
    run?.();
  }

  return {
    call(run: () => void) {
      waiting = run;
      clearTimeout(timer);
      timer = setTimeout(flush, delay);
    },
    flush,
  };
}
