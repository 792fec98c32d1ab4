import type { Loader, ModuleKey } from '../remotes/loader';

type ModuleAt = (path: string) => ModuleKey | undefined;

/**
 * Preloads the page behind a link on hover or focus, each page once: a page that failed is requested again by the
 * click, not by every move of the mouse. Returns the unsubscribe function.
 */
export function preloadOnIntent(loader: Loader, moduleAt: ModuleAt, page: Document = document): () => void {
  const asked = new Set<string>();

  function onIntent({ target }: Event): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    const key = moduleAt(`${link.pathname}${link.search}`);
    if (key) loader.load(key).catch(() => undefined);
  }

  page.addEventListener('pointerover', onIntent, { passive: true });
  page.addEventListener('focusin', onIntent);
  return () => {
    page.removeEventListener('pointerover', onIntent);
    page.removeEventListener('focusin', onIntent);
  };
}
