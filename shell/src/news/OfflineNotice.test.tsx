import { KEPT_PAGE } from '@plumbline/shared-schema/rendering';
import { act, screen, waitFor } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

const open = (language: 'en' | 'fr' = 'en') =>
  renderSite({ remotes: demoRemotes, federation: demoFederation(), route: '/about', language });

function turnNetwork(way: 'on' | 'off'): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(way === 'on');
  act(() => void window.dispatchEvent(new Event(`${way}line`)));
}

afterEach(() => {
  jest.restoreAllMocks();
  document.querySelector(`meta[name=${KEPT_PAGE}]`)?.remove();
});

test('an open page says that there is no network, for as long as there is none [OFL-01]', async () => {
  await open();
  turnNetwork('off');
  const said = await screen.findByText('You are offline. What you last saw is here.');
  expect(said.closest('[role="status"]')).not.toBeNull();
  turnNetwork('on');
  await waitFor(() => expect(said).not.toBeInTheDocument());
});

test('it speaks French', async () => {
  await open('fr');
  turnNetwork('off');
  expect(await screen.findByText(/^Vous êtes hors connexion/)).toBeInTheDocument();
});

test('the kept page of a site that does not answer says so, and leads back to it [OFL-01]', async () => {
  const meta = document.createElement('meta');
  meta.name = KEPT_PAGE;
  document.head.append(meta);
  await open();
  expect(
    await screen.findByText('Plumbline does not answer. What you last saw is here.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
