import { aContract } from '@plumbline/testing/builders/contracts';
import { renderPage, screen } from '@plumbline/testing/render';
import { signedIn } from '@plumbline/testing/signed-in';
import { DaysRemaining } from './DaysRemaining';

async function openOn(day: number, deliveryDate = aContract().deliveryDate) {
  jest.useFakeTimers({ now: new Date(2026, 2, day, 12), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const contract = aContract({ deliveryDate });
  await renderPage(<DaysRemaining contract={contract} />, { user: signedIn.contractor() });
}

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  [5, '4 days', 'Promised delivery: 09-Mar-2026'],
  [9, 'Last day', 'Promised delivery: 09-Mar-2026'],
  [10, '22 days', 'End: 01-Apr-2026'],
])('on day %d of March %s are left: %s', async (today, left, day) => {
  await openOn(today);
  expect(await screen.findByText(left)).toBeVisible();
  const [of, date = ''] = day.split(': ');
  expect(screen.getByText(`${String(of)}:`)).toHaveTextContent(day);
  // Which no line breaks.
  expect(screen.getByText(date)).toHaveProperty('tagName', 'TIME');
});

test('a delivery promised beyond the end moves nothing', async () => {
  await openOn(22, '2026-05-01T09:00:00.000Z');
  expect(await screen.findByText('10 days')).toBeVisible();
  expect(screen.getByText('End:')).toHaveTextContent('End: 01-Apr-2026');
});
