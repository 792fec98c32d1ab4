import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import type { QueryLike } from '@plumbline/shared-ui/QueryBoundary';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const loaded = { isLoading: false, isFetching: false, refetch: () => {} };

function show(query: QueryLike<string[]>) {
  return render(
    <QueryBoundary
      query={query}
      isEmpty={(rows) => rows.length === 0}
      empty="No Saved Contracts"
      errorMessage="Failed to load jobs"
      notFound="No such job"
    >
      {(rows) => rows.join(', ')}
    </QueryBoundary>,
  );
}

test('while loading it announces that it is busy', () => {
  show({ ...loaded, isLoading: true });
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveAccessibleName('Loading…');
});

test('an error shows its own message, and Retry asks again', async () => {
  const refetch = jest.fn();
  show({ ...loaded, error: { status: 500, code: 'INTERNAL', message: 'Down for repair' }, refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Down for repair');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('an error without a message shows the text of the page', () => {
  show({ ...loaded, error: { status: 0, message: '' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load jobs');
});

test('whoever is offline reads so before what failed', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ ...loaded, error: { status: 0, message: '' } });
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline. Failed to load jobs');
  onLine.mockRestore();
});

test('a missing object shows what the page says about it', () => {
  show({ ...loaded, error: { status: 404, message: 'Not found' } });
  expect(screen.getByText('No such job')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('an empty list shows its text', () => {
  show({ ...loaded, data: [] });
  expect(screen.getByText('No Saved Contracts')).toBeVisible();
});

test('data stays on screen when a later fetch fails', () => {
  show({ ...loaded, data: ['Roof', 'Wall'], error: { status: 500, message: 'Down' } });
  expect(screen.getByText(/Roof, Wall/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Down');
});
