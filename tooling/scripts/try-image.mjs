/**
 * Goes through `deploy/Dockerfile` without a container engine: each stage is an empty Debian root (debootstrap), each
 * RUN a command in it, and the image's command is started as the image's user on a root that cannot be written to.
 * Then it says which files of the image that server opened. As root, on Debian.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, ROOT, stop } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';

const { names } = readCommandLine(
  `npm run try-image -- <DATABASE_URL>
Tries every line of deploy/Dockerfile in empty Debian roots, and starts its server with that empty database. Takes some
minutes and 6 GB of the temporary folder. Needs: debootstrap, strace, root.`,
  { names: 1 },
);
const [databaseUrl] = names;
if (databaseUrl === undefined) stop('Which database? npm run try-image -- postgres://…');
if (process.getuid() !== 0) stop('Only root can make a Debian root.');
const START_MS = 90_000;
/** Of Node's own image. */
const USER = 1000;

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-image-'));
process.once('exit', () => fs.rmSync(work, { recursive: true, force: true }));
const say = (line) => process.stdout.write(`${line}\n`);
const run = (command, args, options) => execFileSync(command, args, { stdio: 'inherit', ...options });

/** Debian with this machine's Node, as `node:20-bookworm` is; both its sizes are tried on the small one. */
function makeBase() {
  const base = path.join(work, 'base');
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', base], {
    stdio: 'ignore',
  });
  fs.copyFileSync('/etc/resolv.conf', path.join(base, 'etc/resolv.conf'));
  fs.copyFileSync(process.execPath, path.join(base, 'usr/local/bin/node'));
  const npm = fs.realpathSync(execFileSync('which', ['npm']).toString().trim());
  const modules = path.join(base, 'usr/local/lib/node_modules');
  fs.cpSync(path.resolve(path.dirname(npm), '..'), path.join(modules, 'npm'), { recursive: true });
  fs.symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(base, 'usr/local/bin/npm'));
  run('chroot', [base, 'useradd', '--uid', String(USER), '--create-home', 'node']);
  return base;
}

const within = (stage, folder) =>
  path.join(stage.root, folder.startsWith('/') ? folder : path.join(stage.folder, folder));
const shell = (stage, command) => ['chroot', stage.root, 'sh', '-ec', `cd ${stage.folder}; ${command}`];

const INSTRUCTIONS = {
  FROM: (_, [, , name = 'image'], stages) => {
    const root = path.join(work, name);
    run('cp', ['-a', stages.base, root]);
    stages.current = stages[name] = { root, folder: '/', env: {} };
  },
  WORKDIR: (stage, [folder]) => {
    stage.folder = folder;
    fs.mkdirSync(within(stage, folder), { recursive: true });
  },
  COPY: (stage, words, stages) => {
    const from = /^--from=(.+)$/.exec(words[0])?.[1];
    const [source, target] = words.slice(-2);
    // What git knows is what `.dockerignore` leaves.
    if (from === undefined) run('git', ['clone', '-q', ROOT, within(stage, target)]);
    else run('cp', ['-a', path.join(stages[from].root, source), within(stage, target)]);
  },
  RUN: (stage, words) => {
    say(`RUN ${words.join(' ')}`);
    const [command, ...args] = shell(stage, words.join(' '));
    run(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  },
  ENV: (stage, words) => Object.assign(stage.env, Object.fromEntries(words.map((pair) => pair.split('=')))),
};

function build(base) {
  const stages = { base };
  const lines = fs.readFileSync(path.join(ROOT, 'deploy/Dockerfile'), 'utf8').split('\n');
  for (const line of lines) {
    const [instruction, ...words] = line.split(' ');
    INSTRUCTIONS[instruction]?.(stages.current, words, stages);
  }
  return stages.current;
}

/** Starts the server of `image` and resolves to the files that it opened until it was ready. */
async function start(image) {
  const port = await freePort();
  const trace = path.join(work, 'opened');
  const env = {
    ...image.env,
    ...{ PATH: '/usr/local/bin:/usr/bin:/bin', PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
    ...{ DATABASE_URL: databaseUrl, SIGNING_KEY: 'tried-once-and-thrown-away-again', REGISTRY_DIR: 'none' },
  };
  const mounts = `mount --bind ${image.root} ${image.root} && mount -o remount,ro,bind ${image.root}`;
  const disks = ['data', 'tmp'].map((name) => `mount -t tmpfs -o uid=${USER} none ${image.root}/${name}`);
  const devices = `mount --rbind /dev ${image.root}/dev && mount --rbind /proc ${image.root}/proc`;
  const server = `exec strace -f -qq -o ${trace} -e trace=openat,execve chroot --userspec=${USER}:${USER} ${image.root} sh -c 'cd ${image.folder} && exec node server/dist/main.js'`;
  const command = [mounts, ...disks, devices, server].join(' && ');
  const child = spawn('unshare', ['--mount', 'sh', '-c', command], { env, stdio: 'inherit', detached: true });
  const until = Date.now() + START_MS;
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady()) && Date.now() < until && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const ready = await isReady();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
  if (!ready) stop('The server of the image did not become ready.');
  return new Set([...fs.readFileSync(trace, 'utf8').matchAll(/"([^"]+)".*= \d+/g)].map(([, file]) => file));
}

const sizeOf = (folder) => spawnSync('du', ['-sm', folder]).stdout.toString().split('\t')[0];

const image = build(makeBase());
const own = path.join(image.root, image.folder);
const opened = [...(await start(image))].filter((file) => file.startsWith(image.folder));
const packages = fs
  .readdirSync(path.join(own, 'node_modules'))
  .flatMap((name) =>
    name.startsWith('@')
      ? fs.readdirSync(path.join(own, 'node_modules', name)).map((part) => `${name}/${part}`)
      : [name],
  );
const idle = packages.filter((name) => !opened.some((file) => file.includes(`/node_modules/${name}/`)));
say(`The image's own part: ${sizeOf(own)} MB. ${opened.length} of its files were opened until it was ready.`);
say(`Packages of which none was: ${idle.join(', ') || 'none'}`);
