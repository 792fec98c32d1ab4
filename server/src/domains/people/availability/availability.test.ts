import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addProfessional } from '../professionals/testing';

const server = createTestServer();
const url = '/api/v1/availability';
const said = {
  availableFrom: '2099-05-04',
  hours: [{ day: 1, from: '08:00', to: '17:00' }],
  daysOff: [{ from: '2099-12-24', to: '2099-12-26' }],
  timeZone: 'America/New_York',
};

describe.each([
  ['client', 403],
  ['company', 403],
  ['admin', 403],
  ['contractor', 200],
] as const)('a %s', (role, mayWork) => {
  test.each([
    ['get', 200],
    ['put', mayWork],
    ['post', 200],
    ['delete', 200],
  ] as const)(`%s of their own: %d [PPL-07, PPL-08]`, async (method, status) => {
    const caller = server.as(role);
    const answers = {
      get: () => caller.get(`${url}/me`),
      put: () => caller.put(`${url}/me`, said),
      post: () => caller.post(`${url}/me/feed`),
      delete: () => caller.delete(`${url}/me/feed`),
    };
    expect((await answers[method]()).statusCode).toBe(status);
  });
});

test('a visitor has none of their own, and reads everybody’s [PPL-07]', async () => {
  expect((await server.anonymous.get(`${url}/me`)).statusCode).toBe(401);
  expect((await server.anonymous.put(`${url}/me`, said)).statusCode).toBe(401);
  const { id } = await server.user('contractor');
  const unsaid = { availableFrom: null, hours: [], daysOff: [], timeZone: null };
  expect((await server.anonymous.get(`${url}/${id}`)).json().data).toEqual(unsaid);
  await server.as('contractor').put(`${url}/me`, { ...said, daysOff: [...said.daysOff, past] });
  expect((await server.anonymous.get(`${url}/${id}`)).json().data).toEqual(said);
});
const past = { from: '2020-01-01', to: '2020-01-02' };

test.each([
  ['nobody', () => UNKNOWN_ID],
  ['no id', () => 'x'],
  ['a client', async () => (await server.user('client')).id],
])('%s has no availability: 404 [PPL-07]', async (_who, idOf) => {
  const answer = await server.anonymous.get(`${url}/${await idOf()}`);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'USER_NOT_FOUND']);
});

test.each([
  ['a day that is none', { availableFrom: '2026-02-30' }],
  ['an eighth weekday', { hours: [{ day: 8, from: '08:00', to: '09:00' }] }],
  ['an end before the beginning', { hours: [{ day: 1, from: '09:00', to: '08:00' }] }],
  ['a zone that is none', { timeZone: 'Mars/Olympus' }],
  ['a time that is none', { hours: [{ day: 1, from: '24:00', to: '25:00' }] }],
  ['days off backwards', { daysOff: [{ from: '2026-02-02', to: '2026-02-01' }] }],
  ['51 stretches', { daysOff: Array.from({ length: 51 }, () => past) }],
])('%s is 400 [PPL-07]', async (_what, wrong) => {
  const answer = await server.as('contractor').put(`${url}/me`, { ...said, ...wrong });
  expect(answer.statusCode).toBe(400);
});

test('the calendar is read at a secret address, until there is another or none [PPL-08]', async () => {
  const caller = server.as('contractor');
  await caller.put(`${url}/me`, said);
  expect((await caller.get(`${url}/me`)).json().data.feedUrl).toBeNull();
  const pathOf = ({ json }: { json: () => { data: { feedUrl: string } } }) => {
    const { pathname, search } = new URL(json().data.feedUrl);
    return `${pathname}${search}`;
  };
  const first = pathOf(await caller.post(`${url}/me/feed`));
  const read = await server.anonymous.get(first);
  expect(read.headers['content-type']).toContain('text/calendar');
  expect(read.body.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'DTSTART;VALUE=DATE:20991224',
      'DTEND;VALUE=DATE:20991227',
      'DTSTART;VALUE=DATE:20990504',
      'END:VCALENDAR',
    ]),
  );
  const second = pathOf(await caller.post(`${url}/me/feed`));
  expect((await server.anonymous.get(first)).statusCode).toBe(404);
  expect((await server.anonymous.get(second)).statusCode).toBe(200);
  expect((await caller.delete(`${url}/me/feed`)).json().data.feedUrl).toBeNull();
  expect((await server.anonymous.get(second)).statusCode).toBe(404);
  const { id } = await server.user('contractor');
  for (const wrong of ['', 'x', `${id}.x`, `${UNKNOWN_ID}.x`])
    expect((await server.anonymous.get(`${url}/calendar.ics?token=${wrong}`)).statusCode).toBe(404);
});

test('no line of it is longer than 75 bytes, and a name cannot add one [PPL-08]', async () => {
  const fullName = `Ana; de, Souza\\ ${'é'.repeat(90)}\r\nBEGIN:VEVENT`;
  const { id } = await server.addUser({ userType: 'contractor', fullName });
  const caller = server.as(id);
  const { pathname, search } = new URL((await caller.post(`${url}/me/feed`)).json().data.feedUrl);
  const lines = (await server.anonymous.get(`${pathname}${search}`)).body.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toEqual([]);
});

test('the search finds who can begin by a day, of those who have said so [PPL-09]', async () => {
  const people = { Soon: '2099-01-01', Later: '2099-06-01' };
  for (const [fullName, availableFrom] of Object.entries(people)) {
    const { id } = await addProfessional(server, { fullName });
    await server.as(id).put(`${url}/me`, { ...said, availableFrom });
  }
  await addProfessional(server, { fullName: 'Silent' });
  const find = async (day: string) => {
    const answer = await server.anonymous.get(`/api/v1/professionals?availableBy=${day}`);
    const names = answer.json().data?.map(({ fullName }: { fullName: string }) => fullName) as string[];
    return names?.sort() ?? answer.statusCode;
  };
  expect(await find('2099-03-01')).toEqual(['Soon']);
  expect(await find('2099-06-01')).toEqual(['Later', 'Soon']);
  expect(await find('')).toEqual(['Later', 'Silent', 'Soon']);
  expect(await find('2099-02-30')).toBe(400);
});
