import { createTestServer } from '../../../app/testing';
import { visits } from '../../../database/tables/visits';
import { topicsOf } from '../../jobs/jobs/testing';
import { VISITS, aProposal, addProposal, addVisit, inHours } from './testing';
import { breakAnswers, mendAnswers } from '../../../../testing/lost-answers';

const server = createTestServer();
const zone = { timeZone: 'UTC' };
const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

test('of ten proposals at the same moment one is kept [VIS-01]', async () => {
  const body = await aProposal(server);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_none, index) =>
      server.as(index % 2 === 0 ? 'client' : 'contractor').post(VISITS, body),
    ),
  );
  expect(codes(answers)).toEqual([201, ...Array<number>(9).fill(409)]);
  expect(await topicsOf(server)).toEqual(['visit.changed']);
});

test('one time is given once, however many hirers wait for it at the same moment [VIS-04]', async () => {
  const at = inHours(48);
  const overlapping = [0, 0.25, -0.25, 0, 0.5];
  const asked = [];
  for (const hours of overlapping)
    asked.push(await addProposal(server, [new Date(at.getTime() + hours * 3_600_000)]));
  const answers = await Promise.all(
    asked.map(({ id, times: [startsAt] }) =>
      server.as('contractor').put(`${VISITS}/${id}/accept`, { startsAt, ...zone }),
    ),
  );
  expect(codes(answers)).toEqual([200, 409, 409, 409, 409]);
  expect(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().code)).toEqual(
    Array(4).fill('VISIT_TIME_TAKEN'),
  );
  const left = await server.database.select({ status: visits.status }).from(visits);
  expect(left.filter(({ status }) => status === 'proposed')).toHaveLength(4);
});

test('the database itself refuses a second visit at a time that is given, and takes one that follows [VIS-04]', async () => {
  const startsAt = inHours(48);
  await addVisit(server, { startsAt });
  await expect(addVisit(server, { startsAt: new Date(startsAt.getTime() + 1_800_000) })).rejects.toThrow();
  await addVisit(server, { startsAt: new Date(startsAt.getTime() + 3_600_000) });
  await addVisit(server, { startsAt, status: 'cancelled' });
  const { id: contractorId } = await server.addUser({ userType: 'contractor' });
  await addVisit(server, { startsAt, contractorId });
});

test('of two answers at the same moment one wins, and a doubled one is told what came of it [VIS-04]', async () => {
  const { id, times } = await addProposal(server, [inHours(48), inHours(50)]);
  const answers = await Promise.all([
    ...times.map((startsAt) => server.as('contractor').put(`${VISITS}/${id}/accept`, { startsAt, ...zone })),
    server.as('client').put(`${VISITS}/${id}/cancel`, { reason: 'Sorry' }),
  ]);
  const won = answers.filter(({ statusCode }) => statusCode === 200);
  // A cancellation may follow upon an agreement, and nothing upon a cancellation.
  expect(won.length).toBeLessThanOrEqual(2);
  const [row] = await server.database.select().from(visits);
  expect(['agreed', 'cancelled']).toContain(row?.status);
  expect(row?.revision).toBe(won.length);
});

describe('a lost answer', () => {
  afterEach(() => mendAnswers(server));
  const headers = { 'idempotency-key': '01890000-0000-7000-8000-000000000033' };

  test('of a proposal leaves all or nothing, and the repeat makes one visit [VIS-01]', async () => {
    const body = await aProposal(server);
    const propose = () => server.as('client').post(VISITS, body, { headers });
    await breakAnswers(server);
    expect((await propose()).statusCode).toBe(500);
    expect(await server.database.$count(visits)).toBe(0);
    await mendAnswers(server);
    const [made, again] = [await propose(), await propose()];
    expect([made.statusCode, again.json()]).toEqual([201, made.json()]);
    expect(await server.database.$count(visits)).toBe(1);
    expect(await topicsOf(server)).toEqual(['visit.changed']);
  });

  test('of an acceptance is given again, once [VIS-04]', async () => {
    const { id, times } = await addProposal(server, [inHours(48)]);
    const accept = () =>
      server.as('contractor').put(`${VISITS}/${id}/accept`, { startsAt: times[0], ...zone }, { headers });
    await breakAnswers(server);
    expect((await accept()).statusCode).toBe(500);
    await mendAnswers(server);
    const [one, two] = [await accept(), await accept()];
    expect([one.statusCode, two.json()]).toEqual([200, one.json()]);
    const [row] = await server.database.select().from(visits);
    expect(row).toMatchObject({ status: 'agreed', revision: 1 });
  });
});

test('two servers sweep once: what is over and what comes soon is told once [VIS-10]', async () => {
  await addVisit(server, { startsAt: inHours(-3) });
  await addProposal(server, [inHours(-1)]);
  await addVisit(server, { startsAt: inHours(23) });
  const { services } = server;
  await Promise.all([services.visits.sweep(), services.visits.sweep(), services.visits.sweep()]);
  const rows = await server.database.select({ status: visits.status }).from(visits);
  expect(rows.map(({ status }) => status).sort()).toEqual(['agreed', 'expired', 'over']);
  expect((await topicsOf(server)).sort()).toEqual(['visit.changed', 'visit.changed', 'visit.coming']);
});
