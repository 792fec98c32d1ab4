/** Visits of a page, with an empty cache and again: bytes, requests, round trips, LCP, shifts, when clicks work. */

/** A phone on a slow line, as page audits simulate it. */
const SLOW_LINE = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOW_PROCESSOR = 4;
const SLOW = { line: SLOW_LINE, processor: SLOW_PROCESSOR };
const QUICK = { line: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }, processor: 1 };
/** Long compared with the browser's own work, so that dependencies show clearly. */
const LONG_WAY = { latency: 200, downloadThroughput: -1, uploadThroughput: -1 };
/** Seconds; a request sooner than this after an answer did not wait for it. */
const SLACK = 0.005;
const QUIET_MS = 1_000;
/** Longer than a page puts off what can wait (`whenIdle` of the shell). */
const SETTLED_MS = 5_000;

const isScript = (url) => new URL(url).pathname.endsWith('.js');

function record(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('http')) requests.set(requestId, { url: request.url, sent: timestamp, type });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { done: timestamp, bytes: encodedDataLength });
  });
  // As a request that the page takes back: it is over too.
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.done = timestamp;
  });
  return requests;
}

/** Waits for network idle of `quiet` milliseconds. */
async function untilQuiet(page, requests, quiet = QUIET_MS) {
  let known = -1;
  for (;;) {
    const open = [...requests.values()].filter(({ done }) => done === undefined).length;
    if (open === 0 && requests.size === known) return;
    known = requests.size;
    await page.waitForTimeout(quiet);
  }
}

/** Runs in the page. */
function noteFigures() {
  const figures = { lcp: 0, shifts: 0 };
  globalThis.figures = figures;
  new PerformanceObserver((list) => {
    figures.lcp = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) figures.shifts += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: clicks the theme's button as soon as it stands there, and notes when the theme has changed. */
function clickAtOnce() {
  const { document } = globalThis;
  let isClicked = false;
  const observer = new globalThis.MutationObserver(() => {
    const button = document.querySelector('#root [aria-label="Switch to dark mode"]');
    if (!isClicked && button) {
      isClicked = true;
      button.click();
    }
    if (!document.documentElement?.classList.contains('dark')) return;
    globalThis.clickWorked = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
}

async function open(browser, url, conditions, work, prepare = noteFigures) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions.line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.processor });
    await page.addInitScript(prepare);
    const requests = record(session);
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return await work(page, requests);
  } finally {
    await context.close();
  }
}

const sumOf = (requests) => requests.reduce((sum, { bytes = 0 }) => sum + bytes, 0);

/** `lcp` and `again` (LCP of the next visit, by the browser's cache) in milliseconds. */
export function visit(browser, url) {
  return open(browser, url, SLOW, async (page, requests) => {
    await untilQuiet(page, requests);
    const figures = await page.evaluate(() => globalThis.figures);
    await page.goto(url, { waitUntil: 'commit' });
    // What the page before asked for last, nobody tells the end of.
    requests.clear();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await untilQuiet(page, requests);
    return { ...figures, again: await page.evaluate(() => globalThis.figures.lcp) };
  });
}

/**
 * What a visit brings, as it came over the line, with Brotli. On a quick line and processor, and until the page has
 * asked for everything that it put off: on a slow one the count would hang on when counting stops.
 */
export function weigh(browser, url) {
  return open(browser, url, QUICK, async (page, requests) => {
    await untilQuiet(page, requests, SETTLED_MS);
    const all = [...requests.values()];
    const scripts = all.filter((request) => isScript(request.url));
    return {
      scriptBytes: sumOf(scripts),
      htmlBytes: sumOf(all.filter(({ type }) => type === 'Document')),
      scripts: scripts.length,
      requests: all.length,
    };
  });
}

/**
 * Milliseconds until a click on what the page shows has its effect, however early it was: a page that came as HTML keeps
 * it until its scripts are there.
 */
export function timeFirstClick(browser, url) {
  const work = async (page) => {
    const worked = await page.waitForFunction(() => globalThis.clickWorked);
    return worked.jsonValue();
  };
  return open(browser, url, SLOW, work, clickAtOnce);
}

/** How many answers of document and scripts the page's heading waited for, one after the other. */
export function countRoundTrips(browser, url) {
  return open(browser, url, { line: LONG_WAY, processor: 1 }, async (_page, requests) => {
    const code = [...requests.values()].filter(
      ({ url: address, type, done }) => done !== undefined && (type === 'Document' || isScript(address)),
    );
    const waves = new Map();
    for (const request of code.sort((a, b) => a.sent - b.sent)) {
      const before = code
        .filter(({ done }) => done <= request.sent + SLACK)
        .map((other) => waves.get(other) ?? 0);
      waves.set(request, 1 + Math.max(0, ...before));
    }
    return Math.max(...waves.values());
  });
}
