import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { LocalFile } from './incoming';

/** A file that has come in, for a store to take away. */
export async function aFile(bytes: Buffer | string): Promise<LocalFile> {
  const target = path.join(os.tmpdir(), `plumbline-test-${randomUUID()}`);
  await fs.writeFile(target, bytes);
  return { path: target, size: Buffer.byteLength(bytes) };
}
