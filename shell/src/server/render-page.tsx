import { api } from '@plumbline/shared-api/api';
import { readSessionState } from '@plumbline/shared-api/session';
import { makeStore, type AppStore, type PageLoader } from '@plumbline/shared-api/store';
import type { BootDocument } from '@plumbline/shared-schema/platform';
import { exposedName, remoteNamespace } from '@plumbline/shared-schema/remote-names';
import type { RenderedPage, RenderOrder } from '@plumbline/shared-schema/rendering';
import { createI18n } from '@plumbline/shared-ui/i18n';
import { takeTitle } from '@plumbline/shared-ui/Page';
import { createStyleCache } from '@plumbline/shared-ui/theme';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { App } from '../App';
import { createContent } from '../boot/content';
import { createSiteHistory } from '../facade/site-history';
import type { Loader, ModuleKey, RemoteComponent } from '../remotes/loader';
import { matchRule } from '../routing/match-rule';
import { moduleAt } from '../preload/module-at';
import { resolvePath, type PathRule } from '../routing/route-table';
import { toViewer } from '../session/use-viewer';
import { ownTexts } from './own-texts';
import { htmlOf } from './html-of';
import { API_URL } from './pipe';
import { RemoteError, type Modules } from './remote-modules';
import { stylesOf } from './styles-of';

type Means = { fetchApi: typeof fetch; modules: Modules };
type Texts = Awaited<ReturnType<typeof createI18n>>;
type FoundPage = { key: ModuleKey; params: Readonly<Record<string, string | undefined>> };

/** Renders pages of one release set as a visitor without a session sees them. */
export function createRenderer(boot: BootDocument, { fetchApi, modules }: Means) {
  const content = createContent(boot);
  const { table } = content.get();
  const texts = new Map<string, Promise<Texts>>();

  function textsIn(language: RenderOrder['language']): Promise<Texts> {
    const known = texts.get(language) ?? createI18n({ language, loadNamespace: textsOf });
    texts.set(language, known);
    return known;
  }

  async function textsOf(namespace: string, language: RenderOrder['language']) {
    if (namespace === 'shell') return ownTexts(language);
    const remote = boot.remotes.find(({ name }) => remoteNamespace(name) === namespace);
    if (!remote) throw new Error(`no live remote has the namespace ${namespace}`);
    return (await modules.load(remote.name, `./locale-${language}`)) as Awaited<ReturnType<typeof ownTexts>>;
  }

  async function assemble(found: FoundPage | undefined, store: AppStore, { url, language }: RenderOrder) {
    const i18n = await textsIn(language);
    await i18n.loadNamespaces('shell');
    if (!found) return { i18n, loader: loaderOf() };
    const { key, params } = found;
    const { name } = key.remote;
    const [module] = await Promise.all([
      modules.load(name, key.expose),
      i18n.loadNamespaces(remoteNamespace(name)),
    ]);
    const search = new URLSearchParams(url.split('?')[1]);
    const load = module.load as PageLoader | undefined;
    await load?.({ params, search, language, dispatch: store.dispatch });
    return { i18n, loader: loaderOf(key, module[exposedName(key.expose, 'page')] as RemoteComponent) };
  }

  /** Null for an address that shows no page to somebody without a session: the browser leads on from there. */
  return async function render(order: RenderOrder): Promise<RenderedPage | null> {
    const store = makeStore({
      baseUrl: boot.settings.apiUrl,
      origin: API_URL,
      fetchFn: fetchApi,
      language: order.language,
    });
    const found = pageAt(table, store, order.url);
    if (found === 'none') return null;
    const styles = createStyleCache();
    styles.compat = true;
    try {
      const { i18n, loader } = await assemble(found, store, order);
      const status = refuseFailed(store) || !found ? 404 : 200;
      const history = createSiteHistory(createMemoryHistory({ initialEntries: [order.url], v5Compat: true }));
      takeTitle();
      const html = await htmlOf(
        <App site={{ boot, content, store, i18n, loader, history }} renderedAt={order.now} styles={styles} />,
      );
      return { html, styles: stylesOf(styles, html), title: takeTitle(), status, state: stateOf(store) };
    } catch (thrown) {
      throw thrown instanceof RemoteError || !found
        ? thrown
        : new RemoteError(found.key.remote.name, `${found.key.expose} cannot be rendered: ${String(thrown)}`);
    } finally {
      // Ends the timers of its answers, which would hold the store.
      store.dispatch(api.util.resetApiState());
    }
  };
}

/** The page at an address; undefined where there is none; `none` where the browser goes elsewhere. */
function pageAt(table: readonly PathRule[], store: AppStore, url: string): FoundPage | 'none' | undefined {
  const viewer = toViewer(readSessionState(store.getState()));
  const match = matchRule(table, url.split('?')[0] ?? '/');
  if (!match) return undefined;
  const key = resolvePath(match.rule, viewer).kind === 'page' ? moduleAt(table, viewer, url) : undefined;
  return key ? { key, params: match.params } : 'none';
}

function loaderOf(shown?: ModuleKey, component?: RemoteComponent): Loader {
  return {
    loaded: ({ remote, expose, kind }) =>
      shown && kind === 'page' && expose === shown.expose && remote.name === shown.remote.name
        ? component
        : undefined,
    load: () => new Promise(() => undefined),
    forget: () => undefined,
  };
}

type Query = { status?: string; error?: unknown };

/** Whether something of the page does not exist. Throws where an answer failed: such a page is not for sending. */
function refuseFailed(store: AppStore): boolean {
  const queries = Object.values(store.getState().api.queries) as (Query | undefined)[];
  const errors = queries.flatMap((query) =>
    query?.error === undefined ? [] : [query.error as { status?: number; message?: string }],
  );
  const failed = errors.find(({ status }) => status !== 404);
  if (failed) throw new Error(`the API answered ${String(failed.status ?? failed.message)}`);
  return errors.length > 0;
}

/** What the page's scripts go on with: the answers, and what they were about. */
function stateOf(store: AppStore): unknown {
  const { queries, provided } = store.getState().api;
  return { api: { queries, provided } };
}
