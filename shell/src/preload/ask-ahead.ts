import type { AppStore } from '@plumbline/shared-api/store';
import type { SiteHistory } from '../facade/site-history';
import type { PageLoaders } from '../remotes/loader';
import type { PagePlace } from './module-at';

type AskAhead = {
  loader: PageLoaders;
  store: Pick<AppStore, 'dispatch'>;
  history: Pick<SiteHistory, 'listen' | 'place'>;
  i18n: { language: string };
  placeAt: (path: string) => PagePlace | undefined;
};

/** A pointer that only crosses a link asks for nothing (milliseconds). */
const DWELL = 80;

/**
 * Asks for what a page shows first while its script is still on the way: when its link is pointed at or focused, and on
 * every navigation. What is there already is not asked for again. Returns the unsubscribe function.
 */
export function askAhead(site: AskAhead, page: Document = document): () => void {
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  let here = pathOf(site.history.place().location);

  function onIntent({ target }: Event): void {
    clearTimeout(dwelling);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || savesData()) return;
    dwelling = setTimeout(() => void ask(site, pathOf(link)), DWELL);
  }

  function onArrival(): void {
    const path = pathOf(site.history.place().location);
    if (path === here) return;
    here = path;
    clearTimeout(dwelling);
    // Whoever signs out goes first and is a visitor the moment after: the page is asked for as theirs.
    queueMicrotask(() => void ask(site, path));
  }

  page.addEventListener('pointerover', onIntent, { passive: true });
  page.addEventListener('focusin', onIntent);
  const unlisten = site.history.listen(onArrival);
  return () => {
    clearTimeout(dwelling);
    page.removeEventListener('pointerover', onIntent);
    page.removeEventListener('focusin', onIntent);
    unlisten();
  };
}

async function ask({ loader, store, i18n, placeAt }: AskAhead, path: string): Promise<void> {
  const place = placeAt(path);
  if (!place) return;
  const { key, params, search } = place;
  const load = await loader.loaderOf(key);
  // Whoever has signed out meanwhile is led elsewhere, and may not ask for what a person's page shows.
  const now = placeAt(path)?.key;
  if (now?.remote.name !== key.remote.name || now.expose !== key.expose) return;
  const language = i18n.language === 'fr' ? 'fr' : 'en';
  try {
    await load?.({ params, search, language, dispatch: store.dispatch });
  } catch (thrown) {
    // The page asks by itself: a loader that throws is the fault of its remote and costs nobody the page.
    globalThis.reportError(thrown);
  }
}

function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}${search}`;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
