const fs = require('node:fs');
const path = require('node:path');
const { chromium } = require('@playwright/test');
const { installedChromium } = require('../scripts/installed-chromium.cjs');
const { link, startTrial } = require('./trial.cjs');

// In test:all only: it builds the shell, and a remote several times, and drives Chromium.
// However slow the machine is: nothing here is proven by time.
jest.setTimeout(3_600_000);
const PATIENCE = { timeout: 120_000 };

let trial;
let registry;
let browser;
/** A repository of its own, synced and built; `page`: the source of its page. */
let dir;
let page;
let source;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: installedChromium(chromium.executablePath()) });
  trial = await startTrial();
  registry = { PLUMBLINE_REGISTRY: trial.storeDir, REGISTRY_KEYS: trial.keyDir };
  dir = await trial.repository('any-name');
  page = path.join(dir, 'src/rental/RentalPage.tsx');
  source = fs.readFileSync(page, 'utf8');
  await type('sync', ...trial.partner);
});
afterAll(async () => {
  await browser?.close();
  trial?.end();
});
// A test that leaves something changed would be blamed on the next one.
afterEach(() => fs.writeFileSync(page, source));

const type = (...args) => trial.type(dir, args, registry);
const done = async (...args) => {
  const { code, output } = await type(...args);
  if (code !== 0) throw new Error(output);
  return output;
};
const edit = (file, change) => fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'));

/** A window of the site, as of somebody who is signed in: its pages come without content. */
async function openWindow(baseURL = trial.site) {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  await context.addCookies([{ name: 'plumbline_in', value: '1', url: baseURL, httpOnly: true }]);
  context.setDefaultTimeout(PATIENCE.timeout);
  return context.newPage();
}

const heading = (tab) => tab.getByRole('heading', { level: 1 }).textContent();

test('a build elsewhere is mounted in Chromium beside the deployed others, and what is wrong is named [PLT-294]', async () => {
  await done('build');
  expect(await type('verify', '--run')).toEqual({
    code: 1,
    output: expect.stringContaining('npm install --no-save playwright-core axe-core'),
  });
  for (const name of ['playwright-core', 'axe-core']) link(dir, name);

  const output = await done('verify', '--run');
  expect(output).toContain('✓ /rental (visitor, en)\n✓ /rental (visitor, fr)');
  expect(output).toMatch(/Beside shell 0\.1\.0\+[0-9a-f]{8}\S*, mf-rental 0\.1\.0, in Chromium \d+/);
  const verdict = readJson('.plumbline/verdict.json');
  expect(verdict).toMatchObject({ name: 'mf-rental', problems: [], closed: [], unmounted: [] });
  expect(verdict.mounted).toEqual(expect.arrayContaining(['./rental', './locale-en', './locale-fr']));

  const untidy = `
    useEffect(() => {
      setInterval(() => undefined, 60_000);
      addEventListener('resize', () => undefined);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('header { letter-spacing: 7px }');
      document.adoptedStyleSheets.push(sheet);
      console.error('said on purpose');
    }, []);
    `;
  edit(page, (text) =>
    `import { useEffect } from 'react';\n${text}`
      .replace('const { t }', `${untidy}const { t }`)
      .replace('</Page>', '<img src="data:," /></Page>'),
  );
  await done('build');
  const refused = await type('verify', '--run');
  expect(refused.code).toBe(1);
  for (const said of [
    'left behind: interval of ',
    'left behind: listener of resize',
    'left behind: style sheet',
    'letter-spacing: 7px',
    'console: said on purpose',
    'axe: image-alt',
  ])
    expect(refused.output).toContain(said);
});

test('a remote from elsewhere is shown by a link, then live, with one React, and its failures are its own [PLT-298]', async () => {
  await done('build');
  await done('publish');
  edit(page, (text) =>
    text.replace('<Typography>{t', '<Typography>Only by the link</Typography>\n      <Typography>{t'),
  );
  await done('build');
  const [, link] = /(http\S+preview=\S+)/.exec(await done('preview', '--path', '/rental')) ?? [];
  const linked = await openWindow();
  await linked.goto(link);
  await linked.getByText('Only by the link').waitFor();
  const badge = linked.getByRole('complementary');
  expect(await badge.textContent()).toMatch(/mf-rental 0\.1\.0\+[0-9a-f]{8}/);
  await linked.goto(
    `${trial.site}/rental?preview=${new URL(link).searchParams.get('preview').slice(0, -4)}AAAA`,
  );
  await linked.getByText('will be here').waitFor();
  expect(await linked.getByText('Only by the link').count()).toBe(0);

  const tab = await openWindow();
  const scripts = [];
  tab.on('response', (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text());
  });
  const { exposes } = readJson('dist/release.json');
  expect(exposes['./rental'].files.length).toBeGreaterThan(0);
  const isPage = ({ pathname }) =>
    /\/artifacts\/mf-rental\/.*rental/i.test(pathname) && !pathname.includes('remoteEntry');
  await tab.route(isPage, (route) => route.fulfill({ status: 404, body: '' }));
  await tab.goto('/rental');
  const alert = tab.getByRole('main').getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('mf-rental');
  expect(await tab.getByRole('banner').getByRole('link').count()).toBeGreaterThan(0);
  await tab.evaluate(() => {
    globalThis.isSameDocument = true;
  });
  await tab.unroute(isPage);
  await tab.getByRole('main').getByRole('button').first().click();
  await tab.getByText('will be here').waitFor();
  expect(await heading(tab)).toBe('Rental');
  expect(await tab.evaluate(() => globalThis.isSameDocument)).toBe(true);

  const react = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=';
  expect((await Promise.all(scripts)).filter((text) => text.includes(react))).toHaveLength(1);
});

test('a shell that drops or asks for more than a live remote from elsewhere was built with is refused [PLT-296]', async () => {
  const changed = path.join(trial.work, 'changed/shell/dist');
  fs.cpSync(trial.dist, changed, { recursive: true });
  const release = path.join(changed, 'release.json');
  const key = '@plumbline/shared-ui/Page';
  const judged = async (change) => {
    fs.copyFileSync(path.join(trial.dist, 'release.json'), release);
    edit(release, (text) => {
      const { types, ...rest } = JSON.parse(text);
      return JSON.stringify({ ...rest, types: { ...types, [key]: change(types[key]) } });
    });
    return trial.judge(changed);
  };
  expect(await judged((exports) => exports)).toMatchObject({ code: 0 });
  const refused = await judged(({ Page: dropped, ...others }) => (dropped ? others : {}));
  expect(refused).toEqual({ code: 1, output: expect.stringMatching(/shared-ui\/Page[\s\S]*mf-rental/) });
  const stricter = await judged(({ Page, ...others }) => ({ ...others, Page: [...Page, 'audience'] }));
  expect(stricter).toEqual({
    code: 1,
    output: expect.stringMatching(/requires audience[\s\S]*mf-rental|mf-rental[\s\S]*requires audience/),
  });
});
