import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema } from '@plumbline/shared-schema/platform';
import type { Release } from '@plumbline/shared-schema/platform';
import { contentHashOf } from './content-hash';
import { RefusedError } from './refusal';

/** File that every build carries beside its scripts. */
export const RELEASE_FILE = 'release.json';

/** A built folder read into memory: what it says about itself, and its files by relative path. */
export type BuiltRelease = {
  release: Release;
  contentHash: string;
  /** Every file of the folder, `release.json` included. */
  files: Map<string, Buffer>;
};

/** Reads a `dist/` folder. Throws `RefusedError` where there is no readable `release.json`. */
export async function readRelease(folder: string): Promise<BuiltRelease> {
  const name = path.basename(path.resolve(folder, '..'));
  const refuse = (where: string, problem: string) =>
    new RefusedError([
      { rule: 'release', package: name, version: '(unknown)', where, problem, wayOut: `build ${name} again` },
    ]);

  const files = await readFolder(folder).catch((error: Error) => {
    throw refuse(folder, error.message);
  });
  const text = files.get(RELEASE_FILE);
  if (!text)
    throw refuse(path.join(folder, RELEASE_FILE), 'this folder holds no release.json, so it is not a build');
  const raw = parseJson(text);
  const parsed = releaseSchema.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse(`release.json ${issue?.path.join('.') ?? ''}`, issue?.message ?? 'not a release');
  }
  return { release: parsed.data, contentHash: contentHashOf(raw), files };
}

function parseJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}

async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const relative = path.relative(folder, file).split(path.sep).join('/');
    if (!entry.isFile())
      throw new Error(`${relative} is a link or a special file; a build holds plain files only`);
    files.set(relative, await readFile(file));
  }
  return files;
}
