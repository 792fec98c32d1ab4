import type { CDPSession, Page } from '@playwright/test';

/** How many round trips, and which scripts each of them brought. */
export type RoundTrips = { count: number; waves: string[] };

type Trip = { url: string; sent: number; done?: number };

/** Long beside everything the browser does itself, so that what waits for what is plain. */
const LATENCY_MS = 200;
/** Less than this after an answer is no wait for it. */
const SLACK_SECONDS = 0.005;

/**
 * Opens a path over a slow line and counts what its content waited for: 1 is the HTML alone, 2 the scripts it names,
 * and so on. Content is there when `isThere` resolves.
 */
export async function countRoundTrips(
  page: Page,
  path: string,
  isThere: () => Promise<void>,
): Promise<RoundTrips> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const trips = record(session);
  await page.goto(path, { waitUntil: 'commit' });
  await isThere();
  const needed = [...trips.values()].filter(({ done }) => done !== undefined);
  await session.detach();
  return deepest(needed as Required<Trip>[]);
}

/** Documents and scripts only: pictures, fonts and data do not hold the page's content back. */
function record(session: CDPSession): Map<string, Trip> {
  const trips = new Map<string, Trip>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    const isCode = type === 'Document' || type === 'Script' || request.url.endsWith('.js');
    if (isCode) trips.set(requestId, { url: request.url, sent: timestamp });
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
