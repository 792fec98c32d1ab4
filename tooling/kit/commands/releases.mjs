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
  publish: (options) => ['publish', readDist(), ...waiting(options)],
  preview: (options) => ['preview', readName(), '--build', readDist(), ...given(options, 'hours', 'path')],
  canary: (options) => ['canary', readName(), readDist(), ...given(options, 'percent')],
  promote: (options) => ['promote', readName(), ...given(options, 'reason'), ...waiting(options)],
  rollback: (options) => ['rollback', readName(), ...given(options, 'reason'), ...waiting(options)],
  log: () => ['log', readName()],
};

const onRegistry = (command) => (options) =>
  runCommand(
    COMMANDS[command](options),
    { PUBLIC_URL: readLock().site, ...process.env, ...registryPlace() },
    print,
  );

export const releaseCommands = Object.fromEntries(
  Object.keys(COMMANDS).map((command) => [command, onRegistry(command)]),
);
