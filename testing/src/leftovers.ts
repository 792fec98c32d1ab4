/** Code whose timers and listeners may outlive a page. */
const OTHERS =
  /node_modules\/(?!@mui|notistack|react-transition-group|react-hook-form|leaflet|react-leaflet)|node:|\btesting\/src\/\w+\.tsx?\b/;

/** The caller, if it is code of a page or of shared-ui. */
function callerOf(): string | undefined {
  const frames = (new Error().stack ?? '').split('\n').slice(1);
  const caller = frames.find((frame) => !frame.includes('testing/src/leftovers'));
  return caller === undefined || OTHERS.test(caller) ? undefined : caller.trim();
}

/** Records timers that are still pending. */
function watchTimers() {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const pending = new Map<unknown, string>();
  const clear = (id: unknown) => {
    pending.delete(id);
    clearTimeout(id as number);
  };
  Object.assign(globalThis, {
    setTimeout(run: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) {
      const caller = callerOf();
      const id = setTimeout(() => {
        pending.delete(id);
        run(...given);
      }, delay);
      if (caller) pending.set(id, `timeout ${caller}`);
      return id;
    },
    setInterval(run: () => void, delay?: number, ...given: unknown[]) {
      const caller = callerOf();
      const id = setInterval(run, delay, ...given);
      if (caller) pending.set(id, `interval ${caller}`);
      return id;
    },
    clearTimeout: clear,
    clearInterval: clear,
  });
  return {
    left: () => [...pending.values()],
    stop: () => Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval }),
  };
}

const isCapture = (options?: AddEventListenerOptions | boolean) =>
  typeof options === 'object' ? (options.capture ?? false) : (options ?? false);

/** Records listeners of one target that have not been removed. */
function watchListeners(target: Window | Document) {
  const { addEventListener, removeEventListener } = target;
  const kept = new Map<string, Map<unknown, string>>();
  const at = (type: string, options?: AddEventListenerOptions | boolean) => {
    const key = `${type} ${String(isCapture(options))}`;
    const known = kept.get(key) ?? new Map<unknown, string>();
    kept.set(key, known);
    return known;
  };
  Object.assign(target, {
    addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) {
      const caller = callerOf();
      if (caller) at(type, options).set(listener, `listener of ${type} ${caller}`);
      addEventListener.call(target, type, listener, options);
    },
    removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions | boolean) {
      at(type, options).delete(listener);
      removeEventListener.call(target, type, listener, options);
    },
  });
  return {
    left: () => [...kept.values()].flatMap((known) => [...known.values()]),
    stop() {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    },
  };
}

/** Records what page code leaks: timers, and listeners on window and document. */
export function watchLeftovers(): { left: () => string[]; stop: () => void } {
  const watches = [watchTimers(), watchListeners(window), watchListeners(document)];
  return {
    left: () => watches.flatMap((watch) => watch.left()),
    stop() {
      watches.forEach((watch) => watch.stop());
    },
  };
}
