import { createGathered } from './gathered';

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
