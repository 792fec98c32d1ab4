import { bucketOf, percentileOf } from './vital-buckets';

const p75 = (name: 'LCP' | 'CLS', values: number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(bucketOf(name, value), (counts.get(bucketOf(name, value)) ?? 0) + 1);
  return percentileOf(name, counts, 0.75);
};

test.each([
  ['LCP', [100, 200, 300, 400], 300],
  ['LCP', Array.from({ length: 1000 }, (_none, index) => index * 4), 3000],
  ['CLS', [0.01, 0.02, 0.05, 0.1], 0.05],
] as const)('the 75th percentile of %s is right within a fifth [PLT-103]', (name, values, exact) => {
  expect(Math.abs(p75(name, [...values]) - exact)).toBeLessThanOrEqual(exact * 0.2);
});

test('nothing is zero, and what is beyond every bucket is in the last [PLT-103]', () => {
  expect(percentileOf('LCP', new Map(), 0.75)).toBe(0);
  expect([bucketOf('LCP', 0), bucketOf('CLS', 0), bucketOf('LCP', 600_000)]).toEqual([0, 0, 63]);
});
