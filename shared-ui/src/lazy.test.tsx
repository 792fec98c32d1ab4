import { lazily } from '@plumbline/shared-ui/lazy';
import { loadToasts, ToastProvider } from '@plumbline/shared-ui/toasts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

beforeAll(loadToasts);

type GreetingProps = { name: string };
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;

test('a lazy component shows its fallback until it came, then itself with its props', async () => {
  const load = jest.fn(() => Promise.resolve({ Greeting, LIMIT: 3 }));
  const LazyGreeting = lazily(load, 'Greeting', <p>Wait</p>);
  expect(load).not.toHaveBeenCalled();
  render(<LazyGreeting name="Ada" />);
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.queryByText('Wait')).not.toBeInTheDocument();
});

const FAILED = 'This part of the page could not be loaded. Check your connection and try again.';

/** Fails until `mend` is called. */
function aLoad<Module>(module: Module) {
  let isOffline = true;
  return {
    load: jest.fn(() =>
      isOffline ? Promise.reject(new Error('Loading chunk 7 failed.')) : Promise.resolve(module),
    ),
    mend: () => {
      isOffline = false;
    },
  };
}

test('a part that cannot be loaded says so in its place, and Retry loads it', async () => {
  const { load, mend } = aLoad({ Greeting });
  const LazyGreeting = lazily(load, 'Greeting');
  render(
    <>
      <input aria-label="Note" />
      <LazyGreeting name="Ada" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Note'), 'typed');
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  load.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(await screen.findByRole('alert')).toBeVisible();
  mend();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('typed');
});

test('a part that cannot be loaded is asked for again by itself, with longer pauses, until it comes', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { load, mend } = aLoad({ Greeting });
  const LazyGreeting = lazily(load, 'Greeting');
  const { unmount } = render(<LazyGreeting name="Ada" />);
  const alert = await screen.findByRole('alert');
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(2100);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(2100);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(2100);
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('alert')).toBe(alert);
  mend();
  await pass(8100);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
  unmount();

  load.mockClear();
  const LazyOther = lazily(aLoad({ Greeting }).load, 'Greeting');
  const other = render(<LazyOther name="Ada" />);
  await screen.findByRole('alert');
  other.unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const Dialog = ({ isOpen = true, onClose }: { isOpen?: boolean; onClose: () => void }) =>
  isOpen && (
    <div role="dialog">
      <button onClick={onClose}>Close</button>
    </div>
  );

test.each([
  ['goes when it is closed', false],
  ['stays mounted', true],
])('a dialog that %s and cannot be loaded is closed with a toast, and opens later', async (_what, stays) => {
  const { load, mend } = aLoad({ Dialog });
  const LazyDialog = lazily(load, 'Dialog');
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <ToastProvider>
        <button onClick={() => setOpen(true)}>Open</button>
        {stays && <LazyDialog isOpen={isOpen} onClose={() => setOpen(false)} />}
        {!stays && isOpen && <LazyDialog onClose={() => setOpen(false)} />}
      </ToastProvider>
    );
  }
  render(<Opener />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  mend();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
