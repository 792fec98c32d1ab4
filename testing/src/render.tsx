import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { i18n as I18n } from 'i18next';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { StoreProvider } from '@plumbline/shared-api/StoreProvider';
import { makeStore, type AppStore } from '@plumbline/shared-api/store';
import type { User } from '@plumbline/shared-schema/users';
import { createI18n, I18nextProvider } from '@plumbline/shared-ui/i18n';
import { AppTheme } from '@plumbline/shared-ui/theme';
import { loadToasts, ToastProvider } from '@plumbline/shared-ui/toasts';
import { storeSession } from '@plumbline/testing/signed-in';
import { ownNamespace, readTexts } from './texts';

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

/**
 * - `route`: the address asked for, with its query ('/jobs/1?tab=map'); '/' by default.
 * - `path`: the page's route pattern ('/jobs/:jobId'); any address by default.
 * - `state`: navigation state of that address.
 * - `user`: who is signed in; nobody by default. See `@plumbline/testing/signed-in`.
 */
export type RenderPageOptions = {
  route?: string;
  path?: string;
  state?: unknown;
  user?: User | null;
  language?: 'en' | 'fr';
  theme?: 'light' | 'dark';
};

export type RenderedPage = RenderResult & {
  /** From `userEvent.setup()`: `await user.click(…)`. */
  user: UserEvent;
  store: AppStore;
  i18n: I18n;
  /** The current location: `{ pathname, search, state }`. */
  location: () => { pathname: string; search: string; hash: string; state: unknown };
  /** Navigates as a link or the Back button (`-1`) would. */
  navigate: (to: string | number) => Promise<void>;
};

async function makeTexts(language: 'en' | 'fr'): Promise<I18n> {
  const i18n = await createI18n({ loadNamespace: readTexts, language });
  // A form without `schema` would wait for it.
  await i18n.loadNamespaces(['schema', ownNamespace()]);
  i18n.options.saveMissing = true;
  i18n.options.missingKeyHandler = (...[, namespace, key, , , options]: unknown[]) => {
    const hasOwnText = (options as { defaultValue?: unknown } | undefined)?.defaultValue !== undefined;
    if (!hasOwnText) throw new Error(`No text for "${String(namespace)}:${String(key)}".`);
  };
  return i18n;
}

/** Rethrows the error, for which the router would show a page of its own. */
function Thrown(): never {
  throw useRouteError();
}

/**
 * Shows a page as the site would: real store, theme, toasts and router, the texts of the package under test, the
 * network of `@plumbline/testing/server`. A missing text, an unhandled request and `console.error` fail the test.
 */
export async function renderPage(page: ReactElement, options: RenderPageOptions = {}): Promise<RenderedPage> {
  const { route = '/', path = '*', state, user = null, language = 'en', theme = 'light' } = options;
  localStorage.setItem('theme', theme);
  if (user) storeSession(user);
  const i18n = await makeTexts(language);
  await loadToasts();
  const store = makeStore();
  const { pathname, search, hash } = new URL(route, 'http://localhost');
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }];
  const router = createMemoryRouter(
    [{ path, element: <main>{page}</main>, errorElement: <Thrown /> }, ...elsewhere],
    {
      initialEntries: [{ pathname, search, hash, state }],
    },
  );
  const view = render(
    <StoreProvider store={store}>
      <I18nextProvider i18n={i18n}>
        <AppTheme>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </AppTheme>
      </I18nextProvider>
    </StoreProvider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    store,
    i18n,
    location: () => router.state.location,
    navigate: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
  };
}
