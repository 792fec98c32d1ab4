import { isTimeZone } from '@plumbline/shared-schema/dates';
import { clockOf, dayAfter, isSameTime, spanText } from '@plumbline/shared-schema/zones';

const at = (zone: string, wall: string) => {
  const instant = clockOf(zone).instantAt(wall);
  return instant === null ? null : new Date(instant).toISOString();
};

test.each([
  ['New York skips it', 'America/New_York', '2026-03-08T02:30', null],
  ['New York has it twice', 'America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['New York, after the change', 'America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ['Lord Howe skips half an hour', 'Australia/Lord_Howe', '2026-10-04T02:15', null],
  ['Lord Howe has it twice', 'Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  ['Mexico City gave the change up', 'America/Mexico_City', '2026-07-01T09:00', '2026-07-01T15:00:00.000Z'],
  ['Kathmandu lies a quarter off', 'Asia/Kathmandu', '2026-07-01T09:00', '2026-07-01T03:15:00.000Z'],
  ['Kiritimati is a day ahead', 'Pacific/Kiritimati', '2026-07-01T09:00', '2026-06-30T19:00:00.000Z'],
])('%s', (...[, zone, wall, instant]) => {
  expect(at(zone, wall)).toBe(instant);
});

test('only names of zones are zones', () => {
  expect(['Europe/Paris', 'UTC'].map(isTimeZone)).toEqual([true, true]);
  expect(['', '+02:00', 'Mars/Olympus', 'Europe/Paris; drop'].map(isTimeZone)).toEqual(Array(4).fill(false));
});

test('a day after crosses months and changes of the clock', () => {
  expect([dayAfter('2026-02-28'), dayAfter('2026-03-08'), dayAfter('2026-01-01', -1)]).toEqual([
    '2026-03-01',
    '2026-03-09',
    '2025-12-31',
  ]);
});

test('a span names its zone, in both languages', () => {
  const span = {
    startsAt: '2026-03-03T14:00:00Z',
    endsAt: '2026-03-03T15:00:00Z',
    timeZone: 'America/New_York',
  };
  expect(spanText('en', span)).toMatch(/^Tuesday, March 3, 2026.*9:00.*10:00\sAM EST$/);
  expect(spanText('fr', span)).toMatch(/^mardi 3 mars 2026.*9\sh.*10\sh/);
});

test('two zones can show the same time for a part of the year', () => {
  expect(isSameTime('America/New_York', 'America/Toronto', '2026-07-01T12:00:00Z')).toBe(true);
  expect(isSameTime('America/Denver', 'America/Phoenix', '2026-01-01T12:00:00Z')).toBe(true);
  expect(isSameTime('America/Denver', 'America/Phoenix', '2026-07-01T12:00:00Z')).toBe(false);
});
