/** Above this many callers the oldest are evicted, so that made-up ones cannot fill the memory. */
const MOST_CALLERS = 20_000;

type Window = { count: number; endsAt: number };

/** Counts calls per caller in windows of `windowMs` that begin with the first call. */
export function createCallCounter({ max, windowMs }: { max: number; windowMs: number }) {
  const windows = new Map<string, Window>();

  const find = (caller: string): Window | undefined => {
    const window = windows.get(caller);
    return window !== undefined && window.endsAt > Date.now() ? window : undefined;
  };
  const secondsLeft = (window: Window | undefined) =>
    window !== undefined && window.count > max
      ? Math.max(1, Math.ceil((window.endsAt - Date.now()) / 1000))
      : undefined;

  return {
    /** Seconds until this caller may call again; `undefined`: now. */
    look: (caller: string): number | undefined => secondsLeft(find(caller)),

    /** Counts one call and says the same. */
    count: (caller: string): number | undefined => {
      const window = find(caller) ?? { count: 0, endsAt: Date.now() + windowMs };
      window.count += 1;
      windows.delete(caller);
      windows.set(caller, window);
      if (windows.size > MOST_CALLERS) windows.delete(windows.keys().next().value ?? '');
      return secondsLeft(window);
    },
  };
}
