import { signedIn } from '@plumbline/testing/signed-in';
import { act, screen, waitFor } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';
import type { RenderedSite } from '../fake-site/testing/render-site';

type Options = Parameters<typeof renderSite>[0];

function open(route: string, options: Options = {}): Promise<RenderedSite> {
  return renderSite({ route, remotes: demoRemotes, federation: demoFederation(), ...options });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const here = () => `${location.pathname}${location.search}`;

test('a path that no remote declares shows the not-found page with a way home', async () => {
  const { user } = await open('/nowhere');
  await heading('Ooops, The page you are looking for is not found');
  expect(document.title).toBe('Ooops, The page you are looking for is not found · Plumbline');
  await user.click(screen.getByRole('link', { name: 'Back to Homepage' }));
  await heading('landing');
});

test('a page that is not there offers a search', async () => {
  const { user } = await open('/nowhere');
  await user.type(await screen.findByRole('searchbox', { name: 'Job search' }), 'drain{Enter}');
  await waitFor(() => expect(here()).toBe('/jobs?q=drain'));
});

test('a visitor at a page for people who are signed in goes to sign in and comes back after it [CHR-22]', async () => {
  await open('/messages?chat=7');
  await heading('signIn');
  expect(here()).toBe('/signin?returnTo=%2Fmessages%3Fchat%3D7');
});

test('somebody signed in who asks for the sign-up goes home [CHR-23]', async () => {
  await open('/signup', { user: signedIn.client() });
  await heading('clientHome');
  expect(here()).toBe('/');
});

test('a page of another role says whose it is and leads on [CHR-24]', async () => {
  await open('/post-contract', { user: signedIn.contractor() });
  await heading('Only clients and companies can open this page');
  expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
});

test('a declared redirect keeps its parameters and the query', async () => {
  await open('/old-jobs/42?from=mail');
  await heading('details');
  expect(here()).toBe('/jobs/42?from=mail');
});

test('the site opens with the page already there when its remote is quick', async () => {
  await open('/jobs');
  expect(screen.getByRole('heading', { level: 1, name: 'search' })).toBeInTheDocument();
});

test('the title of a page is known before its remote is there', async () => {
  const federation = demoFederation();
  let arrive: (module: unknown) => void = () => undefined;
  federation.serve(
    'mf-jobs ./job-details',
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const { site } = await open('/jobs/7', { federation });
  expect(document.title).toBe('details · Plumbline');
  expect(screen.getByRole('main')).toHaveTextContent('Loading the page…');
  await act(() => site.i18n.changeLanguage('fr'));
  expect(document.title).toBe('details (fr) · Plumbline');
  await act(async () => {
    arrive({ JobDetailsPage: () => <h1>Late</h1> });
    await Promise.resolve();
  });
  await heading('Late');
});

test('a change of path goes to the top, focuses the new heading and is announced; a change of query does neither', async () => {
  const { user } = await open('/jobs');
  await user.click(screen.getByRole('link', { name: 'Next jobs' }));
  expect(here()).toBe('/jobs?page=2');
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Next jobs' })).toHaveFocus();

  await user.click(screen.getByRole('link', { name: 'Seventh job' }));
  await waitFor(() => {
    expect(screen.getByRole('heading', { level: 1, name: 'details' })).toHaveFocus();
  });
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Page: details')).toHaveAttribute('role', 'status');
});

test('pointing at a link loads its page', async () => {
  const { user, federation } = await open('/jobs');
  await user.hover(screen.getByRole('link', { name: 'Seventh job' }));
  expect(federation.loads).toContain('mf-jobs ./job-details');
});

test('sign-in pages stand without header and footer, /login with them', async () => {
  const { navigate } = await open('/signin');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  await navigate('/login');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});
