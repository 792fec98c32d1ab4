import { watchRest } from './watch-rest';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Looks at a process as often as there are looks: what it has had of a processor, and how many pages it rendered. */
async function watched(looks: { ms?: number; pages?: number | undefined }[]): Promise<number> {
  let at = -1;
  const onWork = jest.fn();
  const readUse = () => {
    const ms = looks[at]?.ms;
    return Promise.resolve(ms === undefined ? undefined : { ms, isAsleep: true });
  };
  const unwatch = watchRest({ readUse, rendered: () => looks[at]?.pages }, onWork);
  for (at = 0; at < looks.length; at += 1) await jest.advanceTimersByTimeAsync(500);
  unwatch();
  return onWork.mock.calls.length;
}

test.each([
  [
    'works',
    [
      { ms: 0, pages: 1 },
      { ms: 400, pages: 1 },
      { ms: 800, pages: 1 },
    ],
    1,
  ],
  [
    'rests',
    [
      { ms: 0, pages: 1 },
      { ms: 20, pages: 1 },
      { ms: 150, pages: 1 },
    ],
    0,
  ],
  ['renders a page', [{ ms: 0, pages: 1 }, { ms: 400 }, { ms: 800 }], 0],
  [
    'rendered a page meanwhile',
    [
      { ms: 0, pages: 1 },
      { ms: 400, pages: 2 },
      { ms: 420, pages: 2 },
    ],
    0,
  ],
  ['cannot be looked at', [{ pages: 1 }, { pages: 1 }], 0],
])('a process that %s is told from one with work left [PLT-142]', async (_what, looks, times) => {
  expect(await watched(looks)).toBe(times);
});
