import { isOffered, timesOn } from './visit-times';
import type { VisitDiary } from './visit-times';

const night = (day: number) => ({ day, from: '00:30', to: '04:30' });
const diary = (timeZone: string, more: Partial<VisitDiary> = {}): VisitDiary => ({
  hours: { hours: [night(7)], daysOff: [], availableFrom: null, timeZone },
  given: [],
  timeZone,
  minutes: 60,
  now: Date.parse('2026-01-01T00:00:00Z'),
  ...more,
});
const on = (day: string, given: VisitDiary) =>
  timesOn(day, given).map((time) => new Date(time).toISOString());

test('a time that the clock skips in March is not offered [VIS-03]', () => {
  expect(on('2026-03-08', diary('America/New_York'))).toEqual([
    '2026-03-08T05:30:00.000Z',
    '2026-03-08T06:00:00.000Z',
    '2026-03-08T06:30:00.000Z',
    '2026-03-08T07:00:00.000Z',
    '2026-03-08T07:30:00.000Z',
  ]);
});

test('of a time that comes twice in November the first is offered [VIS-03]', () => {
  const times = on('2026-11-01', diary('America/New_York'));
  expect(times.slice(0, 4)).toEqual([
    '2026-11-01T04:30:00.000Z',
    '2026-11-01T05:00:00.000Z',
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T07:00:00.000Z',
  ]);
});

test('on Lord Howe the clock is put back by half an hour [VIS-03]', () => {
  // 02:00 becomes 01:30 on 5 April: half past one comes twice.
  const times = on('2026-04-05', diary('Australia/Lord_Howe'));
  expect(times.slice(0, 4)).toEqual([
    '2026-04-04T13:30:00.000Z',
    '2026-04-04T14:00:00.000Z',
    '2026-04-04T14:30:00.000Z',
    '2026-04-04T15:30:00.000Z',
  ]);
});

test('nine in the morning stays so, in zones with and without daylight saving [VIS-03]', () => {
  const morning = (day: number) => ({ day, from: '09:00', to: '10:00' });
  const nine = (timeZone: string, day: string) =>
    on(day, diary(timeZone, { hours: { ...diary(timeZone).hours, hours: [morning(1)] } }));
  expect(nine('Europe/Paris', '2026-03-23')).toEqual(['2026-03-23T08:00:00.000Z']);
  expect(nine('Europe/Paris', '2026-03-30')).toEqual(['2026-03-30T07:00:00.000Z']);
  // Mexico gave daylight saving up in 2022.
  expect(nine('America/Mexico_City', '2026-01-05')).toEqual(['2026-01-05T15:00:00.000Z']);
  expect(nine('America/Mexico_City', '2026-07-06')).toEqual(['2026-07-06T15:00:00.000Z']);
});

test('days off, days before the first and times that are given are left out [VIS-03]', () => {
  const { hours } = diary('UTC');
  const sunday = '2026-05-03';
  expect(on(sunday, diary('UTC'))).toHaveLength(7);
  const off = { ...hours, daysOff: [{ from: '2026-05-02', to: sunday }] };
  expect(on(sunday, diary('UTC', { hours: off }))).toEqual([]);
  expect(on(sunday, diary('UTC', { hours: { ...hours, availableFrom: '2026-05-04' } }))).toEqual([]);
  const given = [{ startsAt: new Date(`${sunday}T02:00:00Z`), endsAt: new Date(`${sunday}T03:00:00Z`) }];
  expect(on(sunday, diary('UTC', { given })).map((time) => time.slice(11, 16))).toEqual([
    '00:30',
    '01:00',
    '03:00',
    '03:30',
  ]);
});

test('only what is ahead and on the grid is offered [VIS-03]', () => {
  const now = Date.parse('2026-05-03T01:15:00Z');
  const at = (time: string) => isOffered(Date.parse(`2026-05-03T${time}:00Z`), diary('UTC', { now }));
  expect(['01:00', '02:00', '02:30', '02:40', '03:30', '04:00'].map(at)).toEqual([
    false,
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(isOffered(Date.parse('2026-08-02T02:30:00Z'), diary('UTC', { now }))).toBe(false);
});
