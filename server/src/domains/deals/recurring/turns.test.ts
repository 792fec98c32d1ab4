import { dayAfterTurn, instantOf, latestDue } from './turns';
import type { Series } from './turns';

const daysOf = (given: Pick<Series, 'firstDay' | 'rhythm'> & Partial<Series>, count: number): string[] => {
  const days = [given.firstDay];
  while (days.length < count) {
    const next = dayAfterTurn({ lastDay: null, ...given }, days.at(-1) ?? '');
    if (next === null) return days;
    days.push(next);
  }
  return days;
};

test.each([
  ['weekly', '2026-02-25', ['2026-02-25', '2026-03-04', '2026-03-11', '2026-03-18']],
  ['fortnightly', '2026-12-24', ['2026-12-24', '2027-01-07', '2027-01-21', '2027-02-04']],
  ['monthly', '2026-10-15', ['2026-10-15', '2026-11-15', '2026-12-15', '2027-01-15']],
  ['quarterly', '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']],
  ['yearly', '2026-09-01', ['2026-09-01', '2027-09-01', '2028-09-01', '2029-09-01']],
] as const)('%s from %s [RPT-02]', (rhythm, firstDay, days) => {
  expect(daysOf({ rhythm, firstDay }, 4)).toEqual(days);
});

test('a 31st is the last day of a shorter month, and the 31st again [RPT-02]', () => {
  expect(daysOf({ rhythm: 'monthly', firstDay: '2027-12-31' }, 5)).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ]);
});

test('a leap day is the 28th in other years, and the 29th again [RPT-02]', () => {
  expect(daysOf({ rhythm: 'yearly', firstDay: '2028-02-29' }, 5)).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
});

test('nothing comes after the last day, which counts [RPT-02]', () => {
  const series = { rhythm: 'weekly', firstDay: '2026-03-02', lastDay: '2026-03-16' } as const;
  expect(daysOf(series, 9)).toEqual(['2026-03-02', '2026-03-09', '2026-03-16']);
});

test.each([
  ['before the clock goes forward', ['2026-03-07', 'America/New_York'], '2026-03-07T13:00:00.000Z'],
  ['on the day it does', ['2026-03-08', 'America/New_York'], '2026-03-08T12:00:00.000Z'],
  ['on the day it goes back', ['2026-11-01', 'America/New_York'], '2026-11-01T13:00:00.000Z'],
  ['east of Greenwich', ['2026-07-01', 'Asia/Tokyo'], '2026-06-30T23:00:00.000Z'],
  // The island left this day out.
  ['on a day that never was', ['2011-12-30', 'Pacific/Apia'], '2011-12-30T10:00:00.000Z'],
])('it is eight in the morning at the place: %s [RPT-03]', (_when, [day = '', timeZone = ''], instant) => {
  expect(instantOf(day, timeZone).toISOString()).toBe(instant);
});

test('of missed turns the latest is due [RPT-04]', () => {
  const series = {
    rhythm: 'monthly',
    firstDay: '2026-01-31',
    lastDay: null,
    timeZone: 'UTC',
    nextDay: '2026-02-28',
  } as const;
  expect(latestDue(series, new Date('2026-02-28T08:00:00Z'))).toBe('2026-02-28');
  expect(latestDue(series, new Date('2026-05-31T07:59:59Z'))).toBe('2026-04-30');
  expect(latestDue({ ...series, lastDay: '2026-03-31' }, new Date('2027-01-01'))).toBe('2026-03-31');
});
