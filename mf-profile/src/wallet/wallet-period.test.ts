import { daysIn, daysOf, instantsOf } from './wallet-period';

test.each([
  ['this-month', '2026-03-31', { from: '2026-03-01', to: '2026-03-31' }],
  ['this-month', '2028-02-05', { from: '2028-02-01', to: '2028-02-29' }],
  ['last-month', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
  ['last-month', '2026-01-15', { from: '2025-12-01', to: '2025-12-31' }],
  ['this-year', '2026-06-01', { from: '2026-01-01', to: '2026-12-31' }],
  ['last-12-months', '2026-03-31', { from: '2025-04-01', to: '2026-03-31' }],
  ['last-12-months', '2028-02-29', { from: '2027-03-02', to: '2028-02-29' }],
] as const)('%s on %s is %j', (tab, today, days) => {
  expect(daysOf(tab, today)).toEqual(days);
});

test('a period begins with its first day and ends where the day after it begins', () => {
  expect(instantsOf({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: new Date(2026, 2, 1).toISOString(),
    to: new Date(2026, 3, 1).toISOString(),
  });
});

test.each([
  [{ from: '', to: '' }],
  [{ from: '2026-03-02', to: '2026-03-01' }],
  [{ from: 'yesterday', to: '2026-03-01' }],
])('%j is no period', (days) => {
  expect(daysIn(days)).toBeUndefined();
});

test('one day is a period', () => {
  expect(daysIn({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});
