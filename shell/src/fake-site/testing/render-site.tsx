import type { BootRemote } from '@plumbline/shared-schema/platform';
import type { User } from '@plumbline/shared-schema/users';
import { storeSession } from '@plumbline/testing/signed-in';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../../App';
import { assembleSite } from '../../assemble-site';
import type { Site } from '../../assemble-site';
import { aBoot } from './a-boot';
import { fakeFederation } from './fake-federation';
import type { FakeFederation } from './fake-federation';

type RenderSiteOptions = {
  route?: string;
  remotes?: BootRemote[];
  settings?: Parameters<typeof aBoot>[1];
  federation?: FakeFederation;
  user?: User | null;
  language?: 'en' | 'fr';
  isWide?: boolean;
};

export type RenderedSite = {
  user: UserEvent;
  site: Site;
  federation: FakeFederation;
  navigate: (to: string) => Promise<void>;
};

/** Opens the whole site at an address, with remotes from a fake federation. */
export async function renderSite(options: RenderSiteOptions = {}): Promise<RenderedSite> {
  const {
    route = '/',
    remotes = [],
    settings,
    federation = fakeFederation(),
    user,
    language = 'en',
    isWide = true,
  } = options;
  Object.assign(window, { matchMedia: mediaQueries(isWide) });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  localStorage.setItem('i18nextLng', language);
  if (user) storeSession(user);
  history.replaceState(null, '', route);

  const site = await assembleSite(aBoot(remotes, settings), federation);
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

/** jsdom has no media queries: only the header's width question is answered. */
function mediaQueries(isWide: boolean): (query: string) => Partial<MediaQueryList> {
  return (media) => ({
    media,
    matches: media.includes('min-width') && isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
