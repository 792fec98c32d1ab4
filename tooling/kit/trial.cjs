/** For tests: a site with the kit, and repositories of remotes elsewhere that install it from there. */
const { execFile, spawn } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { promisify, stripVTControlCharacters } = require('node:util');

const ROOT = path.resolve(__dirname, '../..');
const run = promisify(execFile);
/** Not as a test: it builds for production. */
const PLAIN = { ...process.env, NODE_ENV: '', JEST_WORKER_ID: '' };

/** Environment in which nothing is reached over the network. */
const OFFLINE = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    "import net from 'node:net'; net.Socket.prototype.connect = () => { throw new Error('There is no network.'); };",
  )}`,
};

/** The shell's build in a folder of its own, with the kit in it. */
async function buildShell(work) {
  const dist = path.join(work, 'shell/dist');
  await run(process.execPath, [path.join(__dirname, 'trial-shell.cjs'), dist], { env: PLAIN });
  return dist;
}

/** What the process says first, as JSON, and the process. */
function startSite(work, dist) {
  const script = path.join(__dirname, 'trial-site.mjs');
  const server = spawn(process.execPath, ['--import', require.resolve('tsx'), script, work, dist], {
    cwd: ROOT,
  });
  let said = '';
  server.stderr.on('data', (data) => (said += data));
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(said)));
    server.stdout.once('data', (data) => resolve({ ...JSON.parse(data), server }));
  });
}

/** Where a package of this repository is installed. */
function installedHere(name) {
  const places = ['tooling/node_modules', 'node_modules'].map((folder) => path.join(ROOT, folder, name));
  return places.find(fs.existsSync);
}

function link(dir, name) {
  const target = path.join(dir, 'node_modules', name);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.symlinkSync(installedHere(name), target, 'junction');
}

/** `plumbline dev` in a folder; gives where it serves, once it is ready, and how to end it. */
function startDev(bin, dir) {
  const child = spawn(process.execPath, [bin, 'dev', '--port', '0'], { cwd: dir, env: PLAIN });
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

/**
 * Starts the site. `site`: its address, `key`, `storeDir`, `keyDir`; `dist`: the shell's build. `repository` makes one as
 * `plumbline new` writes it, with its packages, in a folder of any name; `type` runs `plumbline …` in a folder and gives
 * its exit code and what it printed.
 */
async function startTrial() {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-kit-'));
  const dist = await buildShell(work);
  const { server, ...site } = await startSite(work, dist);
  await run('tar', ['-xzf', path.join(dist, 'platform/kit.tgz'), '-C', work]);
  const kit = path.join(work, 'package');
  const binIn = (dir) => path.join(dir, 'node_modules/@plumbline/remote-kit/kit/bin/plumbline.mjs');
  const partner = ['--site', site.site, '--key', site.key];

  /** What npm would install: the kit itself, and links to the packages that it names. */
  function installInto(dir) {
    fs.cpSync(kit, path.join(dir, 'node_modules/@plumbline/remote-kit'), { recursive: true });
    const { dependencies } = JSON.parse(fs.readFileSync(path.join(kit, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) link(dir, name);
  }

  async function type(dir, args, env = {}) {
    const options = { cwd: dir, env: { ...PLAIN, CI: '', ...env } };
    const done = run(process.execPath, [binIn(dir), ...args], options).catch((error) => error);
    const { code = 0, stdout, stderr } = await done;
    return { code, output: stripVTControlCharacters(stdout + stderr) };
  }

  async function repository(name, remote = 'mf-rental') {
    const { code, output } = await type(work, ['new', remote, name, ...partner]);
    if (code !== 0 || !output.includes(`${remote} is there`)) throw new Error(output);
    const dir = path.join(work, name);
    installInto(dir);
    return dir;
  }

  /** A command of the site's own registry, as its operator types it. */
  async function operate(...words) {
    const cli = path.join(ROOT, 'registry/src/cli.ts');
    const env = { ...PLAIN, REGISTRY_DIR: site.storeDir, REGISTRY_KEYS: site.keyDir };
    const args = ['--import', require.resolve('tsx'), cli, ...words];
    const {
      code = 0,
      stdout,
      stderr,
    } = await run(process.execPath, args, { cwd: ROOT, env }).catch((error) => error);
    return { code, output: stdout + stderr };
  }

  // For `plumbline new`, which runs before anything is installed in the repository.
  installInto(work);
  return {
    ...site,
    dist,
    work,
    partner,
    repository,
    type,
    operate,
    startDev: (dir) => startDev(binIn(dir), dir),
    end() {
      server.kill();
      fs.rmSync(work, { recursive: true, force: true });
    },
  };
}

module.exports = { link, OFFLINE, startTrial };
