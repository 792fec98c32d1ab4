import type { Snapshot } from './snapshot';
import { warmFirst } from './warm-first';

const build = { release: { name: 'shell' }, contentHash: 'a1' };
const snapshot = { host: build, remotes: [], disabled: [], canaries: [] } as unknown as Snapshot;
const newest = () => Promise.resolve(snapshot);

afterEach(() => jest.useRealTimers());

/** Whether the first pages are there, and when. */
async function opened(warm: () => Promise<void>) {
  const { live, firstPages } = warmFirst(newest, warm);
  expect(await live()).toBe(snapshot);
  const seen = { isThere: false };
  const there = firstPages().then(() => void (seen.isThere = true));
  return { seen, there };
}

test('the first state is there at once, its pages when they can be rendered [PLT-208]', async () => {
  let finish: () => void = () => undefined;
  const { seen, there } = await opened(() => new Promise((resolve) => (finish = resolve)));
  await new Promise(setImmediate);
  expect(seen.isThere).toBe(false);
  finish();
  await there;
});

test('pages that never can be are waited for three seconds [PLT-208]', async () => {
  jest.useFakeTimers();
  const { seen } = await opened(() => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(2999);
  expect(seen.isThere).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.isThere).toBe(true);
});

test('where nothing is rendered nobody waits', async () => {
  await warmFirst(newest, undefined).firstPages();
});
