import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of all files below a folder; what is deleted meanwhile, or is not there, weighs nothing. */
export async function folderWeight(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(path.join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((total, size) => total + size, 0);
}
