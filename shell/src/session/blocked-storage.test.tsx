import { readToken, startSession } from '@plumbline/shared-api/session';
import { signedIn } from '@plumbline/testing/signed-in';
import { claimDrafts, hasDrafts, keepDraft, readDraft } from '@plumbline/shared-ui/drafts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

/** What a browser does that blocks site data: mentioning either storage throws. */
function blockSiteData(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('where the browser blocks site data, the site is there, and keeps for the page what is chosen and typed', async () => {
  blockSiteData();
  const { site } = await renderSite({ route: '/about', remotes: demoRemotes, federation: demoFederation() });
  expect(await screen.findByRole('heading', { level: 1, name: 'about' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(await screen.findByRole('button', { name: 'Switch to light mode' })).toBeInTheDocument();

  act(() => void site.store.dispatch(startSession({ token: 'a token', user: signedIn.client() })));
  expect(readToken()).toBe('a token');

  claimDrafts('someone');
  keepDraft('post', '{"title":"New roof"}');
  expect([hasDrafts(), readDraft('post')]).toEqual([true, { title: 'New roof' }]);
  claimDrafts('someone else');
  expect(hasDrafts()).toBe(false);
});
