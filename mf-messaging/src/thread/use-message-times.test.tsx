/** @jest-environment-options {"timeZone": "Europe/Paris"} */
import { renderPage, screen } from '@plumbline/testing/render';
import { useMessageTimes } from './use-message-times';

function Day({ of }: { of: string }) {
  return <p>{useMessageTimes().day(of)}</p>;
}

test.each([
  ['an hour that the change to summer time left out', '2026-03-29', '2026-03-30T00:30'],
  ['an hour that the change to winter time gave twice', '2026-10-25', '2026-10-26T23:30'],
])('the day before is yesterday, whatever its length: %s', async (_what, day, now) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['setTimeout', 'queueMicrotask'] });
  await renderPage(<Day of={new Date(`${day}T12:00`).toISOString()} />);
  expect(screen.getByText('Yesterday')).toBeVisible();
});
