import { monthsBefore, monthsBetween } from '@plumbline/shared-schema/months';

test('months are counted over the turn of a year', () => {
  expect(monthsBefore('2026-03', 4)).toBe('2025-11');
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});
