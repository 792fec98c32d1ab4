/** Longest time for a module and for each of its steps (milliseconds): after 8 s it is shown or has failed. */
export const DEADLINES = { whole: 7500, step: 5000 } as const;

/**
 * A promise that rejects with `expired()` once time is up. `step()` starts the next step's own time.
 * Call `stop()` when the work is done, or the timers outlive it.
 */
export function startDeadline(expired: () => Error): {
  expiry: Promise<never>;
  step: () => void;
  stop: () => void;
} {
  const { promise: expiry, reject } = deferred();
  const expire = () => {
    stop();
    reject(expired());
  };
  const whole = setTimeout(expire, DEADLINES.whole);
  let current = setTimeout(expire, DEADLINES.step);

  function stop(): void {
    clearTimeout(whole);
    clearTimeout(current);
  }
  function step(): void {
    clearTimeout(current);
    current = setTimeout(expire, DEADLINES.step);
  }
  return { expiry, step, stop };
}

function deferred(): { promise: Promise<never>; reject: (reason: Error) => void } {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  promise.catch(() => undefined);
  return { promise, reject };
}
