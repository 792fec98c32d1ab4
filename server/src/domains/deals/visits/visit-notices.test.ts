import { createTestServer } from '../../../app/testing';
import { ADDRESS, VISITS, aProposal, addProposal, addVisit, inHours, offeredTimes } from './testing';

const server = createTestServer();
const client = server.as('client');
const contractor = server.as('contractor');

const kindsOf = async (caller: typeof client): Promise<string[]> => {
  await server.settle();
  const { data } = (await caller.get('/api/v1/notifications')).json();
  return data.map(({ kind }: { kind: string }) => kind).reverse();
};
/** The lines of the calendar file in the newest mail to each of the two; [] where it has none. */
async function calendars(): Promise<string[][]> {
  await server.settle();
  const people = [await server.user('client'), await server.user('contractor')];
  const newest = await Promise.all(people.map(async ({ email }) => (await server.mailsTo(email))[0]));
  return newest.map((mail) => mail?.calendar?.replaceAll('\r\n ', '').split('\r\n') ?? []);
}
const line = (lines: string[] | undefined, name: string) => lines?.find((each) => each.startsWith(name));

/** Nobody is written to at an address that may be another's. */
async function twoPeople() {
  for (const role of ['client', 'contractor'] as const) await server.user(role);
  await server.connection.pool.query('update users set email_verified_at = now()');
}

test('each change is told to the other side [VIS-10]', async () => {
  const body = await aProposal(server);
  const { _id } = (await client.post(VISITS, body)).json().data;
  const put = (caller: typeof client, move: string, more: object = {}) =>
    caller.put(`${VISITS}/${_id}/${move}`, { timeZone: 'UTC', ...more });
  await put(contractor, 'accept', { startsAt: body.times[0] });
  const times = (await offeredTimes(client, body)).slice(-1);
  await put(client, 'move', { times });
  await put(contractor, 'keep');
  await put(contractor, 'cancel', { reason: 'Ill' });
  expect(await kindsOf(contractor)).toEqual(['visitProposed', 'visitMoved']);
  expect(await kindsOf(client)).toEqual(['visitAgreed', 'visitKept', 'visitCancelled']);
});

test('mails to both carry one event, which moves and goes with the visit [VIS-11]', async () => {
  await twoPeople();
  const body = await aProposal(server);
  const { _id } = (await client.post(VISITS, body)).json().data;
  await contractor.put(`${VISITS}/${_id}/accept`, { startsAt: body.times[0], timeZone: 'Europe/Paris' });
  const agreed = await calendars();
  const uid = `UID:visit-${_id}@plumbline`;
  const stamp = (time = '') => time.replace(/[-:]|\.000/g, '');
  for (const lines of agreed) {
    expect(lines).toEqual(expect.arrayContaining(['METHOD:REQUEST', uid, 'SEQUENCE:1', 'STATUS:CONFIRMED']));
    expect(line(lines, 'DTSTART')).toBe(`DTSTART:${stamp(body.times[0])}`);
  }
  const next = (await offeredTimes(client, body)).at(-1);
  await client.put(`${VISITS}/${_id}/move`, { times: [next], timeZone: 'UTC' });
  await contractor.put(`${VISITS}/${_id}/accept`, { startsAt: next, timeZone: 'UTC' });
  for (const lines of await calendars())
    expect([line(lines, 'UID'), line(lines, 'SEQUENCE'), line(lines, 'DTSTART')]).toEqual([
      uid,
      'SEQUENCE:3',
      `DTSTART:${stamp(next)}`,
    ]);
  await contractor.put(`${VISITS}/${_id}/cancel`, { reason: 'Ill' });
  for (const lines of await calendars())
    expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', uid, 'SEQUENCE:4', 'STATUS:CANCELLED']));
});

test('a mail says the time on the place’s clock, and on the reader’s where that differs [VIS-11]', async () => {
  await twoPeople();
  const contractorId = (await server.user('contractor')).id;
  const body = await aProposal(server);
  await server.as(contractorId).put('/api/v1/availability/me', {
    ...{ availableFrom: null, hours: [], daysOff: [], timeZone: 'America/New_York' },
  });
  const [startsAt] = await offeredTimes(client, body);
  const { _id } = (await client.post(VISITS, { ...body, times: [startsAt], timeZone: 'Europe/Paris' })).json()
    .data;
  await contractor.put(`${VISITS}/${_id}/accept`, { startsAt, timeZone: 'America/New_York' });
  await server.settle();
  const textTo = async (who: 'client' | 'contractor') =>
    (await server.mailsTo((await server.user(who)).email))[0]?.text ?? '';
  expect(await textTo('client')).toMatch(/E[SD]T[^]*GMT\+[12]/);
  expect(await textTo('contractor')).toMatch(/E[SD]T/);
  expect(await textTo('contractor')).not.toMatch(/GMT/);
});

test('both are reminded a day and an hour before, once, and the contractor learns the address [VIS-05, VIS-10]', async () => {
  await twoPeople();
  const { id } = await addVisit(server, { startsAt: inHours(23) });
  const sweep = async () => {
    await server.services.visits.sweep();
    await server.services.visits.sweep();
    return [await kindsOf(client), await kindsOf(contractor)];
  };
  expect(await sweep()).toEqual([['visitInADay'], ['visitInADay']]);
  const [, toContractor] = await calendars();
  expect(line(toContractor, 'LOCATION')).toBe(`LOCATION:${ADDRESS}`);
  await server.connection.pool.query(
    "update visits set starts_at = now() + interval '50 minutes', ends_at = now() + interval '2 hours' where id = $1",
    [id],
  );
  expect(await sweep()).toEqual([
    ['visitInADay', 'visitInAnHour'],
    ['visitInADay', 'visitInAnHour'],
  ]);
});

test('what is agreed at short notice needs no reminder of the day [VIS-10]', async () => {
  const { id, times } = await addProposal(server, [inHours(20)]);
  await contractor.put(`${VISITS}/${id}/accept`, { startsAt: times[0], timeZone: 'UTC' });
  await server.services.visits.sweep();
  expect([await kindsOf(client), await kindsOf(contractor)]).toEqual([['visitAgreed'], []]);
});

test('calendars of both hold the visit, that of the contractor without the address until the day before [VIS-11]', async () => {
  const { id } = await addVisit(server);
  const feedOf = async (caller: typeof client) => {
    const { pathname, search } = new URL(
      (await caller.post('/api/v1/availability/me/feed')).json().data.feedUrl,
    );
    return async () => (await server.anonymous.get(`${pathname}${search}`)).body.split('\r\n');
  };
  const [ofClient, ofContractor] = [await feedOf(client), await feedOf(contractor)];
  for (const read of [ofClient, ofContractor])
    expect(await read()).toEqual(expect.arrayContaining([`UID:visit-${id}@plumbline`, 'STATUS:CONFIRMED']));
  expect(line(await ofClient(), 'LOCATION')).toBe(`LOCATION:${ADDRESS}`);
  expect(line(await ofContractor(), 'LOCATION')).toBeUndefined();
  await client.put(`${VISITS}/${id}/cancel`, { reason: 'Away' });
  for (const read of [ofClient, ofContractor]) expect(await read()).toContain('STATUS:CANCELLED');
});

test('who wants no mail about visits gets none, and is notified all the same [VIS-11]', async () => {
  await twoPeople();
  const changes = [{ group: 'visits', channel: 'email', isOn: false }];
  await contractor.put('/api/v1/notifications/preferences', { changes });
  await addVisit(server, { startsAt: inHours(23) });
  await server.services.visits.sweep();
  expect(await kindsOf(contractor)).toEqual(['visitInADay']);
  expect(await calendars()).toEqual([expect.arrayContaining(['METHOD:REQUEST']), []]);
});
