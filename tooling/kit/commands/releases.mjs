/** What becomes of a build: the judgement, and the commands of the registry. */
import { createRequire } from 'node:module';
import { readDist, readLock, readName, Stop } from './repository.mjs';
import { fetchContract } from './sync.mjs';

const { judgeBuild, runCommand } = createRequire(import.meta.url)('../registry.cjs');

const print = (line) => process.stdout.write(`${line}\n`);

/** Judges the build beside what is live on the site now, without any right there. */
export async function canDeploy() {
  const { site, key } = readLock();
  const folder = readDist();
  const { opened, publicKeys } = await fetchContract(site, key);
  try {
    print(await judgeBuild({ folder, origin: site, publicKeys, opened }));
    return 0;
  } catch (error) {
    if (error.name !== 'RefusedError') throw error;
    print(`${error.message}\nRefused: it cannot go live.`);
    return 1;
  }
}

/** The registry that takes releases: a folder, or the address of its service. */
function registryFolder() {
  const { PLUMBLINE_REGISTRY: registry } = process.env;
  if (!registry)
    throw new Stop('PLUMBLINE_REGISTRY is not set: the folder of the registry that takes releases.');
  if (/^[a-z0-9]{2,}:/.test(registry))
    throw new Stop(`${registry}: this kit works on the folder of a registry alone.`);
  return registry;
}

const given = (options, ...names) =>
  names.flatMap((name) => (options[name] === undefined ? [] : [`--${name}`, options[name]]));

/** Command → what the registry is told. */
const COMMANDS = {
  publish: () => ['publish', readDist()],
  preview: (options) => ['preview', readName(), '--build', readDist(), ...given(options, 'hours', 'path')],
  canary: (options) => ['canary', readName(), readDist(), ...given(options, 'percent')],
  promote: (options) => ['promote', readName(), ...given(options, 'reason')],
  rollback: (options) => ['rollback', readName(), ...given(options, 'reason')],
  log: () => ['log', readName()],
};

const onRegistry = (command) => (options) =>
  runCommand(
    COMMANDS[command](options),
    { PUBLIC_URL: readLock().site, ...process.env, REGISTRY_URL: '', REGISTRY_DIR: registryFolder() },
    print,
  );

export const releaseCommands = Object.fromEntries(
  Object.keys(COMMANDS).map((command) => [command, onRegistry(command)]),
);
