import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LocalFile } from './incoming';

/** The texts of every file that a test server keeps in its folder. */
export function storedTexts(folder: string): string[] {
  return readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'latin1'));
}

/** A file that has come in, for a store to take away. */
export async function aFile(bytes: Buffer | string): Promise<LocalFile> {
  const target = path.join(os.tmpdir(), `plumbline-test-${randomUUID()}`);
  await fs.writeFile(target, bytes);
  return { path: target, size: Buffer.byteLength(bytes) };
}
