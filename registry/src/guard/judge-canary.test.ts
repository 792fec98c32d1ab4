import { judgeCanary } from './judge-canary';

type Pair = [failed: number, views: number];

const counts = ([failedViews, views]: Pair) => ({ failedViews, views });
const verdict = (canary: Pair, live: Pair, before: Pair = [0, 0]) =>
  judgeCanary({ canary: counts(canary), live: counts(live), before: counts(before) }).verdict;

test.each<[string, Pair, Pair, Pair, string]>([
  ['too few views, all of them failing', [19, 19], [0, 500], [0, 0], 'wait'],
  ['every view failing', [20, 20], [0, 200], [0, 0], 'stop'],
  ['a third of the views failing against one in a hundred', [10, 30], [3, 300], [0, 0], 'stop'],
  ['two failures, however few views', [2, 20], [0, 1000], [0, 0], 'fine'],
  ['as many errors as the live release', [30, 100], [290, 1000], [0, 0], 'fine'],
  ['a little more than the live release, within chance', [5, 100], [30, 1000], [0, 0], 'fine'],
  ['a little more than the live release, beyond chance', [500, 10_000], [3000, 100_000], [0, 0], 'stop'],
  ['few live views since, a sound day before', [8, 40], [0, 5], [2, 400], 'stop'],
  ['few live views since, an equally bad day before', [8, 40], [0, 5], [80, 400], 'fine'],
  ['no live views at all, one view in four failing', [10, 40], [0, 0], [0, 0], 'stop'],
  ['no live views at all, one view in fifteen failing', [4, 60], [0, 0], [0, 0], 'fine'],
])('a canary with %s: %j against %j (%j before) → %s [PLT-121]', (...[, canary, live, before, expected]) => {
  expect(verdict(canary, live, before)).toBe(expected);
});

test('a canary as good as the live release is hardly ever ended, although it is judged again and again [PLT-121]', () => {
  let seed = 20_260_101;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const fails = () => (random() < 0.03 ? 1 : 0);
  let ended = 0;
  for (let trial = 0; trial < 500; trial += 1) {
    const canary: Pair = [0, 0];
    const live: Pair = [0, 0];
    for (let look = 0; look < 40; look += 1) {
      for (let view = 0; view < 10; view += 1) canary[0] += fails();
      for (let view = 0; view < 90; view += 1) live[0] += fails();
      canary[1] += 10;
      live[1] += 90;
      if (verdict([...canary], [...live]) === 'stop') {
        ended += 1;
        break;
      }
    }
  }
  expect(ended / 500).toBeLessThan(0.05);
});
