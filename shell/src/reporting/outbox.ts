import type { TelemetryEvent } from '@plumbline/shared-schema/telemetry';

/** The most that one call takes. */
const BATCH = 50;
/** Characters of one call: browsers let go of 64 KiB while a page is left, and a character is up to three bytes. */
const LARGEST = 20_000;
/** What waits at most: beyond it newer events are let go. */
const MOST = 200;
/** Milliseconds: from an event to its call; the longest pause after failures; how long a call may take. */
const PAUSE = { usual: 10_000, longest: 300_000, call: 5000 } as const;

/**
 * Sends events to the sink, batch by batch, the rest when the page is left. A sink that is down or slow costs
 * one small call at a time, ever more rarely; nothing here throws and nobody waits for it.
 */
export function createOutbox(url: string) {
  const waiting: TelemetryEvent[] = [];
  let pause: number = PAUSE.usual;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  function schedule(): void {
    if (timer === undefined && !isSending && waiting.length > 0) timer = setTimeout(send, pause);
  }

  function send(): void {
    timer = undefined;
    isSending = true;
    const batch = waiting.splice(0, batchOf(waiting).length);
    void post(url, batch).then((outcome) => {
      isSending = false;
      if (outcome === 'later') waiting.unshift(...batch.slice(0, MOST - waiting.length));
      pause = outcome === 'later' ? Math.min(pause * 2, PAUSE.longest) : PAUSE.usual;
      schedule();
    });
  }

  function leave(): void {
    if (document.visibilityState !== 'hidden') return;
    clearTimeout(timer);
    timer = undefined;
    // As text: a beacon of another type would have to ask another origin for leave first.
    let batch = batchOf(waiting);
    while (batch.length > 0 && navigator.sendBeacon(url, bodyOf(batch))) {
      waiting.splice(0, batch.length);
      batch = batchOf(waiting);
    }
    // What the browser does not take goes the usual way, should the page come back.
    schedule();
  }

  // On the window: measurements that end with the page listen on the document and come first.
  addEventListener('visibilitychange', leave);

  return {
    add(event: TelemetryEvent): void {
      if (waiting.length < MOST) waiting.push(event);
      schedule();
    },
    stop(): void {
      clearTimeout(timer);
      removeEventListener('visibilitychange', leave);
    },
  };
}

/** What goes out next: at least one event, if there is one. */
function batchOf(waiting: readonly TelemetryEvent[]): TelemetryEvent[] {
  let size = 0;
  const end = waiting.slice(0, BATCH).findIndex((event, index) => {
    size += JSON.stringify(event).length;
    return index > 0 && size > LARGEST;
  });
  return waiting.slice(0, end === -1 ? BATCH : end);
}

function bodyOf(events: readonly TelemetryEvent[]): string {
  return JSON.stringify({ events });
}

/** `later`: the sink was not there. What it refuses is let go: it would be refused again. */
async function post(url: string, events: readonly TelemetryEvent[]): Promise<'done' | 'later'> {
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bodyOf(events),
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(PAUSE.call),
    });
    return status >= 500 || status === 429 ? 'later' : 'done';
  } catch {
    return 'later';
  }
}
