import { signedIn } from '@plumbline/testing/signed-in';
import { Slot } from '@plumbline/shared-ui/Slot';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aRemote } from '../fake-site/testing/a-boot';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

test('a slot that is down tries again by itself, and leaves the focus where it is', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const federation = demoFederation();
    federation.serve('mf-jobs ./header-search', () => {
      throw new Error('404');
    });
    await renderSite({ route: '/', remotes: demoRemotes, federation, user: signedIn.client() });
    await screen.findByRole('button', { name: /^Load this part again/ });
    federation.serve('mf-jobs ./header-search', () => ({
      HeaderSearchSlot: () => <input aria-label="Job search box" />,
    }));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    const box = await screen.findByRole('textbox', { name: 'Job search box' });
    expect(box).not.toHaveFocus();
  } finally {
    jest.useRealTimers();
  }
});

test('a page that is down tries again by itself when another address of it is shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const federation = demoFederation();
  federation.serve('mf-jobs ./job-details', () => {
    throw new Error('404');
  });
  const { navigate } = await renderSite({ route: '/jobs/7', remotes: demoRemotes, federation });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute('href', '/');
  federation.serve('mf-jobs ./job-details', () => ({ JobDetailsPage: () => <h1>Seventh no longer</h1> }));
  await navigate('/jobs/8');
  expect(await screen.findByRole('heading', { level: 1, name: 'Seventh no longer' })).toBeVisible();
});

test('a slot within a page that is down leaves no sign, and tries again by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const federation = demoFederation();
    federation.serve('mf-jobs ./job-search', () => ({
      JobSearchPage: () => (
        <section aria-label="Blog">
          <Slot name="home.blog/v1" />
        </section>
      ),
    }));
    federation.serve('mf-news ./teasers', () => {
      throw new Error('404');
    });
    const slots = [{ slot: 'home.blog/v1', expose: './teasers' }] as const;
    const remotes = [...demoRemotes, aRemote('mf-news', { slots: [...slots] })];
    await renderSite({ route: '/jobs', remotes, federation });
    const place = await screen.findByRole('region', { name: 'Blog' });
    await waitFor(() => expect(federation.loads).toContain('mf-news ./teasers'));
    await waitFor(() => expect(place).toHaveTextContent(''));
    expect(within(place).queryByRole('button')).not.toBeInTheDocument();
    federation.serve('mf-news ./teasers', () => ({ TeasersSlot: () => <p>Three articles</p> }));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await within(place).findByText('Three articles')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
