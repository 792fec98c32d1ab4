import type { RenderedPage, RenderOrder } from '@plumbline/shared-schema/rendering';

/** There are as many plain addresses as things to show, and as many queries as somebody likes to make up. */
const MOST_BYTES = { plain: 24 * 1024 * 1024, others: 8 * 1024 * 1024 } as const;

/** A page as it was rendered, with the moment. */
export type PageRendering = { page: RenderedPage; order: RenderOrder };

/** The pages rendered last. Pages with a query, and those of nothing, push no other pages out. */
export function createKeptPages() {
  const plain = keepUpTo(MOST_BYTES.plain);
  const others = keepUpTo(MOST_BYTES.others);

  return {
    get: (key: string): PageRendering | undefined => plain.get(key) ?? others.get(key),
    keep(key: string, rendered: PageRendering): PageRendering {
      const isPlain = rendered.page.status === 200 && !rendered.order.url.includes('?');
      const [here, elsewhere] = isPlain ? [plain, others] : [others, plain];
      elsewhere.forget(key);
      return here.keep(key, rendered);
    },
    /** Forgets every page that `isMeant`, by its address. */
    forget(isMeant: (url: string) => boolean): void {
      for (const store of [plain, others]) store.forgetWhere(isMeant);
    },
  };
}

function keepUpTo(mostBytes: number) {
  const kept = new Map<string, PageRendering & { bytes: number }>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get: (key: string): PageRendering | undefined => kept.get(key),
    forget,
    forgetWhere(isMeant: (url: string) => boolean): void {
      for (const [key, { order }] of kept) if (isMeant(order.url)) forget(key);
    },
    keep(key: string, { page, order }: PageRendering): PageRendering {
      forget(key);
      // Two bytes a letter.
      const entry = { page, order, bytes: 2 * JSON.stringify(page).length };
      kept.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        forget(oldest);
      }
      return entry;
    },
  };
}
