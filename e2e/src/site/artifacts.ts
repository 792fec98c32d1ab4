import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release } from '@plumbline/shared-schema/platform';
import type { RegistryPlace } from './registry-command';
import { distOf } from './repository';

/** The folder with the published builds of a package. */
export function artifactsOf({ registryDir }: RegistryPlace, name: string): string {
  return path.join(registryDir, 'artifacts', name);
}

/** The copies that the site's edge keeps of what it serves, made soon after its start. */
export function copiesOf(dataDir: string, name: string): string[] {
  const edges = path.join(dataDir, 'edge');
  const registries = fs.existsSync(edges) ? fs.readdirSync(edges) : [];
  return registries
    .map((registry) => path.join(edges, registry, 'artifacts', name))
    .filter((folder) => fs.existsSync(folder));
}

/** Takes the published files of a package away, and the edge's copies; the returned function puts them back. */
export function takeAway(place: RegistryPlace & { dataDir: string }, name: string): () => void {
  const moves = [artifactsOf(place, name), ...copiesOf(place.dataDir, name)].map((folder) => ({
    folder,
    aside: `${folder}-taken-away`,
  }));
  for (const { folder, aside } of moves) fs.renameSync(folder, aside);
  return () => {
    for (const { folder, aside } of moves) fs.renameSync(aside, folder);
  };
}

/** One hash over every published file of a package: paths, bytes and times of change. */
export function fingerprint(place: RegistryPlace, name: string): string {
  const folder = artifactsOf(place, name);
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const full = path.join(folder, file);
    const { mtimeMs } = fs.statSync(full);
    hash.update(`${file} ${String(mtimeMs)} `);
    if (fs.statSync(full).isFile()) hash.update(fs.readFileSync(full));
  }
  return hash.digest('hex');
}

type Tampering = {
  name: string;
  into: string;
  /** The source of a script. */
  script?: (file: string, source: string) => string;
  /** What the build says about itself, besides its files. */
  release?: (release: Release) => Release;
};

/**
 * A changed copy of a build, as if its team had built again: `release.json` has the new integrity and size of the
 * changed files. Returns the folder of the copy.
 */
export function tamperedBuild({
  name,
  into,
  script = (_file, source) => source,
  release: describe = (release) => release,
}: Tampering): string {
  const folder = path.join(into, name, 'dist');
  fs.cpSync(distOf(name), folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const release = describe(JSON.parse(fs.readFileSync(file, 'utf8')) as Release);
  const files = release.files.map((entry) => {
    // Those of its server half too.
    if (!/\.c?js$/.test(entry.path)) return entry;
    const full = path.join(folder, entry.path);
    const before = fs.readFileSync(full, 'utf8');
    const after = script(entry.path, before);
    if (after === before) return entry;
    const bytes = Buffer.from(after);
    fs.writeFileSync(full, bytes);
    return {
      path: entry.path,
      integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      bytes: bytes.length,
      gzipBytes: gzipSync(bytes, { level: 9 }).length,
    };
  });
  fs.writeFileSync(file, JSON.stringify({ ...release, files }));
  return folder;
}

type Change = { name: string; from: string; to: string; into: string };

/** A copy of a build in which a text reads differently. */
export function changedBuild({ name, from, to, into }: Change): string {
  let changed = 0;
  const script = (_file: string, source: string) => {
    if (source.includes(from)) changed += 1;
    return source.replaceAll(from, to);
  };
  const folder = tamperedBuild({ name, into, script });
  if (changed === 0) throw new Error(`No script of ${name} holds: ${from}`);
  return folder;
}
