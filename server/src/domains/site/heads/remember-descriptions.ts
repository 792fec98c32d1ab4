import type { Describe, PageDescription } from '@plumbline/registry/edge';

const FRESH_MS = 30_000;
const MOST_KEPT = 500;
/** Milliseconds that a page waits for its description; it is kept for the next reader all the same. */
const PATIENCE = 300;

type KeptDescription = { at: number; described: Promise<PageDescription | undefined> };
/** `forget`: what it says of these things, or of any, was changed. */
export type Descriptions = Describe & { forget: (ids?: readonly string[]) => void };

/** Asks once for what many readers of a page get. Rejects where nobody can say it in time. */
export function rememberDescriptions(describe: Describe): Descriptions {
  const kept = new Map<string, KeptDescription>();

  function take(page: Parameters<Describe>[0]): Promise<PageDescription | undefined> {
    const key = `${page.language} ${page.path}`;
    const known = kept.get(key);
    if (known && Date.now() - known.at < FRESH_MS) return known.described;
    kept.delete(key);
    const described = describe(page);
    kept.set(key, { at: Date.now(), described });
    described.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return described;
  }

  function forget(ids?: readonly string[]): void {
    for (const key of kept.keys()) if (ids?.some((id) => key.includes(id)) ?? true) kept.delete(key);
  }

  return Object.assign((page: Parameters<Describe>[0]) => Promise.race([take(page), late()]), { forget });
}

function late(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no description within ${PATIENCE} ms`)), PATIENCE).unref();
  });
}
