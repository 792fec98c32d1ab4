/** Mounts and unmounts one page of a build in Chromium, several times, and tells what was wrong. */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { axeFindings, failureOf, isThere, looks, storeKeys, walkTo } from './in-page.mjs';

const WATCH = fileURLToPath(new URL('watch.js', import.meta.url));
/** An address that nobody has: the site itself says so, with its header. */
const NOWHERE = '/no-page-of-anybody';
/** What leaks grows each time; what is made once and kept does not. */
const ROUNDS = 3;
const PATIENCE_MS = 30_000;
const CLEANUP_MS = 2000;
const PAUSE_MS = 100;

async function goTo(tab, path) {
  await tab.evaluate(walkTo, path);
  await tab.waitForFunction(isThere, undefined, { timeout: PATIENCE_MS });
}

async function countLeftovers(tab) {
  const counts = new Map();
  for (const name of await tab.evaluate(() => globalThis.leftovers()))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const grown = (before, after) =>
  [...after].filter(([name, count]) => count > (before.get(name) ?? 0)).map(([name]) => name);

/** What is left once there was time to clean up. */
async function settledLeftovers(tab, before) {
  const until = Date.now() + CLEANUP_MS;
  for (;;) {
    const after = await countLeftovers(tab);
    if (!before || grown(before, after).length === 0 || Date.now() > until) return after;
    await tab.waitForTimeout(PAUSE_MS);
  }
}

/** Shows the page and leaves it, again and again: names what is more after each time. */
async function findLeaks(tab, path) {
  const left = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await goTo(tab, path);
    await goTo(tab, NOWHERE);
    left.push(await settledLeftovers(tab, left.at(-1)));
  }
  const [first, second, third] = left;
  const again = grown(first, second);
  return grown(second, third).filter((name) => again.includes(name));
}

/** Keys of the store that no remote has declared. */
function undeclared(before, after, remotes) {
  const declared = remotes.flatMap(({ manifest }) => manifest.state.reducers);
  return after.filter((key) => !before.includes(key) && !declared.includes(key));
}

const changed = (before, after) => after.filter((line) => !before.includes(line));

async function examine(tab, { path, name, axe, remotes }) {
  await tab.goto(NOWHERE);
  await tab.waitForFunction(isThere, undefined, { timeout: PATIENCE_MS });
  const [looked, keys] = [await tab.evaluate(looks), await tab.evaluate(storeKeys)];
  await goTo(tab, path);
  const failure = await tab.evaluate(failureOf, name);
  if (failure !== undefined) return [`it is not shown: ${failure}`];
  await tab.evaluate(axe);
  const found = (await tab.evaluate(axeFindings)).map((finding) => `axe: ${finding}`);
  const leaks = (await findLeaks(tab, path)).map((leak) => `left behind: ${leak}`);
  const stored = undeclared(keys, await tab.evaluate(storeKeys), remotes);
  return [
    ...found,
    ...leaks,
    ...stored.map((key) => `the store holds ${key}, which no remote.json names`),
    ...changed(looked, await tab.evaluate(looks)).map((line) => `the site looks otherwise since: ${line}`),
  ];
}

/**
 * `page`: path and access of a page; `base`: where the files of the build are served. Gives the problems, and the
 * addresses of the build that were asked for.
 */
export async function mountPage(context, { path, name, axe, remotes, base }) {
  const problems = [];
  const asked = new Set();
  const tab = await context.newPage();
  await tab.addInitScript({ path: WATCH });
  tab.on('request', (request) => asked.add(new URL(request.url()).pathname));
  tab.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  tab.on('console', (message) => {
    if (message.type() !== 'error') return;
    // What the API answers is no matter of a build.
    const isOfOthers = message.text().startsWith('Failed to load') && !message.location().url.includes(base);
    if (!isOfOthers) problems.push(`console: ${message.text()}`);
  });
  try {
    problems.push(...(await examine(tab, { path, name, axe: fs.readFileSync(axe, 'utf8'), remotes })));
  } catch (error) {
    problems.push(`it is not shown: ${error.message.split('\n')[0]}`);
  }
  await tab.close();
  return { problems, asked };
}
