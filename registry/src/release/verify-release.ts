import { gzipSync } from 'node:zlib';
import type { Release } from '@plumbline/shared-schema/platform';
import { checkContents } from './check-contents';
import { integrityOf } from './content-hash';
import { copiesInFiles } from './own-copies';
import { RELEASE_FILE } from './read-release';
import type { BuiltRelease } from './read-release';
import type { Refusal } from './refusal';

const SAFE_PATH = /^(?!.*(^|\/)\.)[\w.@~+-]+(\/[\w.@~+-]+)*$/;
const REMOTE_NAME = /^mf-[a-z][a-z0-9-]*$/;
const LANGUAGES = ['en', 'fr'] as const;
/** Tolerated difference in size between two gzip implementations. */
const GZIP_TOLERANCE = 0.05;

type Finding = { where: string; problem: string; wayOut?: string };

/** Everything wrong with a build on its own, without looking at what is live. Empty: it is sound. */
export function verifyRelease(built: BuiltRelease, allowedOrigins: readonly string[] = []): Refusal[] {
  const { release } = built;
  const found = [
    ...checkFiles(built),
    ...checkReferences(release),
    ...checkIdentity(release),
    ...checkManifest(release),
    ...checkContents(built, allowedOrigins),
    ...checkCopies(built),
  ];
  return found.map(({ where, problem, wayOut }) => ({
    rule: 'verify',
    package: release.name,
    version: release.version,
    where,
    problem,
    wayOut: wayOut ?? `build ${release.name} again and do not change its dist afterwards`,
  }));
}

function checkFiles({ release, files }: BuiltRelease): Finding[] {
  const listed = new Set(release.files.map((file) => file.path));
  const unlisted = [...files.keys()].filter((path) => path !== RELEASE_FILE && !listed.has(path));
  return [
    ...unlisted.map((path) => ({
      where: path,
      problem: 'lies in the folder but is not listed in release.json',
    })),
    ...release.files.flatMap((file): Finding[] => {
      const bytes = files.get(file.path);
      if (!SAFE_PATH.test(file.path)) return [{ where: file.path, problem: 'is not a plain relative path' }];
      return bytes
        ? checkFile(file, bytes)
        : [{ where: file.path, problem: 'is listed but not in the folder' }];
    }),
  ];
}

function checkFile(file: Release['files'][number], bytes: Buffer): Finding[] {
  if (bytes.length !== file.bytes) {
    return [{ where: file.path, problem: `has ${bytes.length} bytes, release.json says ${file.bytes}` }];
  }
  const integrity = integrityOf(bytes);
  if (integrity !== file.integrity) {
    return [{ where: file.path, problem: `hashes to ${integrity}, release.json says ${file.integrity}` }];
  }
  const gzip = gzipSync(bytes, { level: 9 }).length;
  if (file.gzipBytes < gzip * (1 - GZIP_TOLERANCE) - 32) {
    return [{ where: file.path, problem: `is ${gzip} bytes with gzip, release.json says ${file.gzipBytes}` }];
  }
  return [];
}

function checkReferences(release: Release): Finding[] {
  const listed = new Set(release.files.map((file) => file.path));
  const references: [string, string][] = [
    ['entry', release.entry],
    ...Object.entries(release.exposes).flatMap(([key, { files }]) =>
      files.map((file): [string, string] => [`exposes["${key}"]`, file]),
    ),
    ...Object.entries(release.server).map(([key, file]): [string, string] => [`server["${key}"]`, file]),
    ...Object.entries(release.provides).flatMap(([key, { files }]) =>
      files.map((file): [string, string] => [`provides["${key}"]`, file]),
    ),
  ];
  return references
    .filter(([, file]) => !listed.has(file))
    .map(([where, file]) => ({ where, problem: `names ${file}, which is not among the files` }));
}

function checkIdentity({ name, kind, manifest }: Release): Finding[] {
  if (kind === 'host') {
    return name === 'shell' ? [] : [{ where: 'name', problem: `the host is named shell, not ${name}` }];
  }
  if (!REMOTE_NAME.test(name)) return [{ where: 'name', problem: `${name} is not a remote's name (mf-…)` }];
  if (!manifest) return [{ where: 'manifest', problem: 'a remote without its remote.json' }];
  if (manifest.name !== name)
    return [{ where: 'remote.json name', problem: `says ${manifest.name}, the package is ${name}` }];
  return [];
}

/** The host is where the one copy lies. */
function checkCopies({ release: { kind }, files }: BuiltRelease): Finding[] {
  if (kind === 'host') return [];
  return copiesInFiles(files).map(({ name, where }) => ({
    where,
    problem: `holds the code of ${name}, of which a page may hold one copy only: that of the shell`,
    wayOut: `import ${name} only by the entries the shell shares, and build without standalone fallbacks`,
  }));
}

function checkManifest(release: Release): Finding[] {
  const { manifest } = release;
  if (!manifest) return [];
  const modules = [
    ...manifest.pages.map(({ expose }, index) => ({ expose, where: `remote.json pages[${index}].expose` })),
    ...manifest.slots.map(({ expose }, index) => ({ expose, where: `remote.json slots[${index}].expose` })),
    ...LANGUAGES.map((language) => ({
      expose: `./locale-${language}`,
      where: `src/locales/${language}.json`,
    })),
  ];
  const texts = [
    ...manifest.pages.map(({ title }, index) => ({ key: title, where: `remote.json pages[${index}].title` })),
    ...manifest.nav.map(({ label }, index) => ({ key: label, where: `remote.json nav[${index}].label` })),
  ];
  return [
    ...modules
      .filter(({ expose }) => !release.exposes[expose])
      .map(({ expose, where }) => ({
        where,
        problem: `${expose} is not among the modules of this build`,
        wayOut: 'add the module, or take the entry out of remote.json, and build again',
      })),
    ...texts.flatMap(({ key, where }) =>
      LANGUAGES.filter((language) => !release.labels[language][key]).map((language) => ({
        where,
        problem: `${key} has no text in ${language}`,
        wayOut: `write ${key} in src/locales/${language}.json and build again`,
      })),
    ),
  ];
}
