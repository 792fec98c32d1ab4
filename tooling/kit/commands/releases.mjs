/** What becomes of a build: the judgement, and the commands of the registry. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDist, readJson, readLock, readName, readRelease, Stop, VERDICT } from './repository.mjs';
import { fetchContract, get } from './sync.mjs';

const { contentHashOf, judgeBuild, runCommand } = createRequire(import.meta.url)('../registry.cjs');

const MINUTE_MS = 60_000;
const PAUSE_MS = 1000;
/** A site follows its registry within a second; what stands before it may be slower. */
const ARRIVAL_MS = 120_000;

const print = (line) => process.stdout.write(`${line}\n`);

/** The judgement on the build beside what is live on the site now, without any right there. */
export async function judge() {
  const { site, key } = readLock();
  const folder = readDist();
  const { opened, publicKeys } = await fetchContract(site, key);
  try {
    return { fits: true, text: await judgeBuild({ folder, origin: site, publicKeys, opened }) };
  } catch (error) {
    if (error.name !== 'RefusedError') throw error;
    return { fits: false, text: error.message };
  }
}

export async function canDeploy() {
  const { fits, text } = await judge();
  print(fits ? text : `${text}\nRefused: it cannot go live.`);
  return fits ? 0 : 1;
}

/** Of a remote as the site shows it: `{ contentHash, canary, … }`; undefined where none is live. */
export async function liveRelease(site, name) {
  const { remotes } = JSON.parse(await get(`${site}/platform.json`));
  return remotes.find((shown) => shown.name === name);
}

/** The registry that takes releases: the address of a site with its service, or a folder. */
function registryPlace() {
  const { PLUMBLINE_REGISTRY: registry } = process.env;
  if (!registry)
    throw new Stop(
      'PLUMBLINE_REGISTRY is not set: the site, or the folder of the registry, that takes releases.',
    );
  if (/^https?:/.test(registry)) return {};
  if (/^[a-z0-9]{2,}:/.test(registry))
    throw new Stop(`${registry}: this kit works with the service of a site or on the folder of a registry.`);
  return { REGISTRY_URL: '', REGISTRY_DIR: registry };
}

const given = (options, ...names) =>
  names.flatMap((name) => (options[name] === undefined ? [] : [`--${name}`, options[name]]));

const waiting = ({ wait }) => (wait ? ['--wait'] : []);

/** Command → what the registry is told. */
const COMMANDS = {
  publish: (options) =>
    options.from
      ? ['publish', readName(), '--from', options.from, ...waiting(options)]
      : ['publish', readDist(), ...waiting(options)],
  preview: (options) => ['preview', readName(), '--build', readDist(), ...given(options, 'hours', 'path')],
  canary: (options) => ['canary', readName(), readDist(), ...given(options, 'percent')],
  promote: (options) => ['promote', readName(), ...given(options, 'reason'), ...waiting(options)],
  rollback: (options) => ['rollback', readName(), ...given(options, 'reason'), ...waiting(options)],
  log: () => ['log', readName()],
};

/** They bring a build to the site, for which the registry may ask what it was like in a browser. */
const ARRIVALS = ['publish', 'canary'];

function isVerified() {
  if (!fs.existsSync(VERDICT)) return false;
  return readJson(VERDICT).contentHash === contentHashOf(readRelease());
}

/** Runs one of them; resolves to its exit code. */
export async function runOnRegistry(command, options, say = print) {
  const env = { PUBLIC_URL: readLock().site, ...process.env, ...registryPlace() };
  // Where it is not taken, the judgement says whether that matters.
  if (ARRIVALS.includes(command) && !options.from && isVerified())
    await runCommand(['verdict', VERDICT], env, say);
  return runCommand(COMMANDS[command](options), env, say);
}

/**
 * Brings a build to everybody: at once where nothing of the remote is live, otherwise after it was a canary for
 * `minutes` and neither people nor its errors ended that.
 */
async function release({ percent = '10', minutes = '30', ...options }) {
  const { site } = readLock();
  const { name } = readRelease();
  const contentHash = contentHashOf(readRelease());
  const live = await liveRelease(site, name);
  if (live === undefined) return runOnRegistry('publish', { ...options, wait: true });
  if (live.live?.contentHash === contentHash) {
    print(`${name} ${live.live.version} is live already.`);
    return 0;
  }
  const code = await runOnRegistry('canary', { ...options, percent });
  if (code !== 0) return code;
  await watchCanary({ site, name, contentHash, ms: Number(minutes) * MINUTE_MS });
  return runOnRegistry('promote', { reason: `a canary for ${minutes} minutes`, ...options, wait: true });
}

/** Until so much time has passed since the site began with this canary. */
async function watchCanary({ site, name, contentHash, ms }) {
  const isShown = async () => (await liveRelease(site, name))?.canary?.contentHash === contentHash;
  const late = Date.now() + ARRIVAL_MS;
  while (!(await isShown())) {
    if (Date.now() > late) throw new Stop(`${site} does not serve the canary of ${name}.`);
    await sleep(PAUSE_MS);
  }
  for (const until = Date.now() + ms; Date.now() < until;) {
    await sleep(Math.min(PAUSE_MS, until - Date.now()));
    if (!(await isShown()))
      throw new Stop(`The canary of ${name} was ended: npx plumbline log says by whom, and why.`);
  }
}

export const releaseCommands = {
  ...Object.fromEntries(
    Object.keys(COMMANDS).map((command) => [command, (options) => runOnRegistry(command, options)]),
  ),
  release,
};
