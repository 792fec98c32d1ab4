const fs = require('node:fs');
const http = require('node:http');
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

/** Opens the page until the site answers so: it learns of a change a moment later. */
async function openUntil(tab, status) {
  for (let looks = 0; looks < 600; looks += 1) {
    if ((await tab.goto('/rental')).status() === status) return;
    await tab.waitForTimeout(100);
  }
  throw new Error(`/rental is never answered ${status}`);
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
  // Nothing else was published: its entry stands in the menu of a page that is the site's own.
  await tab.goto('/no-page-of-anybody');
  await tab.getByRole('link', { name: 'Rental' }).first().click();
  await tab.getByText('will be here').waitFor();
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

test('a remote from elsewhere that takes state of the site fails alone, and a disabled one leaves no way to it [PLT-304]', async () => {
  const claim = "injectReducer('mf-rental', 'session', (state = {}) => state);";
  const claimed = `import { injectReducer } from '@plumbline/shared-api/store';\n${claim}\n${source}`;
  fs.writeFileSync(page, claimed);
  await done('build');
  const belongs = /The state key "session" belongs to .*; mf-rental may not claim it/;
  expect(await type('publish')).toEqual({ code: 1, output: expect.stringMatching(belongs) });
  // Where its half for servers does not show it, the site's store does.
  fs.writeFileSync(page, claimed.replace(claim, `if (typeof document === 'object') ${claim}`));
  await done('build');
  await done('publish');
  const tab = await openWindow();
  await tab.goto('/rental');
  const alert = tab.getByRole('main').getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toContain('mf-rental');
  expect(await tab.getByRole('banner').getByRole('link').count()).toBeGreaterThan(0);

  fs.writeFileSync(page, source);
  await done('build');
  await done('publish');
  await tab.goto('/rental');
  await tab.getByText('will be here').waitFor();
  const entries = () => tab.getByRole('link', { name: 'Rental' }).count();
  expect(await entries()).toBeGreaterThan(0);
  expect(await trial.operate('disable', 'mf-rental', '--reason', 'wrong prices')).toMatchObject({ code: 0 });
  await openUntil(tab, 503);
  await tab.getByRole('heading', { name: 'This part of the site is switched off for now' }).waitFor();
  expect(await entries()).toBe(0);
  expect(await trial.operate('enable', 'mf-rental', '--reason', 'mended')).toMatchObject({ code: 0 });
  await openUntil(tab, 200);
  await tab.getByText('will be here').waitFor();
});

/** Serves the build as a developer's own server would. */
async function serveBuild() {
  const server = http.createServer(({ url }, response) => {
    const file = path.join(dir, 'dist', new URL(url, 'http://localhost').pathname);
    if (!fs.existsSync(file)) return response.writeHead(404).end();
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
    return response
      .writeHead(200, { ...headers, 'content-type': 'text/javascript' })
      .end(fs.readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const end = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { host: `localhost:${server.address().port}`, end };
}

test('a build on the machine of a team elsewhere is shown in its place, or left out with the reason, until that is reset [PLT-303]', async () => {
  edit(page, (text) =>
    `import { useState } from 'react';\n${text}`
      .replace('const { t }', "const [text] = useState('From this machine');\n  const { t }")
      .replace("{t('lead')}", '{text}'),
  );
  await done('build');
  const { host, end } = await serveBuild();
  const tab = await openWindow();
  const badge = tab.getByRole('complementary', { name: 'Not the live site' });
  const alert = tab.getByRole('main').getByRole('alert');
  await tab.goto(`/rental?remote=mf-rental@http://${host}`);
  await tab.getByText('From this machine').waitFor();
  await badge.getByText(`mf-rental ${host}`).waitFor();

  const contract = path.join(dir, '.plumbline/contract.json');
  const synced = fs.readFileSync(contract, 'utf8');
  edit(contract, (text) => {
    const { shares, ...rest } = JSON.parse(text);
    return JSON.stringify({ ...rest, shares: { ...shares, react: { ...shares.react, version: '99.0.0' } } });
  });
  await done('build');
  fs.writeFileSync(contract, synced);
  const isReport = (request) => (request.postData() ?? '').includes('compat-reject');
  const reported = tab.waitForRequest(isReport, PATIENCE);
  await tab.goto('/rental');
  await alert.getByText('Details').click();
  await alert.getByText(/It needs react \^99\.0\.0; the site has 19\./).waitFor();
  expect(await tab.getByRole('banner').getByRole('link').count()).toBeGreaterThan(0);
  expect((await reported).postData()).toMatch(/"mf-rental"/);

  await end();
  await tab.goto('/rental');
  await alert.getByText('Details').click();
  await alert.getByText(`mf-rental ${host}`).waitFor();
  await badge.getByRole('link', { name: 'Back to the live site' }).click();
  await tab.getByText('will be here').waitFor();
  expect(await badge.count()).toBe(0);

  for (const other of [`mf-nobody@http://${host}`, 'mf-rental@http://elsewhere.example']) {
    await tab.goto(`/rental?remote=${other}`);
    await tab.getByText('is not allowed here').waitFor();
    await tab.getByText('will be here').waitFor();
    expect(await badge.count()).toBe(0);
  }
});

const NOTES = `import { injectReducer, useAppDispatch, useAppSelector } from '@plumbline/shared-api/store';
import { useState } from 'react';

const keep = (note: string) => ({ type: 'tools/keep', note });
const selectKept = injectReducer('mf-tools', 'toolsNotes', (kept = '', action) =>
  action.type === 'tools/keep' ? (action as ReturnType<typeof keep>).note : kept,
);

export function Notes() {
  const [note, setNote] = useState('');
  const kept = useAppSelector(selectKept);
  const dispatch = useAppDispatch();
  return (
    <>
      <p>First wording</p>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <button onClick={() => dispatch(keep(note))}>Keep</button>
      <output>{kept}</output>
    </>
  );
}
`;

test('what is saved elsewhere shows in the deployed site without a reload: what was typed and the store stay [PLT-184]', async () => {
  const developed = await trial.repository('developed', 'mf-tools');
  await trial.type(developed, ['sync', ...trial.partner]);
  const file = (name) => path.join(developed, 'src', name);
  fs.writeFileSync(file('tools/Notes.tsx'), NOTES);
  edit(file('tools/ToolsPage.tsx'), (text) =>
    `import { Notes } from './Notes';\n${text}`.replace('</Page>', '<Notes /></Page>'),
  );
  edit(path.join(developed, 'remote.json'), (text) =>
    JSON.stringify({ ...JSON.parse(text), state: { reducers: ['toolsNotes'], endpoints: [] } }),
  );
  const { address, end } = await trial.startDev(developed);
  try {
    const tab = await openWindow(address);
    await tab.goto('/tools');
    await tab.getByRole('complementary').getByText('mf-tools 0.1.0').waitFor();
    const note = tab.getByRole('textbox', { name: 'Note' });
    await note.fill('kept');
    await tab.getByRole('button', { name: 'Keep' }).click();
    await note.fill('typed');
    await tab.evaluate(() => {
      globalThis.isSameDocument = true;
    });
    const state = async () => ({
      typed: await note.inputValue(),
      kept: await tab.getByRole('main').locator('output').textContent(),
      isSameDocument: await tab.evaluate(() => globalThis.isSameDocument),
    });
    const untouched = { typed: 'typed', kept: 'kept', isSameDocument: true };
    expect(await state()).toEqual(untouched);

    edit(file('tools/Notes.tsx'), (text) => text.replace('First wording', 'Second wording'));
    await tab.getByText('Second wording').waitFor();
    expect(await state()).toEqual(untouched);
    edit(file('locales/en.json'), (text) => text.replace('will be here', 'is here now'));
    await tab.getByText('is here now').waitFor();
    expect(await state()).toEqual(untouched);

    // The others are those of the deployed site.
    await tab.getByRole('link', { name: 'Rental' }).first().click();
    await tab.getByText('Everything about rental will be here').waitFor();
    expect(await tab.evaluate(() => globalThis.isSameDocument)).toBe(true);
    await tab.context().close();
  } finally {
    await end();
  }
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
    return trial.operate('can-deploy', changed);
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
