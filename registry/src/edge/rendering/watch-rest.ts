import type { ProcessUse } from './process-use';

const EVERY_MS = 500;
/** The most of a processor from one look to the next; what tidies up after a page takes less. */
const MOST_MS = 150;

type Means = {
  readUse: () => Promise<ProcessUse | undefined>;
  /** How many pages it has rendered; undefined while it renders one. */
  rendered: () => number | undefined;
};

/** Calls back once when a process works though it has nothing to render. Where the system does not tell, never. */
export function watchRest({ readUse, rendered }: Means, onWork: () => void): () => void {
  let last: { ms: number; pages: number } | undefined;

  async function look(): Promise<void> {
    const pages = rendered();
    const now = await readUse();
    const isResting = now !== undefined && pages !== undefined && pages === rendered();
    const worked = isResting && last?.pages === pages ? now.ms - last.ms : 0;
    last = isResting ? { ms: now.ms, pages } : undefined;
    if (worked <= MOST_MS) return;
    clearInterval(timer);
    onWork();
  }

  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
