import type { Loader, ModuleKey } from '../remotes/loader';

/** Where the links of a page lead: the module of a path of this site, if any. */
type ModuleAt = (path: string) => ModuleKey | undefined;

/**
 * Loads the page behind a link of this site as soon as somebody points at it or reaches it by keyboard, each page
 * once: a page that fails is asked for again by the click, not by every move of the mouse.
 * Gives back how to stop.
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
