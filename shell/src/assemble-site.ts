import { readSessionState } from '@plumbline/shared-api/session';
import { makeStore } from '@plumbline/shared-api/store';
import type { AppStore } from '@plumbline/shared-api/store';
import type { BootDocument } from '@plumbline/shared-schema/platform';
import { createI18n } from '@plumbline/shared-ui/i18n';
import { createContent } from './boot/content';
import type { ContentStore } from './boot/content';
import { tidyAddress } from './boot/tidy-address';
import { createSiteHistory } from './facade/site-history';
import type { SiteHistory } from './facade/site-history';
import type { Federation } from './remotes/federation';
import { createLoader } from './remotes/loader';
import type { Loader } from './remotes/loader';
import { namespaceLoader, textsOf } from './remotes/texts';
import { awaitFirstPage } from './routing/await-first-page';
import { moduleAt } from './routing/module-at';
import { preloadOnIntent } from './routing/preload-on-intent';
import { keepDraftsToTheirPerson } from './session/claim-drafts';
import { toViewer } from './session/use-viewer';

export type Site = {
  /** As inlined in the page; `content` holds what replaced it since. */
  boot: BootDocument;
  content: ContentStore;
  store: AppStore;
  i18n: Awaited<ReturnType<typeof createI18n>>;
  loader: Loader;
  history: SiteHistory;
};

/** Restores the session, loads the texts and, if that is quick, the requested page; both downloads start at once. */
export async function assembleSite(boot: BootDocument, federation: Federation): Promise<Site> {
  tidyAddress();
  const store = makeStore({ baseUrl: boot.settings.apiUrl });
  keepDraftsToTheirPerson(store);
  const content = createContent(boot);
  const pageAt = (path: string) =>
    moduleAt(content.get().table, toViewer(readSessionState(store.getState())), path);

  const ready = startTexts(boot, federation);
  const remoteTexts = ready.then(textsOf);
  const loader = createLoader({ federation, loadTexts: async (remote) => (await remoteTexts)(remote) });

  const [i18n] = await Promise.all([
    ready,
    awaitFirstPage(loader, pageAt(`${location.pathname}${location.search}`)),
  ]);
  if (!boot.isSafeStart) preloadOnIntent(loader, pageAt);
  return { boot, content, store, i18n, loader, history: createSiteHistory() };
}

async function startTexts({ remotes }: BootDocument, federation: Federation): Promise<Site['i18n']> {
  const i18n = await createI18n({ loadNamespace: namespaceLoader(remotes, federation) });
  await i18n.loadNamespaces('shell');
  return i18n;
}
