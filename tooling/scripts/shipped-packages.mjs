/**
 * Outside packages that a release brings along or installs: what the packages of this repository need when they run, those
 * for development aside. From `package-lock.json` alone. `npm sbom --omit dev` and the lock's own `dev` do not tell it:
 * the first drops what any package has for development too, the second counts the tools in.
 */
import fs from 'node:fs';
import path from 'node:path';

const FOR_DEVELOPMENT = ['tooling', 'testing', 'e2e', 'bench'];

/** Packages whose lock entry names no licence, read in the package itself. */
const READ_LICENCES = { 'png-js': 'MIT', 'xmlhttprequest-ssl': 'MIT' };

const FOLDER = 'node_modules/';

export function readLock(root) {
  return JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
}

/** The place of `name` as the package at `from` finds it: in its own folder, or in that of one around it. */
function placeOf(packages, from, name) {
  for (let folder = from; ;) {
    const place = `${folder === '' ? '' : `${folder}/`}${FOLDER}${name}`;
    if (packages[place] !== undefined) return packages[place].link ? packages[place].resolved : place;
    if (folder === '') return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${FOLDER}`)));
  }
}

/** Places of what an entry needs; what is optional may be missing. */
function needsOf(packages, from) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[from];
  const isOptional = (name) => optionalDependencies?.[name] ?? peerDependenciesMeta?.[name]?.optional;
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }).flatMap((name) => {
    const place = placeOf(packages, from, name);
    if (place === undefined && !isOptional(name)) throw new Error(`${from} needs ${name}: not in the lock`);
    // Optional peers come by whoever asks for them.
    if (place === undefined || peerDependenciesMeta?.[name]?.optional) return [];
    // Stubs for other systems (`lock-fill.cjs`) say nothing about themselves.
    const { optional, integrity } = packages[place];
    return optional && integrity === undefined ? [] : [place];
  });
}

/** Folders, below the repository, of the outside packages `names` and of all that they need. */
export function foldersOf(packages, names) {
  const folders = new Set(names.map((name) => placeOf(packages, '', name)));
  for (const folder of folders) needsOf(packages, folder).forEach((need) => folders.add(need));
  return [...folders].sort();
}

/** `{ name, version, license, integrity, needs }` of each, by `name@version`; `own`: what our packages need themselves. */
export function shippedPackages(packages) {
  const isOwn = (place) => !place.includes(FOLDER);
  const idOf = (place) => `${nameOf(packages, place)}@${packages[place].version}`;
  const roots = Object.keys(packages).filter(
    (place) => place !== '' && isOwn(place) && !FOR_DEVELOPMENT.includes(place),
  );
  const seen = new Set(roots);
  const shipped = new Map();
  const own = new Set();
  for (const place of seen) {
    const needs = needsOf(packages, place);
    needs.forEach((need) => seen.add(need));
    const ids = needs.filter((need) => !isOwn(need)).map(idOf);
    if (isOwn(place)) {
      ids.forEach((id) => own.add(id));
      continue;
    }
    const { version, license, integrity } = packages[place];
    const name = nameOf(packages, place);
    const known = shipped.get(idOf(place))?.needs ?? [];
    shipped.set(idOf(place), {
      ...{ name, version, integrity, license: license ?? READ_LICENCES[name] },
      needs: [...new Set([...known, ...ids])].sort(),
    });
  }
  return { shipped: new Map([...shipped].sort(([a], [b]) => (a < b ? -1 : 1))), own: [...own].sort() };
}

/** A package installed under another name says its own. */
const nameOf = (packages, place) =>
  packages[place].name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
