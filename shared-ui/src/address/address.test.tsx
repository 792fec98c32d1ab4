import {
  pathWith,
  useAddress,
  useAddressDialog,
  useListView,
  useSignInAddress,
} from '@plumbline/shared-ui/address';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';

function show(page: ReactElement, entries: string[] = ['/jobs']) {
  const router = createMemoryRouter(
    [
      { path: '/jobs', element: page },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: entries },
  );
  render(<RouterProvider router={router} />);
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    state: () => router.state.location.state as unknown,
    go: (to: number | string, options?: object) =>
      act(async () => {
        await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options));
      }),
  };
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function Jobs() {
  const view = useListView({ status: ['', 'open', 'closed'], tab: ['own', 'all'] });
  return (
    <>
      <input aria-label="Search" value={view.text} onChange={({ target }) => view.search(target.value)} />
      <p>{`${view.tab} ${view.status || 'any'} "${view.q}" page ${view.page}`}</p>
      <button onClick={() => view.set({ status: 'open' })}>Open</button>
      <button onClick={() => view.set({ status: '', tab: 'all' })}>All</button>
      <button onClick={() => view.set({ tab: 'own' })}>Own</button>
      <button onClick={() => view.turnTo(view.page + 1)}>Next</button>
      <button onClick={() => view.turnTo(1)}>First</button>
      <button onClick={() => view.turnTo(3, { replace: true })}>Last</button>
      <button onClick={view.clear}>Clear</button>
    </>
  );
}

describe('a list in the address', () => {
  test('text, filters and page are read from it; what is no choice or no page is the default', () => {
    show(<Jobs />, ['/jobs?q=roof&status=closed&tab=all&page=3']);
    expect(screen.getByText('all closed "roof" page 3')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('roof');
  });

  test.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'status=wrong&tab=wrong'])(
    '%s changes nothing',
    (query) => {
      show(<Jobs />, [`/jobs?${query}`]);
      expect(screen.getByText('own any "" page 1')).toBeVisible();
    },
  );

  test('defaults and blanks leave the address, the rest of it stays', async () => {
    const { address } = show(<Jobs />, ['/jobs?ref=mail&status=open&tab=all']);
    await click('All');
    expect(address()).toBe('/jobs?ref=mail&tab=all');
    await click('Own');
    expect(address()).toBe('/jobs?ref=mail');
    await click('Next');
    expect(address()).toBe('/jobs?ref=mail&page=2');
    await click('First');
    expect(address()).toBe('/jobs?ref=mail');
  });

  test('another search or filter begins on the first page', async () => {
    const { address } = show(<Jobs />, ['/jobs?page=4']);
    await userEvent.type(screen.getByRole('textbox'), 'ro');
    expect(address()).toBe('/jobs?q=ro');
    await click('Next');
    await click('Open');
    expect(address()).toBe('/jobs?q=ro&status=open');
  });

  test('typing adds no history entry and keeps the space at the end in the field only', async () => {
    const { address, go } = show(<Jobs />, ['/start', '/jobs']);
    await userEvent.type(screen.getByRole('textbox'), 'roof ');
    expect(screen.getByRole('textbox')).toHaveValue('roof ');
    expect(address()).toBe('/jobs?q=roof');
    await go(-1);
    expect(address()).toBe('/start');
  });

  test('Back takes a filter away and brings its text back', async () => {
    const { address, go } = show(<Jobs />, ['/jobs?q=roof']);
    await click('Clear');
    expect(screen.getByRole('textbox')).toHaveValue('');
    await go(-1);
    expect(address()).toBe('/jobs?q=roof');
    expect(screen.getByRole('textbox')).toHaveValue('roof');
  });

  test('a page in the place of one that is not there adds no history entry', async () => {
    const { address, go } = show(<Jobs />, ['/start', '/jobs?page=9']);
    await click('Last');
    expect(address()).toBe('/jobs?page=3');
    await go(-1);
    expect(address()).toBe('/start');
  });

  test('clearing takes text, filters and page away at once', async () => {
    const { address } = show(<Jobs />, ['/jobs?q=roof&status=open&tab=all&page=2&ref=mail']);
    await click('Clear');
    expect(address()).toBe('/jobs?ref=mail');
  });
});

function Reviews() {
  const { page, turnTo, get, change } = useAddress();
  return (
    <>
      <p>{`${page('reviews')} ${get('from')}`}</p>
      <button onClick={() => turnTo(page('reviews') + 1, { name: 'reviews' })}>Next</button>
      <button onClick={() => change({ from: '2026-01', to: null })}>January</button>
    </>
  );
}

test('other values go by their own names', async () => {
  const { address } = show(<Reviews />, ['/jobs?to=2026-05']);
  await click('Next');
  expect(address()).toBe('/jobs?to=2026-05&reviews=2');
  await click('January');
  expect(address()).toBe('/jobs?reviews=2&from=2026-01');
  expect(screen.getByText('2 2026-01')).toBeVisible();
});

function Closing() {
  const dialog = useAddressDialog('close');
  return (
    <>
      <p>{dialog.isOpen ? `asks about ${dialog.value}` : 'closed'}</p>
      <p>{dialog.address('j9')}</p>
      <button onClick={() => dialog.open('j1')}>Close job</button>
      <Link {...dialog.link('j2', { action: 'end' })}>End job</Link>
      <button onClick={dialog.close}>Keep</button>
    </>
  );
}

describe('a dialog in the address', () => {
  test('Back closes it, and closing it takes its entry back', async () => {
    const { address, go } = show(<Closing />, ['/start', '/jobs?page=2']);
    await click('Close job');
    expect(address()).toBe('/jobs?page=2&close=j1');
    expect(screen.getByText('asks about j1')).toBeVisible();
    await go(-1);
    expect(screen.getByText('closed')).toBeVisible();

    await click('Close job');
    await click('Keep');
    expect(address()).toBe('/jobs?page=2');
    await go(-1);
    expect(address()).toBe('/start');
  });

  test('a copied address shows it, and closing it stays on the page', async () => {
    const { address, go } = show(<Closing />, ['/start', '/jobs?close=j1&page=2']);
    await click('Keep');
    expect(address()).toBe('/jobs?page=2');
    await go(-1);
    expect(address()).toBe('/start');
  });

  test('a link opens it like a button', async () => {
    const { address } = show(<Closing />);
    await userEvent.click(screen.getByRole('link', { name: 'End job' }));
    expect(address()).toBe('/jobs?close=j2&action=end');
    await click('Keep');
    expect(address()).toBe('/jobs');
  });

  test('what else the page was told when it was opened stays', async () => {
    const { go, state } = show(<Closing />, ['/start']);
    await go('/jobs', { state: { from: 'search' } });
    await click('Close job');
    expect(state()).toEqual({ from: 'search', wasOpenedHere: true });
    expect(screen.getByText('/jobs?close=j9')).toBeVisible();
  });
});

function Elsewhere() {
  const { carryTo } = useAddress();
  return (
    <>
      <a href={pathWith('/messages', { chat: 'c 1', q: '' })}>Chat</a>
      <a href={pathWith('/messages', { chat: null })}>Chats</a>
      <a href={carryTo('/signup', { step: 3 })}>Sign up</a>
      <a href={useSignInAddress()}>Sign in</a>
      <a href={useSignInAddress('/post-contract')}>Sign in to post</a>
    </>
  );
}

test.each([
  ['Chat', '/messages?chat=c+1'],
  ['Chats', '/messages'],
  ['Sign up', '/signup?page=2&step=3'],
  ['Sign in', '/login?returnTo=%2Fjobs%3Fpage%3D2'],
  ['Sign in to post', '/login?returnTo=%2Fpost-contract'],
])('another page’s address is written for a link: %s', (name, address) => {
  show(<Elsewhere />, ['/jobs?page=2']);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});
