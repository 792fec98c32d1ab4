/**
 * The stages of a Dockerfile as folders, without a container engine: each begins as an empty Debian (debootstrap, from where
 * this machine gets its own packages) with this machine's Node, and each RUN is a command in it.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, stop } from '../../tooling/scripts/checks.mjs';

/** Of `node` in Node's own image. */
export const USER = 1000;
/** What the larger of Node's images has besides, as far as builds here call it. */
const TOOLS = ['git', 'procps'];

/** What this machine has of the packages is not fetched again. */
const NPM_CACHE = '/root/npm-cache';
const NPM = { npm_config_cache: NPM_CACHE, npm_config_prefer_offline: 'true' };

const OUTPUT_SHOWN = 4000;

/** What it prints is shown if it fails. */
function run(command, args, options) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: Infinity, ...options });
  } catch (error) {
    stop(`${error.message.slice(0, OUTPUT_SHOWN)}\n${String(error.stdout).slice(-OUTPUT_SHOWN)}`);
  }
}

/** Where this machine's apt gets `release` from. */
function mirrorOf(release) {
  const filters = ['Created-By: Packages', `Release: ${release}`, 'Component: main'];
  const places = execFileSync('apt-get', ['indextargets', '--format', '$(REPO_URI)', ...filters]).toString();
  return places.split('\n')[0] || stop(`apt on this machine knows no ${release}.`);
}

/** An empty Debian in `root`, with what leads to the network from here: names, and the authority of a network that has one. */
function makeDebian(root, release) {
  const packages = ['--variant=minbase', '--include=ca-certificates'];
  run('debootstrap', [...packages, release, root, mirrorOf(release)]);
  for (const file of ['/etc/resolv.conf', process.env.NODE_EXTRA_CA_CERTS ?? ''].filter(Boolean)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.copyFileSync(file, path.join(root, file));
  }
}

/** This machine's Node and npm, with the packages that npm has kept, and Node's user. */
function addNode(root) {
  fs.copyFileSync(process.execPath, path.join(root, 'usr/local/bin/node'));
  const npm = fs.realpathSync(execFileSync('which', ['npm']).toString().trim());
  const modules = path.join(root, 'usr/local/lib/node_modules');
  fs.cpSync(path.resolve(path.dirname(npm), '..'), path.join(modules, 'npm'), { recursive: true });
  fs.symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(root, 'usr/local/bin/npm'));
  run('chroot', [root, 'useradd', '--uid', String(USER), '--create-home', 'node']);
}

function addTools(root) {
  const install = `apt-get install -y --no-install-recommends ${TOOLS.join(' ')}`;
  run('chroot', [root, 'sh', '-ec', `apt-get update; ${install}`]);
  const kept = execFileSync('npm', ['config', 'get', 'cache']).toString().trim();
  if (fs.existsSync(path.join(kept, '_cacache'))) run('cp', ['-r', kept, path.join(root, NPM_CACHE)]);
}

/** `node:20-bookworm` or `node:20-bookworm-slim` in `root`. */
function makeBase(root, image, work) {
  const [, major, release, slim] = /^node:(\d+)-([a-z]+)(-slim)?$/.exec(image) ?? stop(`${image}?`);
  if (major !== process.versions.node.split('.')[0])
    stop(`${image}, and this is Node ${process.versions.node}.`);
  const debian = path.join(work, release);
  if (!fs.existsSync(debian)) makeDebian(debian, release);
  run('cp', ['-a', debian, root]);
  addNode(root);
  if (!slim) addTools(root);
}

const within = (stage, folder) => path.join(stage.root, path.resolve(stage.folder, folder));

/** The command that mounts in `root` what an engine gives each container. */
export const mountKernel = (root) =>
  ['dev', 'proc'].map((name) => `mount --rbind /${name} ${path.join(root, name)}`).join(' && ');

/** Runs `command` in a stage, as root, with the settings that it has and `env`. */
export function runIn(stage, command, env) {
  const enter = `${mountKernel(stage.root)} && exec chroot ${stage.root} sh -ec "$0"`;
  run('unshare', ['--mount', 'sh', '-ec', enter, `cd ${stage.folder}; ${command}`], {
    env: { ...process.env, ...NPM, ...stage.env, ...env },
  });
}

const INSTRUCTIONS = {
  WORKDIR: (stage, folder) => {
    stage.folder = folder;
    fs.mkdirSync(within(stage, '.'), { recursive: true });
  },
  COPY: (stage, words, stages) => {
    const [source, target] = words.split(' ').slice(-2);
    const from = /^--from=(\S+)/.exec(words)?.[1];
    // What git knows is what `.dockerignore` leaves.
    if (from === undefined) run('git', ['clone', '-q', ROOT, within(stage, target)]);
    else run('cp', ['-a', path.join(stages[from].root, source), within(stage, target)]);
  },
  RUN: (stage, command) => runIn(stage, command),
  ENV: (stage, words) =>
    Object.assign(stage.env, Object.fromEntries(words.split(' ').map((pair) => pair.split('=')))),
  VOLUME: (stage, folder) => stage.volumes.push(folder),
  USER: (stage, user) => (stage.user = user),
  CMD: (stage, words) => (stage.command = JSON.parse(words)),
  HEALTHCHECK: (stage, words) => (stage.health = JSON.parse(words.slice(words.indexOf('[')))),
  EXPOSE: () => undefined,
};

/**
 * Makes every stage of `dockerfile` in a folder of `work`. Returns them by name, the last one as `image`: `{ root, folder,
 * env, volumes, user, command, health }`. `say` hears of each instruction and of the seconds that it took.
 */
export function makeStages(dockerfile, { work, say }) {
  const text = fs.readFileSync(dockerfile, 'utf8').replaceAll('\\\n', '');
  const stages = {};
  let stage;
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, instruction, words] = /^([A-Z]+) (.*)$/.exec(line);
    const began = Date.now();
    if (instruction === 'FROM') {
      const [, image, name = 'image'] = /^(\S+)(?: AS (\S+))?$/.exec(words);
      stage = stages[name] = { root: path.join(work, name), folder: '/', env: {}, volumes: [] };
      makeBase(stage.root, image, work);
    } else if (INSTRUCTIONS[instruction]) INSTRUCTIONS[instruction](stage, words, stages);
    else stop(`${instruction}? It is not known here.`);
    say(`${line.slice(0, 70)} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }
  return stages;
}
