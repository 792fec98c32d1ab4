import type { CDPSession, Page } from '@playwright/test';

export type RoundTrips = { count: number; waves: string[] };

type Trip = { url: string; sent: number; sentAt: number; done?: number };

/** Long compared with the browser's own work, so that dependencies show clearly. */
const LATENCY_MS = 200;
/** A request sooner than this after an answer did not wait for it. */
const SLACK_SECONDS = 0.005;

/**
 * Opens a path over a slow line and counts what its heading waited for: 1 is the HTML alone, 2 the scripts it names,
 * and so on.
 */
export async function countRoundTrips(page: Page, path: string): Promise<RoundTrips> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const trips = record(session);
  await page.addInitScript(recordHeading);
  await page.goto(path, { waitUntil: 'commit' });
  const shownAt = await page.waitForFunction(() => document.documentElement.dataset.headingAt);
  const at = Number(await shownAt.jsonValue());
  const needed = [...trips.values()].filter(({ done, sentAt }) => done !== undefined && sentAt < at);
  await session.detach();
  return deepest(needed as Required<Trip>[]);
}

/** In the page, because a busy machine tells the test late, when scripts that come after the heading are there too. */
function recordHeading(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    document.documentElement.dataset.headingAt = String(Date.now());
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Documents and scripts only: pictures, fonts and data do not hold the page's content back. */
function record(session: CDPSession): Map<string, Trip> {
  const trips = new Map<string, Trip>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    const isCode = type === 'Document' || type === 'Script' || request.url.endsWith('.js');
    if (isCode) trips.set(requestId, { url: request.url, sent: timestamp, sentAt: wallTime * 1000 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const trip = trips.get(requestId);
    if (trip) trip.done = timestamp;
  });
  return trips;
}

function deepest(trips: Required<Trip>[]): RoundTrips {
  const waves = new Map<Trip, number>();
  for (const trip of trips.sort((a, b) => a.sent - b.sent)) {
    const before = trips
      .filter((other) => other.done <= trip.sent + SLACK_SECONDS)
      .map((other) => waves.get(other) ?? 0);
    waves.set(trip, 1 + Math.max(0, ...before));
  }
  return {
    count: Math.max(...waves.values()),
    waves: [...waves].map(([{ url }, wave]) => `${String(wave)} ${url}`),
  };
}
