/** The repository of one remote, in a folder of any name: where this command is typed. */
import fs from 'node:fs';
import path from 'node:path';

export const DIR = process.cwd();
/** What `plumbline sync` fetched; not committed. */
export const OWN = path.join(DIR, '.plumbline');
export const CONTRACT = path.join(OWN, 'contract.json');
/** What `verify --run` said last. */
export const VERDICT = path.join(OWN, 'verdict.json');
const LOCK = path.join(DIR, 'plumbline.lock.json');

export const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
export const { version: KIT } = readJson(new URL('../../package.json', import.meta.url));

/** A reason to stop that needs no stack. */
export class Stop extends Error {}

/** `plumbline.lock.json`: site, its key, and the contract that builds are made against; committed. */
export function readLock() {
  if (!fs.existsSync(LOCK))
    throw new Stop('plumbline.lock.json is missing: npx plumbline sync --site <address> --key <key>');
  return readJson(LOCK);
}

export const isLocked = () => fs.existsSync(LOCK);

export function writeLock(lock) {
  fs.writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
}

/** The contract of the last sync. */
export function readContract() {
  if (!fs.existsSync(CONTRACT)) throw new Stop('There is no contract yet: npx plumbline sync');
  return readJson(CONTRACT);
}

/** The name that `remote.json` says. */
export function readName() {
  const file = path.join(DIR, 'remote.json');
  if (!fs.existsSync(file))
    throw new Stop('There is no remote.json here: this is not the folder of a remote.');
  return readJson(file).name;
}

/** The built folder. */
export function readDist() {
  const dist = path.join(DIR, 'dist');
  if (!fs.existsSync(path.join(dist, 'release.json')))
    throw new Stop('Nothing is built yet: npx plumbline build');
  return dist;
}

/** What the build says about itself. */
export const readRelease = () => readJson(path.join(readDist(), 'release.json'));
