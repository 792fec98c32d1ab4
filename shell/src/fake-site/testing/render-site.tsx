import { siteStorage } from '@plumbline/shared-schema/browser-storage';
import type { BootRemote } from '@plumbline/shared-schema/platform';
import type { RenderedState } from '@plumbline/shared-schema/rendering';
import type { User } from '@plumbline/shared-schema/users';
import { loadToasts } from '@plumbline/shared-ui/toasts';
import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { storeSession } from '@plumbline/testing/signed-in';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../../App';
import { assembleSite } from '../../assemble-site';
import type { AssembledSite, Site } from '../../assemble-site';
import { readBoot } from '../../boot/read-boot';
import { aBoot } from './a-boot';
import { fakeFederation } from './fake-federation';
import type { FakeFederation } from './fake-federation';

type RenderSiteOptions = {
  route?: string;
  remotes?: BootRemote[];
  /** Remotes as an edge gone wrong would send them. */
  broken?: unknown[];
  boot?: Parameters<typeof aBoot>[2];
  settings?: Parameters<typeof aBoot>[1];
  federation?: FakeFederation;
  user?: User | null;
  language?: 'en' | 'fr';
  isWide?: boolean;
  /** What came with HTML that was rendered elsewhere. */
  rendered?: RenderedState;
};

export type RenderedSite = {
  user: UserEvent;
  site: Site;
  federation: FakeFederation;
  navigate: (to: string) => Promise<void>;
};

/** Assembles the site at an address, with remotes from a fake federation, without rendering it. */
export async function makeSite(options: RenderSiteOptions = {}): Promise<AssembledSite> {
  const {
    route = '/',
    remotes = [],
    broken = [],
    boot: rest,
    settings,
    federation = fakeFederation(),
    user,
    language = 'en',
    isWide = true,
    rendered,
  } = options;
  Object.assign(window, { matchMedia: mediaQueries(isWide) });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  siteStorage.write('i18nextLng', language);
  if (user) storeSession(user);
  history.replaceState(null, '', route);

  await loadToasts();
  const boot = aBoot(remotes, settings, rest);
  const page = aPageWith({ ...boot, remotes: [...boot.remotes, ...broken] });
  servePage(page);
  server.use(http.get(api('/team/memberships'), () => HttpResponse.json({ success: true, data: [] })));
  return assembleSite(await readBoot(page), federation, rendered);
}

export async function renderSite(options: RenderSiteOptions = {}): Promise<RenderedSite> {
  const { federation = fakeFederation() } = options;
  const site = await makeSite({ ...options, federation });
  await act(async () => {
    render(<App site={site} />);
    await Promise.resolve();
  });
  const navigate = async (to: string) => {
    await act(async () => {
      site.history.push(to);
      await Promise.resolve();
    });
  };
  return { user: userEvent.setup(), site, federation, navigate };
}

export function aPageWith(boot: unknown): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  script.id = 'boot';
  script.type = 'application/json';
  script.textContent = JSON.stringify(boot);
  page.head.append(script);
  return page;
}

export function servePage(page: Document): void {
  server.use(
    http.get('*', ({ request }) =>
      request.headers.get('accept') === 'text/html'
        ? HttpResponse.html(page.documentElement.outerHTML)
        : undefined,
    ),
  );
}

/** jsdom has no media queries: a window is as wide as a desk's or as narrow as a phone's. */
function mediaQueries(isWide: boolean): (query: string) => Partial<MediaQueryList> {
  return (media) => ({
    media,
    matches: media.includes(isWide ? 'min-width' : 'max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
