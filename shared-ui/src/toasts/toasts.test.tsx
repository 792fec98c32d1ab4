import { loadToasts, ToastProvider, toast } from '@plumbline/shared-ui/toasts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';

beforeAll(loadToasts);
beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastProvider>page</ToastProvider>);
});
afterEach(() => {
  jest.useRealTimers();
});

const say = (speak: () => unknown) => {
  act(() => {
    speak();
  });
};
const pass = (milliseconds: number) => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};
const closing = 1000;

test('a success is a status that goes after two seconds', async () => {
  say(() => toast.success('Job Saved'));
  expect(screen.getByRole('status')).toHaveTextContent('Job Saved');
  pass(1900);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(100 + closing);
  await waitFor(() => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

test('an action in a toast is done once, and closes it', async () => {
  const onSelect = jest.fn();
  say(() => toast.success('Archived', { action: { label: 'Undo', onSelect } }));
  pass(7000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  pass(closing);
  await waitFor(() => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

test('an error is an alert that stays four seconds', async () => {
  say(() => toast.error('Login failed'));
  pass(3900);
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
  pass(100 + closing);
  await waitFor(() => {
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a toast waits while the pointer is over it', () => {
  say(() => toast.success('Offer sent successfully!'));
  fireEvent.mouseEnter(screen.getByRole('status'));
  pass(20_000);
  expect(screen.getByRole('status')).toHaveTextContent('Offer sent successfully!');
});

test('a loading toast stays until it is dismissed', async () => {
  let id = '';
  say(() => {
    id = toast.loading('Signing in with Google...');
  });
  pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('Signing in with Google...');
  say(() => {
    toast.dismiss(id);
  });
  pass(closing);
  await waitFor(() => {
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

test('what was said stays readable in the log', () => {
  say(() => toast.info('Offers refreshed!'));
  expect(screen.getByRole('log')).toHaveTextContent('Offers refreshed!');
});
