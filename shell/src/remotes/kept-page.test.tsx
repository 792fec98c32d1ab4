import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { makeSite } from '../fake-site/testing/render-site';
import { renderedHtml } from '../fake-site/testing/rendered-html';
import { rendered, renderedPlace } from '../fake-site/testing/rendered-place';
import { hearNotes } from '../reporting/notes';

const { root, takeOver } = renderedPlace();

/** The landing page as HTML, and the site whose script of that page fails. */
async function openWithoutScript() {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const whole = await makeSite({ remotes: demoRemotes, federation: demoFederation() });
  root().innerHTML = renderedHtml(whole, rendered.now);
  const heading = root().querySelector('h1');
  const federation = demoFederation();
  const page = () => {
    throw new Error('the chunk did not come');
  };
  federation.serve('mf-marketing ./landing', page);
  const site = await makeSite({ remotes: demoRemotes, federation, rendered });
  return { federation, site, heading };
}

test('a page whose script does not come keeps its HTML, and a bar says what it cannot do [PLT-143]', async () => {
  const { site, heading } = await openWithoutScript();
  await takeOver(site);

  expect(await screen.findByRole('alert')).toHaveTextContent('You can read this page');
  expect(heading).toHaveTextContent('landing');
  expect(root().querySelector('h1')).toBe(heading);
  expect(root().querySelectorAll('h1')).toHaveLength(1);
  expect(screen.queryByText('This part of Plumbline cannot be shown')).not.toBeInTheDocument();
});

test('it counts as a view that failed [PLT-143]', async () => {
  const heard: string[] = [];
  const { site } = await openWithoutScript();
  // Those of the tests before.
  hearNotes(() => undefined)();
  const stop = hearNotes(({ kind, ...noted }) => {
    heard.push(`${kind} ${'remote' in noted ? String(noted.remote?.name) : ''}`);
  });
  await takeOver(site);
  await screen.findByRole('alert');
  stop();
  expect(heard).toEqual(['view mf-marketing', 'failure mf-marketing']);
});

test('once its script has come, the page works and the bar is gone [PLT-143]', async () => {
  const { site, federation } = await openWithoutScript();
  await takeOver(site);
  const retry = await screen.findByRole('button', { name: 'Retry' });

  const { load } = demoFederation();
  const [marketing] = demoRemotes;
  if (!marketing) throw new Error('there is no mf-marketing');
  const module = await load(marketing, './landing', () => undefined);
  federation.serve('mf-marketing ./landing', () => module);
  await userEvent.click(retry);

  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('landing');
});

test('another address is shown as ever, not the HTML that was kept [PLT-143]', async () => {
  const { site } = await openWithoutScript();
  await takeOver(site);
  await screen.findByRole('alert');
  await act(async () => {
    site.history.push('/about');
    await Promise.resolve();
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'about' })).toBeInTheDocument();
  expect(screen.queryByText(/You can read this page/)).not.toBeInTheDocument();
});
