/** A small disk in memory that can be filled and made read-only; root only. Unmounted however this process ends. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export function mountDisk(megabytes) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  const unmount = () => {
    // Lazily: whoever still has a file open must not keep it there.
    spawnSync('umount', ['-l', folder]);
    fs.rmSync(folder, { recursive: true, force: true });
    process.off('exit', unmount);
  };
  process.once('exit', unmount);
  return {
    folder,
    /** Fills the disk to the last byte. */
    fill: () => {
      const file = fs.openSync(filler, 'a');
      for (const size of [1024 * 1024, 4096]) {
        const block = Buffer.alloc(size);
        while (hasRoomFor(file, block));
      }
      fs.closeSync(file);
    },
    empty: () => fs.rmSync(filler, { force: true }),
    setReadOnly: (isReadOnly) => execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]),
    /** Every file on it but the filler. */
    files: () =>
      fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'filler')
        .map(({ name }) => name)
        .sort(),
    unmount,
  };
}

function hasRoomFor(file, block) {
  try {
    return fs.writeSync(file, block) === block.length;
  } catch (error) {
    if (error.code === 'ENOSPC') return false;
    throw error;
  }
}
