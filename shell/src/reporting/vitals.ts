import { onFCP, onLCP, onTTFB } from 'web-vitals';
import { createPageVitals } from './page-vitals';
import type { Origin } from './origin';
import type { Reporter } from './reporter';

/** Shorter interactions feel immediate (milliseconds). */
const SHORTEST_EVENT = 40;

/** `PerformanceScriptTiming` of a long animation frame, as far as it is used. */
type FrameScript = { duration: number; sourceURL: string };
type Entry = PerformanceEntry & {
  interactionId?: number;
  value?: number;
  hadRecentInput?: boolean;
  scripts?: FrameScript[];
};

/**
 * Reports the web vitals of this visit: of loading once they are final, of each page when it is left. Includes entries
 * from before this module was loaded. Returns the unsubscribe function.
 */
export function watchVitals(reporter: Reporter): () => void {
  if (!('PerformanceObserver' in globalThis)) return () => undefined;
  for (const watch of [onFCP, onLCP, onTTFB]) {
    watch(({ name, value }) => {
      reporter.loadVital(name, value);
    });
  }
  return watchPages(reporter);
}

function watchPages(reporter: Reporter): () => void {
  const vitals = createPageVitals<Origin>(reporter.originAt);
  const frame = ({ startTime, duration, scripts = [] }: Entry) => {
    const [longest] = [...scripts].sort((a, b) => b.duration - a.duration);
    vitals.frame(reporter.originAt(startTime, longest?.sourceURL), duration);
  };
  const watchers = [
    observe(
      { type: 'event', durationThreshold: SHORTEST_EVENT },
      ({ startTime, duration, interactionId = 0 }) => {
        vitals.interaction({ startTime, duration, interactionId });
      },
    ),
    observe({ type: 'layout-shift' }, ({ startTime, value = 0, hadRecentInput }) => {
      if (!hadRecentInput) vitals.shift({ startTime, value });
    }),
    observe({ type: 'long-animation-frame' }, frame),
  ];

  function leave(): void {
    if (document.visibilityState !== 'hidden') return;
    for (const { catchUp } of watchers) catchUp();
    for (const { page, name, value } of vitals.take()) reporter.pageVital(page, name, value);
  }
  // On the document, and so before the outbox sends what there is.
  document.addEventListener('visibilitychange', leave);
  return () => {
    document.removeEventListener('visibilitychange', leave);
    for (const { stop } of watchers) stop();
  };
}

type WatchOptions = PerformanceObserverInit & { durationThreshold?: number };

/** Hears entries of one type, earlier ones included; nothing where the browser does not know it. */
function observe(watched: WatchOptions, hear: (entry: Entry) => void) {
  const hearAll = (entries: readonly PerformanceEntry[]) => {
    entries.forEach(hear);
  };
  const observer = new PerformanceObserver((list) => {
    hearAll(list.getEntries());
  });
  if (PerformanceObserver.supportedEntryTypes.includes(watched.type ?? ''))
    observer.observe({ ...watched, buffered: true });
  return {
    catchUp: () => {
      hearAll(observer.takeRecords());
    },
    stop: () => {
      observer.disconnect();
    },
  };
}
