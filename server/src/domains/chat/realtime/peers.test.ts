import { createPeers } from './peers';

test('a process that is heard from its first deed on has left nothing out', () => {
  const peers = createPeers();
  expect([peers.hear('a', 0, false), peers.hear('a', 1, true), peers.hear('a', 1, false)]).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  ['comes late', [[3, false]], false],
  ['skips a deed', [[0, false], [2, true]], false], // prettier-ignore
  ['names a deed that did not come', [[1, true], [2, false]], false], // prettier-ignore
  ['goes on after a hole that was noticed', [[4, true], [5, true]], true], // prettier-ignore
] as const)('a process that %s', (_what, said, isWhole) => {
  const peers = createPeers();
  expect(said.map(([seq, isDone]) => peers.hear('a', seq, isDone)).at(-1)).toBe(isWhole);
});

test('a process that is silent for long is forgotten, with the people who were there', () => {
  let now = 0;
  const peers = createPeers(() => now);
  peers.hear('a', 0, false);
  peers.setVisible('a', ['ada']);
  expect(peers.isVisible('ada')).toBe(true);
  now = 5000;
  peers.hear('b', 0, false);
  now = 9000;
  expect(peers.forgetSilent(8000)).toBe(1);
  expect([peers.count, peers.isVisible('ada')]).toEqual([1, false]);
});
