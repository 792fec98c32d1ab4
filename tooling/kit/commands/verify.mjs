/**
 * `plumbline verify`: the build on its own. With `--run` each of its pages is mounted and unmounted in Chromium too, in
 * the deployed site with its shell, its shared modules and the other remotes as they are live; nothing is sent there.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { openBrowser } from '../verify/browser.mjs';
import { mountPage } from '../verify/mount.mjs';
import { viewersFor, windowOf } from '../verify/viewers.mjs';
import { readDist, readLock, readRelease, Stop, VERDICT } from './repository.mjs';
import { siteProxy } from './site-proxy.mjs';

const { baseOf, contentHashOf, pageWithBuild, runCommand } = createRequire(import.meta.url)(
  '../registry.cjs',
);

const LANGUAGES = ['en', 'fr'];
/** Stands in place of each parameter of an address. */
const SOME_ID = '00000000-0000-4000-8000-000000000000';

const print = (line) => process.stdout.write(`${line}\n`);

async function pageOf(site) {
  const headers = { accept: 'text/html', cookie: 'plumbline_in=1' };
  const answer = await fetch(site, { headers }).catch((error) => {
    throw new Stop(`${site} cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  return answer.text();
}

/** The deployed site on this machine, with the build in it as if it were live. */
async function serveWith(site, build) {
  const base = baseOf(build.release.name, build.contentHash);
  const proxy = siteProxy({
    site,
    isStrict: true,
    rewrite: (html) => pageWithBuild(html, build)?.html,
    own: { base, folder: readDist() },
  });
  await new Promise((resolve) => proxy.listen(0, 'localhost', resolve));
  return { base, address: `http://localhost:${proxy.address().port}`, end: () => proxy.close() };
}

/** Exposes of which every file was asked for. */
function mountedOf({ exposes }, asked, base) {
  return Object.keys(exposes).filter((expose) =>
    exposes[expose].files.every((file) => asked.has(base + file)),
  );
}

async function visitAll({ browser, axe, served, build, boot }) {
  const { name, manifest } = build.release;
  const { visits, closed } = viewersFor(manifest.pages, boot.settings.demoAccounts);
  const problems = [];
  const asked = new Set();
  for (const { page, viewer } of visits)
    for (const language of LANGUAGES) {
      const api = new URL(boot.settings.apiUrl, served.address).href;
      const context = await windowOf(browser, { viewer, language, address: served.address, api });
      const address = page.path.replaceAll(/:\w+/g, SOME_ID);
      const found = await mountPage(context, {
        path: address,
        name,
        axe,
        remotes: boot.remotes,
        base: served.base,
      });
      await context.close();
      for (const url of found.asked) asked.add(url);
      const where = `${page.path} (${viewer.name}, ${language})`;
      print(`${found.problems.length === 0 ? '✓' : '✗'} ${where}`);
      problems.push(...found.problems.map((problem) => `${where}: ${problem}`));
    }
  return { problems, asked, closed: closed.map((page) => page.path) };
}

/** What came of it, as the registry takes it. */
async function verdictOf(site, build) {
  const { boot } = pageWithBuild(await pageOf(site), build) ?? {};
  if (!boot) throw new Stop(`${site} shows no page of the platform.`);
  const { browser, axe } = await openBrowser();
  const served = await serveWith(site, build);
  try {
    const { problems, asked, closed } = await visitAll({ browser, axe, served, build, boot });
    const mounted = mountedOf(build.release, asked, served.base);
    return {
      name: build.release.name,
      contentHash: build.contentHash,
      at: new Date().toISOString(),
      browser: browser.version(),
      beside: [
        `shell ${boot.shell.version}`,
        ...boot.remotes.map((remote) => `${remote.name} ${remote.version}`),
      ],
      mounted,
      unmounted: Object.keys(build.release.exposes).filter((expose) => !mounted.includes(expose)),
      closed,
      problems,
    };
  } finally {
    served.end();
    await browser.close();
  }
}

export async function verify({ run: isRun }) {
  const { site } = readLock();
  const code = await runCommand(['verify', readDist()], process.env, print);
  if (code !== 0 || !isRun) return code;
  const release = readRelease();
  const verdict = await verdictOf(site, { release, contentHash: contentHashOf(release) });
  fs.writeFileSync(VERDICT, `${JSON.stringify(verdict, null, 2)}\n`);
  print(`Beside ${verdict.beside.join(', ')}, in Chromium ${verdict.browser}`);
  if (verdict.closed.length > 0) print(`Nobody to open them: ${verdict.closed.join(', ')}`);
  if (verdict.unmounted.length > 0) print(`Not mounted: ${verdict.unmounted.join(', ')}`);
  for (const problem of verdict.problems) print(`✗ ${problem}`);
  return verdict.problems.length === 0 ? 0 : 1;
}
