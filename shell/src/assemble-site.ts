import { readSessionState } from '@plumbline/shared-api/session';
import { makeStore } from '@plumbline/shared-api/store';
import type { AppStore, StoreOptions } from '@plumbline/shared-api/store';
import type { BootDocument } from '@plumbline/shared-schema/platform';
import type { RenderedState } from '@plumbline/shared-schema/rendering';
import { createI18n } from '@plumbline/shared-ui/i18n';
import { createContent } from './boot/content';
import type { ContentStore } from './boot/content';
import { labelBringer } from './boot/labels';
import { awaitTypeface } from './boot/typeface';
import { createSiteHistory } from './facade/site-history';
import type { SiteHistory } from './facade/site-history';
import { toFailure } from './remotes/failure';
import type { ModuleFailure } from './remotes/failure';
import type { Federation } from './remotes/federation';
import { createLoader } from './remotes/loader';
import type { Loader, ModuleKey } from './remotes/loader';
import { namespaceLoader, textsOf } from './remotes/texts';
import type { ArrivingPage } from './remotes/kept-html';
import { askAhead } from './preload/ask-ahead';
import { moduleAt, placeAt } from './preload/module-at';
import { preloadOnIntent } from './preload/preload-on-intent';
import { keepDraftsToTheirPerson } from './session/claim-drafts';
import { keepHints } from './session/keep-hints';
import { toViewer } from './session/use-viewer';

export type Site = {
  /** As inlined in the page; `content` holds what replaced it since. */
  boot: BootDocument;
  content: ContentStore;
  store: AppStore;
  i18n: Awaited<ReturnType<typeof createI18n>>;
  loader: Loader;
  history: SiteHistory;
  /** The page that came as HTML. */
  arriving?: ArrivingPage;
};

/** A site of which the first page came as HTML. */
export type AssembledSite = Site & { coming?: Omit<ArrivingPage, 'html'> };

/** Longest wait before a skeleton is shown (milliseconds). */
const PATIENCE = 300;

/**
 * Restores the session, loads the texts and, if that is quick, the requested page and the typeface; all start at once.
 * A page that is shown already is not waited for.
 */
export async function assembleSite(
  boot: BootDocument,
  federation: Federation,
  rendered?: RenderedState,
): Promise<AssembledSite> {
  tidyAddress();
  const preloadedState = rendered?.state as StoreOptions['preloadedState'];
  const store = makeStore({ baseUrl: boot.settings.apiUrl, ...(preloadedState && { preloadedState }) });
  keepDraftsToTheirPerson(store);
  const content = createContent(boot);
  const viewer = () => toViewer(readSessionState(store.getState()));
  const pageAt = (path: string) => moduleAt(content.get().table, viewer(), path);

  const ready = startTexts(boot, federation);
  const remoteTexts = ready.then(textsOf);
  const loader = createLoader({ federation, loadTexts: async (remote) => (await remoteTexts)(remote) });

  const url = `${location.pathname}${location.search}`;
  const key = pageAt(url);
  const arrival = awaitFirstPage(loader, key);
  const [i18n] = await Promise.all([
    ready,
    ...(rendered ? [] : [patiently(arrival), patiently(awaitTypeface())]),
  ]);
  keepHints(store, i18n);
  const history = createSiteHistory();
  if (!boot.isSafeStart) {
    preloadOnIntent(loader, pageAt);
    askAhead({
      loader,
      store,
      history,
      i18n,
      placeAt: (path) => placeAt(content.get().table, viewer(), path),
    });
  }
  const coming = key && rendered && { key, url, arrival };
  return { boot, content, store, i18n, loader, history, ...(coming && { coming }) };
}

async function startTexts(boot: BootDocument, federation: Federation): Promise<Site['i18n']> {
  const bringLabels = labelBringer(boot);
  const loadNamespace = namespaceLoader(boot.remotes, federation, bringLabels);
  const i18n = await createI18n({ loadNamespace });
  await i18n.loadNamespaces('shell');
  // Asked for again where they did not come: i18next loads no texts twice.
  i18n.on('languageChanged', () => void bringLabels(i18n.resolvedLanguage === 'fr' ? 'fr' : 'en'));
  return i18n;
}

/** Resolves when the module has loaded, failed or timed out, with its failure. Never rejects: the boundary shows failures. */
async function awaitFirstPage(
  loader: Loader,
  key: ModuleKey | undefined,
): Promise<ModuleFailure | undefined> {
  if (!key) return undefined;
  return loader.load(key).then(
    () => undefined,
    (thrown: unknown) => toFailure('chunk', thrown),
  );
}

/** Resolves with the promise, or with nothing when that takes too long. */
function patiently<T>(promise: Promise<T>): Promise<T | undefined> {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE);
  });
  return Promise.race([promise, patience]);
}

/** An empty value tells the edge to forget the choice; afterwards the address need not repeat it. */
const CHOICES = ['preview', 'remote', 'disable-remotes', 'safe-start'];

/** Removes ended choices (`?preview=`) from the address. */
function tidyAddress(): void {
  const url = new URL(location.href);
  const ended = CHOICES.filter((name) => url.searchParams.get(name) === '');
  if (ended.length === 0) return;
  for (const name of ended) url.searchParams.delete(name);
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
}
