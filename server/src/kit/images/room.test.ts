import { createRoom } from './room';

/** Work that ends when told to. */
function aWork() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

function watch(size: number) {
  const room = createRoom<string>(size);
  const begun: string[] = [];
  const begin = (kind: string, needs: number) => {
    const work = aWork();
    const done = room.run({ kind, needs }, () => {
      begun.push(kind);
      return work.ended;
    });
    return { end: async () => (work.end(), done) };
  };
  return { room, begun, begin };
}
const settled = () => new Promise(setImmediate);

test('as much begins as there is room for, and the next when something ends', async () => {
  const { begun, begin, room } = watch(2);
  const first = begin('first', 1);
  begin('second', 1);
  begin('third', 1);
  await settled();
  expect(begun).toEqual(['first', 'second']);
  expect(room.countWaiting('third')).toBe(1);
  await first.end();
  await settled();
  expect(begun).toEqual(['first', 'second', 'third']);
  expect(room.countWaiting()).toBe(0);
});

test('what needs all of it waits for the others, and is not overtaken', async () => {
  const { begun, begin } = watch(2);
  const small = begin('small', 1);
  const large = begin('large', 2);
  begin('late', 1);
  await settled();
  expect(begun).toEqual(['small']);
  await small.end();
  await settled();
  expect(begun).toEqual(['small', 'large']);
  await large.end();
  await settled();
  expect(begun).toEqual(['small', 'large', 'late']);
});

test('work that fails gives its room back', async () => {
  const room = createRoom<string>(1);
  await expect(
    room.run({ kind: 'first', needs: 1 }, () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow('broken');
  expect(await room.run({ kind: 'second', needs: 1 }, async () => 'done')).toBe('done');
});
