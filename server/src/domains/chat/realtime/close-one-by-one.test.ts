import { closeOneByOne } from './close-one-by-one';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function connections(count: number) {
  const seen = { closed: 0 };
  return { seen, open: Array.from({ length: count }, () => ({ close: () => void (seen.closed += 1) })) };
}

test('many connections leave over the time they have, and all of them have left then [PLT-203]', async () => {
  const { seen, open } = connections(5000);
  const closing = closeOneByOne(open, 1000);
  expect(seen.closed).toBe(0);
  await jest.advanceTimersByTimeAsync(500);
  expect(seen.closed).toBeGreaterThan(1000);
  expect(seen.closed).toBeLessThan(4000);
  await jest.advanceTimersByTimeAsync(500);
  await closing;
  expect(seen.closed).toBe(5000);
});

test('few have left sooner [PLT-203]', async () => {
  const { seen, open } = connections(10);
  const closing = closeOneByOne(open, 1000);
  await jest.advanceTimersByTimeAsync(150);
  await closing;
  expect(seen.closed).toBe(10);
});
