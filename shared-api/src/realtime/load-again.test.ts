import { loadAgain } from './load-again';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

let tries = 0;

/** Loads something that fails so many times, then comes. */
function begin(failures: number) {
  tries = 0;
  const leaving = new AbortController();
  const load = () => (++tries > failures ? Promise.resolve('code') : Promise.reject(new Error('no chunk')));
  return { leaving, loaded: loadAgain(load, leaving.signal) };
}
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('what does not load is asked for again after longer and longer pauses, at most a minute', async () => {
  const { loaded } = begin(9);
  for (const [before, seconds] of [1, 2, 4, 8, 16, 32, 60, 60, 60].entries()) {
    await wait(seconds * 1000 - 1);
    expect(tries).toBe(before + 1);
    await wait(1);
    expect(tries).toBe(before + 2);
  }
  expect(await loaded).toBe('code');
});

test('pages do not all ask at the same moment', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  begin(1);
  await wait(500);
  expect(tries).toBe(2);
});

test('it is asked for at once when the browser is online again', async () => {
  const { loaded } = begin(1);
  await wait(1);
  window.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(tries).toBe(2);
});

test('nothing is asked for any more once nobody wants it', async () => {
  const { leaving, loaded } = begin(5);
  await wait(1);
  leaving.abort();
  expect(await loaded).toBeUndefined();
  await wait(120_000);
  expect(tries).toBe(1);
});
