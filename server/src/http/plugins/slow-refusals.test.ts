import { createSlowRefusals } from './slow-refusals';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** So many refusals of one caller; `seen` counts those that were answered. */
function refusals(count: number) {
  const { refuse } = createSlowRefusals();
  const codes: unknown[] = [];
  const begin = (caller: string) => {
    refuse(caller, 7).catch((error: unknown) => codes.push(error));
  };
  for (let n = 0; n < count; n++) begin('192.0.2.1');
  return { codes, begin };
}

test('who calls beyond a limit waits for the answer, which says when to come back', async () => {
  const { codes } = refusals(2);
  await jest.advanceTimersByTimeAsync(400);
  expect(codes).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(codes).toMatchObject([
    { code: 'RATE_LIMITED', details: { retryAfter: 7 } },
    { code: 'RATE_LIMITED', details: { retryAfter: 7 } },
  ]);
});

test('a caller may have 200 of them waiting, another waits for nobody', async () => {
  const { codes, begin } = refusals(203);
  begin('192.0.2.2');
  await jest.advanceTimersByTimeAsync(0);
  expect(codes).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(500);
  expect(codes).toHaveLength(204);
  begin('192.0.2.1');
  await jest.advanceTimersByTimeAsync(0);
  expect(codes).toHaveLength(204);
});
