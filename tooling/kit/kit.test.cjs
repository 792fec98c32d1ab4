const { execFile, spawn } = require('node:child_process');
const crypto = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { promisify, stripVTControlCharacters } = require('node:util');

const ROOT = path.resolve(__dirname, '../..');
// In test:all only: it builds the shell and a remote, and checks types, for minutes.
// However slow the machine is: nothing here is proven by time.
jest.setTimeout(3_600_000);

const run = promisify(execFile);
/** Not as a test: it builds for production. */
const PLAIN = { ...process.env, NODE_ENV: '', JEST_WORKER_ID: '' };

let work;
let trial;
let server;
/** Folder of the package that the site serves. */
let kit;

/** The shell's build in a folder of its own, with the kit in it. */
async function buildShell() {
  const dist = path.join(work, 'shell/dist');
  await run(process.execPath, [path.join(__dirname, 'trial-shell.cjs'), dist], { env: PLAIN });
  return dist;
}

async function unpackKit(archive) {
  await run('tar', ['-xzf', archive, '-C', work]);
  return path.join(work, 'package');
}

function startSite(dist) {
  const script = path.join(__dirname, 'trial-site.mjs');
  server = spawn(process.execPath, ['--import', require.resolve('tsx'), script, work, dist], { cwd: ROOT });
  let said = '';
  server.stderr.on('data', (data) => (said += data));
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(said)));
    server.stdout.once('data', (data) => resolve(JSON.parse(data)));
  });
}

beforeAll(async () => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-kit-'));
  const dist = await buildShell();
  trial = await startSite(dist);
  kit = await unpackKit(path.join(dist, 'platform/kit.tgz'));
  // For `plumbline new`, which runs before anything is installed in the repository.
  installInto(work);
});
afterAll(() => {
  server?.kill();
  fs.rmSync(work, { recursive: true, force: true });
});

/** What npm would install: the kit itself, and links to the packages that it names. */
function installInto(dir) {
  const modules = path.join(dir, 'node_modules');
  fs.cpSync(kit, path.join(modules, '@plumbline/remote-kit'), { recursive: true });
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(kit, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const places = [path.join(ROOT, 'tooling/node_modules', name), path.join(ROOT, 'node_modules', name)];
    fs.mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    fs.symlinkSync(places.find(fs.existsSync), path.join(modules, name), 'junction');
  }
}

/** Runs `plumbline …` in a folder; gives its exit code and what it printed. */
async function plumbline(dir, args, env = {}) {
  const bin = path.join(kit, 'kit/bin/plumbline.mjs');
  const own = path.join(dir, 'node_modules/@plumbline/remote-kit/kit/bin/plumbline.mjs');
  const options = { cwd: dir, env: { ...PLAIN, CI: '', ...env } };
  const command = [fs.existsSync(own) ? own : bin, ...args];
  const { code = 0, stdout, stderr } = await run(process.execPath, command, options).catch((error) => error);
  return { code, output: stripVTControlCharacters(stdout + stderr) };
}

const partner = () => ['--site', trial.site, '--key', trial.key];

/** `plumbline dev` in a folder; gives where it serves, once it is ready, and how to end it. */
function startDev(dir) {
  const own = path.join(dir, 'node_modules/@plumbline/remote-kit/kit/bin/plumbline.mjs');
  const child = spawn(process.execPath, [own, 'dev', '--port', '0'], {
    cwd: dir,
    env: PLAIN,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = () => child.kill() && ended;
  return new Promise((resolve, reject) => {
    let said = '';
    const onData = (data) => {
      said += data;
      const [, address] = /Ready in .* s: (http:\/\/localhost:\d+)/.exec(said) ?? [];
      if (address) resolve({ address, end });
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.once('exit', () => reject(new Error(said)));
  });
}

/** A repository as `plumbline new` writes it, with its packages, in a folder of any name. */
async function aRepository(name = 'any-name') {
  const made = await plumbline(work, ['new', 'mf-rental', name, ...partner()]);
  expect(made).toEqual({ code: 0, output: expect.stringContaining('mf-rental is there') });
  const dir = path.join(work, name);
  installInto(dir);
  return dir;
}

test('a repository of its own, in a folder of any name, is synced, checked, built and judged against a running site [PLT-182]', async () => {
  const dir = await aRepository();
  const type = (...args) => plumbline(dir, args);
  expect(await type('sync', ...partner())).toEqual({
    code: 0,
    output: expect.stringMatching(/^Contract [0-9a-f]{8}, shell 0\.1\.0/),
  });
  expect(await type('typecheck')).toEqual({ code: 0, output: '' });
  expect(await type('lint')).toEqual({ code: 0, output: '' });
  expect(await type('test')).toEqual({
    code: 0,
    output: expect.stringMatching(/Tests: +(\d+) passed, \1 total/),
  });
  expect(await type('build')).toEqual({ code: 0, output: '' });
  expect(await type('can-deploy')).toEqual({
    code: 0,
    output: expect.stringMatching(/^mf-rental +0\.1\.0\+[0-9a-f]{8}\S* +[0-9a-f]{12} {2}can go live/),
  });

  const release = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
  expect(release.name).toBe('mf-rental');
  expect(Object.keys(release.server)).toContain('./rental');
  expect(release.modules.map(({ path: file }) => file)).toContain('mf-rental/src/locales/en.json');
  const installed = fs.readdirSync(path.join(dir, 'node_modules'));
  expect(installed.filter((name) => /^(react|react-dom|@types|@mui)$/.test(name))).toEqual([]);
  expect(fs.readdirSync(path.join(dir, 'node_modules/@plumbline'))).toEqual(['remote-kit']);
});

test('the contract that the lock names is taken again, and nothing else in its place [PLT-183]', async () => {
  const dir = await aRepository('locked');
  const lock = path.join(dir, 'plumbline.lock.json');
  const type = (...args) => plumbline(dir, args);
  expect(await type('sync')).toEqual({ code: 1, output: expect.stringContaining('from the invitation') });
  const { publicKey } = crypto.generateKeyPairSync('ed25519');
  const other = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  expect(await type('sync', '--site', trial.site, '--key', other)).toEqual({
    code: 1,
    output: expect.stringContaining(
      'is not to be trusted: the registry document is not signed by a trusted key',
    ),
  });
  expect(fs.existsSync(lock)).toBe(false);

  await type('sync', ...partner());
  const before = fs.readFileSync(lock, 'utf8');
  fs.rmSync(path.join(dir, '.plumbline'), { recursive: true });
  expect(await type('typecheck')).toEqual({ code: 1, output: expect.stringContaining('npx plumbline sync') });
  expect(await type('sync', '--locked')).toMatchObject({ code: 0 });
  expect(fs.readFileSync(lock, 'utf8')).toBe(before);
  expect(fs.existsSync(path.join(dir, '.plumbline/types/entries.json'))).toBe(true);

  expect(await type('update')).toEqual({ code: 0, output: 'Kit 0.1.0 is the one of the site.\n' });

  const { contract, ...rest } = JSON.parse(before);
  fs.writeFileSync(lock, JSON.stringify({ ...rest, contract: { ...contract, hash: '0'.repeat(32) } }));
  expect(await type('sync', '--locked')).toEqual({
    code: 1,
    output: expect.stringContaining('another contract under this number'),
  });
});

test('what the site does not share, a wrong prop and a taken address are refused [PLT-182]', async () => {
  const dir = await aRepository('refused');
  await plumbline(dir, ['sync', ...partner()]);
  const page = path.join(dir, 'src/rental/RentalPage.tsx');
  const source = fs.readFileSync(page, 'utf8');
  fs.writeFileSync(page, source.replace('<Page title', '<Page titel'));
  expect(await plumbline(dir, ['typecheck'])).toEqual({
    code: 2,
    output: expect.stringContaining("Property 'titel' does not exist"),
  });
  fs.writeFileSync(page, `import '@plumbline/shared-ui/nothing';\n${source}`);
  expect(await plumbline(dir, ['build'])).toEqual({
    code: 1,
    output: expect.stringContaining('@plumbline/shared-ui/nothing is not shared by the site.'),
  });
  const declared = path.join(dir, 'remote.json');
  fs.writeFileSync(declared, fs.readFileSync(declared, 'utf8').replaceAll('"/rental"', '"/platform/rental"'));
  expect(await plumbline(dir, ['build'])).toEqual({
    code: 1,
    output: expect.stringContaining('the site itself answers /platform/rental'),
  });
});

test('the deployed site is shown with the remote from its sources, which the site does not have [PLT-184]', async () => {
  const dir = await aRepository('developed');
  await plumbline(dir, ['sync', ...partner()]);
  const { address, end } = await startDev(dir);
  try {
    const answer = await fetch(`${address}/rental`, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(null);
    const [, boot] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html);
    const [remote] = JSON.parse(boot).remotes;
    expect(remote).toMatchObject({
      name: 'mf-rental',
      source: 'dev',
      labels: { fr: { 'rental:titles.rental': 'Rental' } },
    });
    const container = await (await fetch(remote.entry)).text();
    expect(container).toContain('./rental');
    // The development build of the shell, in which React can refresh; its pictures are those of the deployed one.
    const [, main] = /src="(\/platform\/dev-shell\/main\.\w+\.js)"/.exec(html);
    expect(await (await fetch(address + main)).text()).toContain('webpackBootstrap');
    const [, icon] = /href="(\/platform\/dev-shell\/favicon\.\w+\.svg)"/.exec(html);
    expect((await fetch(address + icon)).ok).toBe(true);
    const [, font] = /href="(\/platform\/dev-shell\/archivo[\w.-]+woff2)"/.exec(html);
    expect((await fetch(address + font)).ok).toBe(true);
    expect((await fetch(`${address}/platform/contract.json`)).ok).toBe(true);
    expect((await fetch(`${address}/api/v1/jobs`)).status).toBe(404);
  } finally {
    await end();
  }
});

/** The commands of the written workflow for an event, in their order. */
function stepsFor(dir, event) {
  const workflow = fs.readFileSync(path.join(dir, '.github/workflows/remote.yml'), 'utf8');
  return workflow
    .split('\n      - ')
    .filter((step) => !step.includes('github.event_name') || step.includes(`'${event}'`))
    .flatMap((step) => {
      const [, words] = /run: npx plumbline ([^>\n]*)/.exec(step) ?? [];
      return words ? [words.trim().split(' ')] : [];
    });
}

test('the workflow that is written with a remote brings a change from its request to everybody [PLT-300]', async () => {
  const dir = await aRepository('reviewed');
  await plumbline(dir, ['sync', ...partner()]);
  const registry = { PLUMBLINE_REGISTRY: trial.storeDir, REGISTRY_KEYS: trial.keyDir };
  const all = async (event) => {
    const done = [];
    for (const step of stepsFor(dir, event)) done.push(await plumbline(dir, step, registry));
    expect(done.map(({ code }) => code)).toEqual(done.map(() => 0));
    return done.at(-1).output;
  };

  expect(await all('push')).toMatch(/^mf-rental +0\.1\.0\+\w+ .* live\n/m);
  const texts = path.join(dir, 'src/locales/en.json');
  fs.writeFileSync(texts, fs.readFileSync(texts, 'utf8').replace('will be here', 'is here'));
  const asked = await all('pull_request');
  expect(asked).toMatch(/^### mf-rental: can go live\n/);
  expect(asked).toContain(`](${trial.site}/?preview=`);
  expect(asked).toMatch(/\| \/rental \| \d+\.\d KB \| \d+\.\d KB \| 80\.0 KB \|/);

  const build = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
  expect(await plumbline(dir, ['release', '--minutes', '0'], registry)).toMatchObject({ code: 0 });
  const shown = await (await fetch(`${trial.site}/platform.json`)).json();
  expect(shown.remotes).toMatchObject([{ name: 'mf-rental', canary: null, builtAt: build.builtAt }]);
});
