import { createGathered, createGatheredRead } from './gathered';

test('what comes during the work is done together after it, and a failure is that of its own share', async () => {
  const shares: string[][] = [];
  const add = createGathered<string>(async (items) => {
    shares.push([...items]);
    await Promise.resolve();
    if (items.includes('bad')) throw new Error('bad');
  });
  const first = add('one');
  await Promise.resolve();
  const others = [add('two'), add('bad')];
  await first;
  await expect(Promise.allSettled(others)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  await add('three');
  expect(shares).toEqual([['one'], ['two', 'bad'], ['three']]);
});

test('rows asked for while reads are under way are read together, once each, after they were asked for', async () => {
  const reads: { keys: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const find = createGatheredRead<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const known = keys.filter((key) => key !== 'unknown');
        const answer = () => resolve(new Map(known.map((key) => [key, `${key}!`])));
        reads.push({ keys, answer, fail: reject });
      }),
  );
  const alone = ['a', 'b', 'c', 'd'].map((key) => find(key));
  const together = ['e', 'unknown', 'e'].map((key) => find(key));
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c'], ['d']]);
  const failed = expect(alone[0]).rejects.toThrow('lost');
  reads[0]?.fail(new Error('lost'));
  await failed;
  expect(reads[4]?.keys).toEqual(['e', 'unknown']);
  reads[4]?.answer();
  expect(await Promise.all(together)).toEqual(['e!', undefined, 'e!']);
  reads[1]?.answer();
  expect(await alone[1]).toBe('b!');
});
