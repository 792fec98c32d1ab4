import { keepProcesses } from './processes';
import { until } from './testing';

/** Processes that listen and end when the test says so. */
function someProcesses(count: number) {
  const started: { slot: number; listen: () => void; end: (code: number) => void; isTold: boolean }[] = [];
  const seen = { warned: [] as string[], failed: [] as number[] };
  const kept = keepProcesses({
    count,
    warn: (line) => void seen.warned.push(line),
    onFailed: (code) => void seen.failed.push(code),
    start: (slot) => {
      const child = {
        slot,
        isTold: false,
        listen: () => undefined as void,
        end: (_code: number) => undefined as void,
      };
      started.push(child);
      return {
        listening: new Promise<void>((resolve) => (child.listen = resolve)),
        ended: new Promise<number>((resolve) => (child.end = resolve)),
        stop: () => {
          child.isTold = true;
          child.end(0);
        },
      };
    },
  });
  return { started, seen, kept };
}

const turn = () => new Promise(setImmediate);

async function threeListening() {
  const all = someProcesses(3);
  all.started[0]?.listen();
  await turn();
  for (const { listen } of all.started.slice(1)) listen();
  await all.kept.started;
  return all;
}

test('the first goes ahead of the others [PLT-220]', async () => {
  const { started } = someProcesses(3);
  await turn();
  expect(started.map(({ slot }) => slot)).toEqual([1]);
  started[0]?.listen();
  await turn();
  expect(started.map(({ slot }) => slot)).toEqual([1, 2, 3]);
});

test('one that ends is replaced, and so is one that cannot start in its place [PLT-220]', async () => {
  const { started, seen, kept } = await threeListening();
  started[1]?.end(137);
  await until(() => started.length === 4);
  expect(started[3]?.slot).toBe(2);
  expect(seen.warned).toEqual(['process 2 ended with 137: another takes its place']);
  started[3]?.end(1);
  await until(() => started.length === 5);
  expect(seen.failed).toEqual([]);
  await kept.stop();
});

test('where the first cannot start, none does [PLT-220]', async () => {
  const { started, seen, kept } = someProcesses(3);
  started[0]?.end(1);
  await kept.started;
  expect([started.length, seen.failed]).toEqual([1, [1]]);
});

test('all are told to stop, and waited for; none is replaced [PLT-220]', async () => {
  const { started, seen, kept } = await threeListening();
  await kept.stop();
  await turn();
  expect(started.map(({ isTold }) => isTold)).toEqual([true, true, true]);
  expect([started.length, seen.warned]).toEqual([3, []]);
});
