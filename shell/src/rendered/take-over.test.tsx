import { keepDraft } from '@plumbline/shared-ui/drafts';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { makeSite } from '../fake-site/testing/render-site';
import { renderedHtml } from '../fake-site/testing/rendered-html';
import { rendered, renderedPlace } from '../fake-site/testing/rendered-place';

const { root, takeOver } = renderedPlace();

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** Shows the landing page over HTML of it, in a browser so prepared; returns the heading that came, in the page or not. */
async function openRendered(begin: () => void): Promise<Element | null> {
  const setUp = () => makeSite({ remotes: demoRemotes, federation: demoFederation() });
  root().innerHTML = renderedHtml(await setUp(), rendered.now);
  const heading = root().querySelector('h1');
  const site = await setUp();
  begin();
  await takeOver(site);
  await screen.findByRole('heading', { level: 1 });
  return heading;
}

test('the nodes of the HTML stay, with an anchor in the address too', async () => {
  expect(await openRendered(() => history.replaceState(null, '', '/#plans'))).toBeInTheDocument();
});

test.each([
  ['what was typed in this tab', () => keepDraft('sign-up', '{"fullName":"Camille"}')],
  ['the secret of a mailed link', () => history.replaceState(null, '', '/#token=abc')],
  ['what the page before gave', () => history.replaceState({ usr: { email: 'a@example.com' } }, '', '/')],
])('a page that begins with %s is rendered anew', async (_what, begin) => {
  expect(await openRendered(begin)).not.toBeInTheDocument();
});

/** The landing page as HTML, taken over while its script is on the way; `arrive` lets it come. */
async function openBeforeItsScript() {
  const whole = await makeSite({ remotes: demoRemotes, federation: demoFederation() });
  root().innerHTML = renderedHtml(whole, rendered.now);
  const heading = root().querySelector('h1');
  const [marketing] = demoRemotes;
  if (!marketing) throw new Error('there is no mf-marketing');
  const module = await demoFederation().load(marketing, './landing', () => undefined);
  let arrive: (page: unknown) => void = () => undefined;
  const federation = demoFederation();
  federation.serve('mf-marketing ./landing', () => new Promise((resolve) => (arrive = resolve)));
  const site = await makeSite({ remotes: demoRemotes, federation, rendered });
  await takeOver(site);
  const arrived = (page: unknown = module) =>
    act(async () => {
      arrive(page);
      await Promise.resolve();
    });
  return { heading, site, arrived };
}

test('the header works before the script of the page is there; the page keeps its nodes, and works once it is', async () => {
  const { heading, arrived } = await openBeforeItsScript();
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' })));
  expect(document.documentElement).toHaveClass('dark');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('landing');
  expect(heading).toBeInTheDocument();
  await arrived();
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});

test('another language that is chosen before the script of the page is there is the page’s once it is', async () => {
  const { site, arrived } = await openBeforeItsScript();
  await act(() => site.i18n.changeLanguage('fr'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('landing');
  await arrived({ LandingPage: () => <h1>accueil</h1> });
  expect(await screen.findByRole('heading', { level: 1, name: 'accueil' })).toBeInTheDocument();
});
