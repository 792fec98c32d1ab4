import { monthsBetween, thisMonth } from '@plumbline/shared-schema/months';
import { reportQuerySchema } from '@plumbline/shared-schema/reports';

test('without a range a report covers the last twelve months [REP-02]', () => {
  const { from, to } = reportQuerySchema.parse({});
  expect(to).toBe(thisMonth());
  expect(monthsBetween(from, to)).toHaveLength(12);
});

test.each([
  ['the wrong way round', { from: '2026-03', to: '2026-02' }],
  ['of more than 36 months', { from: '2020-01', to: '2023-01' }],
  ['with a thirteenth month', { from: '2026-13' }],
  ['with a day', { to: '2026-03-01' }],
])('a range %s is refused [REP-02]', (_what, range) => {
  expect(reportQuerySchema.safeParse(range).success).toBe(false);
});

test('36 months are the most a range can have [REP-02]', () => {
  expect(reportQuerySchema.safeParse({ from: '2020-01', to: '2022-12' }).success).toBe(true);
});
