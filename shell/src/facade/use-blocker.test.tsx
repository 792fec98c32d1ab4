import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { Link, Router } from 'react-router';
import { createSiteHistory } from './site-history';
import type { SiteHistory } from './site-history';
import { useBlocker } from './use-blocker';

function Guarded({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="?tab=2">Tab</Link>
      {blocker.state === 'blocked' && (
        <div role="dialog" aria-label={`Leave for ${blocker.location.pathname}?`}>
          <button
            onClick={() => {
              blocker.proceed();
            }}
          >
            Leave
          </button>
          <button
            onClick={() => {
              blocker.reset();
            }}
          >
            Stay
          </button>
        </div>
      )}
    </>
  );
}

function Site({ history, isDirty }: { history: SiteHistory; isDirty: boolean }) {
  const { action, location } = useSyncExternalStore(history.listen, history.place, history.place);
  return (
    <Router navigator={history} navigationType={action} location={location}>
      <p>at {location.pathname}</p>
      <Guarded isDirty={isDirty} />
    </Router>
  );
}

function open(isDirty: boolean): SiteHistory {
  window.history.replaceState(null, '', '/start');
  const siteHistory = createSiteHistory();
  siteHistory.push('/form');
  render(<Site history={siteHistory} isDirty={isDirty} />);
  return siteHistory;
}

test('a clean form lets go', async () => {
  open(false);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('at /elsewhere')).toBeInTheDocument();
});

test('a dirty form holds a link back until it is allowed', async () => {
  open(true);
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.getByText('at /form')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText('at /elsewhere')).toBeInTheDocument();
  expect(location.pathname).toBe('/elsewhere');
});

test('what the guard does not mind goes through', async () => {
  open(true);
  await userEvent.click(screen.getByRole('link', { name: 'Tab' }));
  expect(location.search).toBe('?tab=2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Back is held back with the address kept, and happens when allowed', async () => {
  open(true);
  act(() => {
    window.history.back();
  });
  expect(await screen.findByRole('dialog', { name: 'Leave for /start?' })).toBeInTheDocument();
  await waitFor(() => {
    expect(location.pathname).toBe('/form');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('at /start')).toBeInTheDocument();
  expect(location.pathname).toBe('/start');
});
