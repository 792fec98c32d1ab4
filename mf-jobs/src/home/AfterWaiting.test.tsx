import { act, renderPage, screen } from '@plumbline/testing/render';
import { useState } from 'react';
import { AfterWaiting } from './AfterWaiting';
import type { WaitingEntry, WaitingNow } from './waiting';

const offer: WaitingEntry = { key: 'o1', to: '/proposals', text: 'An offer to answer', kind: 'offers' };
const invite: WaitingEntry = { key: 'i1', to: '/contract-invites', text: 'An invitation', kind: 'invites' };

/** A home whose answers come when the test says. */
async function open(known: WaitingEntry[]) {
  let tell: (waiting: WaitingNow) => void = () => undefined;
  function Home() {
    const [waiting, setWaiting] = useState<WaitingNow>({ isLoading: true, entries: known });
    tell = setWaiting;
    return (
      <AfterWaiting waiting={waiting} loadingLabel="Loading jobs">
        <p>Recent jobs</p>
      </AfterWaiting>
    );
  }
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = await renderPage(<Home />);
  expect(screen.getByRole('status', { name: 'Loading jobs' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Recent jobs')).toBeVisible();
  expect(screen.getByText('Looking for what waits for you…')).toBeVisible();
  return { user, answer: (entries: WaitingEntry[]) => act(() => tell({ isLoading: false, entries })) };
}

const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

afterEach(() => {
  jest.useRealTimers();
});

test('what waits and comes late has its place, and shows when it is asked to', async () => {
  const { user, answer } = await open([offer]);
  expect(names()).toEqual(['An offer to answer']);
  answer([offer, invite]);
  expect(names()).toEqual(['An offer to answer']);
  await user.click(screen.getByRole('button', { name: 'Show what waits for you' }));
  expect(names()).toEqual(['An offer to answer', 'An invitation']);
  expect(screen.getByRole('button', { expanded: true })).toHaveFocus();
});

test('that nothing waits is said where it was looked for', async () => {
  const { answer } = await open([]);
  answer([]);
  expect(screen.getByText('Nothing more waits for you.')).toBeVisible();
});
