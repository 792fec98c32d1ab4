import { createOtherProcesses } from './other-processes';

test('people are visible while one of the processes says so', () => {
  const others = createOtherProcesses();
  others.setPeople('a', ['ada', 'bo']);
  others.setPeople('b', []);
  others.setPerson('b', 'ada', true);
  others.setPerson('a', 'ada', false);
  expect(['ada', 'bo'].map(others.isVisible)).toEqual([true, true]);
  others.setPeople('b', []);
  expect(['ada', 'bo'].map(others.isVisible)).toEqual([false, true]);
});

test('a process that is silent for long is forgotten, with the people who were there', () => {
  let now = 0;
  const others = createOtherProcesses(() => now);
  others.setPeople('a', ['ada']);
  now = 5000;
  others.setPeople('b', ['bo']);
  now = 9000;
  expect([others.forgetSilent(8000), others.count]).toEqual([true, 1]);
  expect(['ada', 'bo'].map(others.isVisible)).toEqual([false, true]);
  expect(others.forgetSilent(8000)).toBe(false);
});

test('nobody misses a process that ended after its people had left', () => {
  let now = 0;
  const others = createOtherProcesses(() => now);
  others.setPeople('a', ['ada']);
  others.setPerson('a', 'ada', false);
  now = 9000;
  expect([others.forgetSilent(8000), others.count]).toEqual([false, 0]);
});
