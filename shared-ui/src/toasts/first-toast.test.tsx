import { toast } from '@plumbline/shared-ui/toasts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { stackScript } from './stack-script';
import type { StackScript } from './stack-script';
import { ToastOutlet } from './ToastOutlet';

/** The script of the toasts, which arrives when the test says so. */
function aScript() {
  let arrive = () => {};
  let fail = () => {};
  const load = jest.fn(
    () =>
      new Promise<Awaited<ReturnType<StackScript['load']>>>((resolve, reject) => {
        arrive = () => void stackScript.load().then(resolve, reject);
        fail = () => reject(new Error('offline'));
      }),
  );
  return {
    script: { loaded: () => undefined, load },
    load,
    arrive: () => settled(() => arrive()),
    fail: () => settled(() => fail()),
  };
}

/** What a promise leads to, too. */
const settled = (happen: () => void) =>
  act(async () => {
    happen();
    await Promise.resolve();
  });

const say = (speak: () => unknown) => {
  act(() => {
    speak();
  });
};

test('nothing is loaded before something is said', () => {
  const { script, load } = aScript();
  const { container } = render(<ToastOutlet script={script} />);
  expect(load).not.toHaveBeenCalled();
  expect(container).toBeEmptyDOMElement();
});

test('the first toast waits for its script and is shown', async () => {
  const { script, load, arrive } = aScript();
  render(<ToastOutlet script={script} />);
  say(() => toast.info('Offers refreshed!'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await arrive();
  expect(await screen.findByRole('status')).toHaveTextContent('Offers refreshed!');
});

test('a toast that is dismissed before is not shown', async () => {
  const { script, arrive } = aScript();
  render(<ToastOutlet script={script} />);
  say(() => {
    toast.dismiss(toast.loading('Signing in with Google...'));
    toast.info('You are signed in.');
  });
  await arrive();
  expect(await screen.findByRole('status')).toHaveTextContent('You are signed in.');
});

test('without its script a toast is shown plainly, and the next one tries again', async () => {
  const { script, load, arrive, fail } = aScript();
  render(<ToastOutlet script={script} />);
  say(() => toast.error('You are offline.'));
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  say(() => toast.info('You are online again.'));
  expect(screen.getByRole('status')).toHaveTextContent('You are online again.');
  expect(load).toHaveBeenCalledTimes(2);
  await arrive();
  await waitFor(() => expect(document.querySelector('.notistack-SnackbarContainer')).not.toBeNull());
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(await screen.findByRole('status')).toHaveTextContent('You are online again.');
});

test('what was said where nothing could show it is not said later', async () => {
  const { script, arrive } = aScript();
  const { unmount } = render(<ToastOutlet script={script} />);
  unmount();
  toast.info('Nobody is here.');
  render(<ToastOutlet script={script} />);
  say(() => toast.info('Welcome back.'));
  await arrive();
  expect(await screen.findByRole('status')).toHaveTextContent('Welcome back.');
});
