import fs from 'node:fs/promises';

/** On a read-only disk the recursive way says ENOENT, so it is gone only where the folder above is missing. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await fs.mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await fs.mkdir(folder, { recursive: true });
  }
}
