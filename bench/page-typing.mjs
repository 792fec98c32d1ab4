/** How long the search works at once while somebody types and filters, by a trace of the browser. */

const SLOW_PROCESSOR = 4;
const WORDS = 'roof tiles';
/** Between two keys, as quick typists need. */
const KEY_MS = 120;
/** Less than a search waits for the next key, and time enough for its results. */
const BEFORE_RESULTS_MS = 150;
const SETTLED_MS = 1_500;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Milliseconds of the longest task of the page's main thread, and from the slowest key or click to the next paint. */
function readTrace(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const interactions = traceEvents.filter(
    ({ name, args }) => name === 'EventTiming' && args.data?.interactionId > 0,
  );
  const names = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const threads = new Set(names.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(
    ({ name, pid, tid, dur }) => name === 'RunTask' && dur !== undefined && threads.has(`${pid} ${tid}`),
  );
  return {
    task: Math.max(0, ...tasks.map(({ dur }) => dur / 1000)),
    inp: Math.max(0, ...interactions.map(({ args }) => args.data.duration)),
  };
}

async function traced(browser, page, { work, rest }) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  await page.waitForTimeout(rest);
  return readTrace(await browser.stopTracing());
}

/** `typing`, `results`: milliseconds of the longest task; `inp`: of the slowest interaction (INP). */
export async function typeAndFilter(browser, url) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
    const panel = page.getByRole('main').getByRole('search');
    const words = panel.getByRole('searchbox').first();
    await words.click();
    const typing = await traced(browser, page, {
      work: () => words.pressSequentially(WORDS, { delay: KEY_MS }),
      rest: BEFORE_RESULTS_MS,
    });
    await words.fill('');
    await page.waitForTimeout(SETTLED_MS);
    const results = await traced(browser, page, {
      work: () => panel.getByLabel('Category').selectOption({ index: 1 }),
      rest: SETTLED_MS,
    });
    return { typing: typing.task, results: results.task, inp: Math.max(typing.inp, results.inp) };
  } finally {
    await context.close();
  }
}
