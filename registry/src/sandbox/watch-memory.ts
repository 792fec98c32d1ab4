import { readFile } from 'node:fs/promises';

const EVERY_MS = 100;
const PAGE_BYTES = 4096;
/** The most that a process with a heap of 128 MB may hold; buffers lie outside that heap. */
const MOST_BYTES = 320 * 1024 * 1024;

/** Calls back once when a process holds too much memory. Where the system does not tell, nothing is watched. */
export function watchMemory(pid: number | undefined, onTooMuch: () => void): () => void {
  if (pid === undefined || process.platform !== 'linux') return () => undefined;
  const timer = setInterval(() => {
    readFile(`/proc/${pid}/statm`, 'utf8').then(
      (text) => {
        if (Number(text.split(' ')[1]) * PAGE_BYTES <= MOST_BYTES) return;
        clearInterval(timer);
        onTooMuch();
      },
      () => clearInterval(timer),
    );
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
