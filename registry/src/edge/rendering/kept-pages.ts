import type { RenderedPage, RenderOrder } from '@plumbline/shared-schema/rendering';

const MOST_BYTES = 32 * 1024 * 1024;

/** A page as it was rendered, with the moment. */
export type Rendered = { page: RenderedPage; order: RenderOrder };

/** The pages rendered last, up to a size in memory. */
export function createKeptPages() {
  const kept = new Map<string, Rendered & { bytes: number }>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get: (key: string): Rendered | undefined => kept.get(key),
    keep(key: string, { page, order }: Rendered): Rendered {
      forget(key);
      // Two bytes a letter.
      const entry = { page, order, bytes: 2 * JSON.stringify(page).length };
      kept.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of kept.keys()) {
        if (bytes <= MOST_BYTES) break;
        forget(oldest);
      }
      return entry;
    },
  };
}
