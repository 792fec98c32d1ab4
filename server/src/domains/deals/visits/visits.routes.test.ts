import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { visits } from '../../../database/tables/visits';
import { addJob, topicsOf } from '../../jobs/jobs/testing';
import { ADDRESS, VISITS, aProposal, addProposal, addVisit, inHours, offeredTimes } from './testing';

const server = createTestServer();
const client = server.as('client');
const contractor = server.as('contractor');
const zone = { timeZone: 'UTC' };

describe('proposing', () => {
  test.each([
    ['the job’s owner', client, 201],
    ['the contractor who applied', contractor, 201],
    ['another company', server.as('company'), 404],
    ['an admin', server.as('admin'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s proposes a visit [VIS-01]', async (_who, caller, status) => {
    expect((await caller.post(VISITS, await aProposal(server))).statusCode).toBe(status);
    expect(await server.database.$count(visits)).toBe(status === 201 ? 1 : 0);
  });

  test('holds up to five times in order, in whose turn the other is [VIS-01, VIS-02]', async () => {
    const body = await aProposal(server, 5);
    const made = await client.post(VISITS, { ...body, times: [...body.times].reverse() });
    expect(made.json()).toMatchObject({
      message: 'Times proposed',
      data: { status: 'proposed', side: 'hirer', proposedBy: 'hirer', times: body.times, ...zone },
    });
    const { _id } = made.json().data;
    const seen = (await contractor.get(`${VISITS}/${_id}`)).json().data;
    expect([seen.allowedActions, seen.address, seen.hasAddress]).toEqual([
      ['accept', 'move', 'cancel'],
      null,
      true,
    ]);
    expect(await topicsOf(server)).toEqual(['visit.changed']);
  });

  test.each([
    ['no time', { times: [] }],
    ['six times', { times: Array.from({ length: 6 }, (_none, day) => `2099-01-0${day + 1}T09:00:00.000Z`) }],
    ['the same time twice', { times: ['2099-01-05T09:00:00.000Z', '2099-01-05T09:00:00Z'] }],
    ['a time that is none', { times: ['tomorrow'] }],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }],
    ['a bare offset', { timeZone: '+02:00' }],
    ['a length that is not offered', { minutes: 45 }],
    ['an address that is too long', { address: 'x'.repeat(201) }],
    ['a malformed job id', { jobId: "1';--" }],
  ])('%s is 400 [VIS-02]', async (_what, wrong) => {
    expect((await client.post(VISITS, { ...(await aProposal(server)), ...wrong })).statusCode).toBe(400);
  });

  test.each([
    ['past', inHours(-24)],
    ['within the hour', inHours(0.5)],
    ['in the night', new Date(`${inHours(24).toISOString().slice(0, 10)}T03:00:00.000Z`)],
    ['further ahead than 90 days', new Date('2099-01-05T09:00:00.000Z')],
  ])('a time that is %s is not offered [VIS-03]', async (_what, time) => {
    const body = await aProposal(server);
    const answer = await client.post(VISITS, { ...body, times: [...body.times, time.toISOString()] });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'VISIT_TIME_NOT_OFFERED']);
  });

  test('a hirer says where, a contractor need not [VIS-05]', async () => {
    const body = { ...(await aProposal(server)), address: '' };
    expect((await client.post(VISITS, body)).json().code).toBe('VISIT_ADDRESS_MISSING');
    const { _id } = (await contractor.post(VISITS, { ...body, address: 'Not mine to say' })).json().data;
    const accept = (address: string) =>
      client.put(`${VISITS}/${_id}/accept`, { startsAt: body.times[0], ...zone, address });
    expect((await accept('')).json().code).toBe('VISIT_ADDRESS_MISSING');
    expect((await accept(ADDRESS)).json().data).toMatchObject({ status: 'agreed', address: ADDRESS });
  });

  test('strangers agree on no visit, people who talk do [VIS-01]', async () => {
    const { id: jobId } = await addJob(server);
    const { id: contractorId } = await server.user('contractor');
    const body = { jobId, contractorId, times: [inHours(48).toISOString()], address: ADDRESS, ...zone };
    expect((await client.post(VISITS, body)).json().code).toBe('VISIT_UNACQUAINTED');
    expect((await contractor.post(VISITS, body)).json().code).toBe('VISIT_UNACQUAINTED');
    const query = `?jobId=${jobId}&contractorId=${contractorId}&timeZone=UTC`;
    expect((await client.get(`${VISITS}/times${query}`)).json().code).toBe('VISIT_UNACQUAINTED');
    await client.post('/api/v1/chats/create', { jobId: null, participants: [{ userId: contractorId }] });
    const times = (await offeredTimes(client, body)).slice(0, 1);
    expect((await client.post(VISITS, { ...body, times })).statusCode).toBe(201);
  });

  test('whoever blocks the other is not visited [VIS-01]', async () => {
    const body = await aProposal(server);
    await client.put(`/api/v1/users/${body.contractorId}/block`);
    expect((await contractor.post(VISITS, body)).json().code).toBe('BLOCKED');
    const { id, times } = await addProposal(server, [inHours(48)]);
    const accept = { startsAt: times[0], ...zone };
    expect((await contractor.put(`${VISITS}/${id}/accept`, accept)).json().code).toBe('BLOCKED');
    expect((await contractor.put(`${VISITS}/${id}/cancel`, { reason: 'No' })).statusCode).toBe(200);
  });
});

describe('an agreed visit', () => {
  test('is one of the proposed times, which the proposer cannot accept [VIS-04]', async () => {
    const body = await aProposal(server);
    const { _id } = (await client.post(VISITS, body)).json().data;
    const accept = (caller: typeof client, startsAt = body.times[1]) =>
      caller.put(`${VISITS}/${_id}/accept`, { startsAt, ...zone });
    expect((await accept(client)).json().code).toBe('VISIT_OWN_PROPOSAL');
    expect((await accept(contractor, '2099-01-05T09:00:00.000Z')).json().code).toBe('VISIT_TIME_NOT_OFFERED');
    expect((await accept(contractor, inHours(-2).toISOString())).json().code).toBe('VISIT_TIME_PAST');
    const agreed = (await accept(contractor)).json().data;
    expect(agreed).toMatchObject({ status: 'agreed', startsAt: body.times[1], times: [], proposedBy: null });
    const again = await accept(contractor);
    expect([again.json().code, again.json().details.visit.status]).toEqual(['VISIT_NOT_OPEN', 'agreed']);
  });

  test('takes its time out of what is offered [VIS-03]', async () => {
    const body = await aProposal(server);
    const startsAt = new Date(body.times[1] ?? '');
    await addVisit(server, { startsAt });
    const left = await offeredTimes(client, body);
    expect(left.filter((time) => Math.abs(Date.parse(time) - startsAt.getTime()) < 3_600_000)).toEqual([]);
    expect((await client.post(VISITS, body)).json().code).toBe('VISIT_TIME_NOT_OFFERED');
  });

  test('stands while another time is asked for, until that is accepted or not [VIS-06]', async () => {
    const { id, startsAt, jobId, contractorId } = await addVisit(server);
    const times = (await offeredTimes(client, { jobId, contractorId })).slice(-2);
    const move = (caller: typeof client) => caller.put(`${VISITS}/${id}/move`, { times, ...zone });
    expect((await move(contractor)).json().data).toMatchObject({
      status: 'moving',
      startsAt: startsAt?.toISOString(),
      proposedBy: 'contractor',
    });
    expect((await client.put(`${VISITS}/${id}/keep`)).json().data).toMatchObject({
      status: 'agreed',
      times: [],
    });
    await move(client);
    const accepted = await contractor.put(`${VISITS}/${id}/accept`, { startsAt: times[0], ...zone });
    expect(accepted.json().data).toMatchObject({ status: 'agreed', startsAt: times[0] });
  });

  test('is canceled with a reason, which the other reads [VIS-07]', async () => {
    const { id } = await addVisit(server);
    const cancel = (caller: typeof client, reason: string) =>
      caller.put(`${VISITS}/${id}/cancel`, { reason });
    expect((await cancel(client, ' ')).statusCode).toBe(400);
    expect((await cancel(client, 'The leak has stopped.')).statusCode).toBe(200);
    expect((await contractor.get(`${VISITS}/${id}`)).json().data).toMatchObject({
      ...{ status: 'cancelled', cancelledBy: 'hirer', cancelReason: 'The leak has stopped.' },
      allowedActions: [],
      address: null,
    });
    expect((await cancel(contractor, 'Me too')).json().code).toBe('VISIT_NOT_OPEN');
  });

  test('has its address shown from the day before to the contractor, until it is over [VIS-05]', async () => {
    const addressOf = async (id: string, caller = contractor) =>
      (await caller.get(`${VISITS}/${id}`)).json().data.address;
    const later = await addVisit(server, { startsAt: inHours(49) });
    expect([await addressOf(later.id), await addressOf(later.id, client)]).toEqual([null, ADDRESS]);
    const soon = await addVisit(server, { startsAt: inHours(23) });
    expect(await addressOf(soon.id)).toBe(ADDRESS);
    const over = await addVisit(server, { startsAt: inHours(-3) });
    expect([await addressOf(over.id), await addressOf(over.id, client)]).toEqual([null, ADDRESS]);
    const asked = await addProposal(server, [inHours(20)]);
    expect(await addressOf(asked.id)).toBeNull();
  });

  test('is set out for within twelve hours, by the contractor [VIS-08]', async () => {
    const { id } = await addVisit(server, { startsAt: inHours(13) });
    expect((await contractor.put(`${VISITS}/${id}/set-out`)).json().code).toBe('VISIT_TOO_EARLY');
    const soon = await addVisit(server, { startsAt: inHours(1) });
    expect((await client.put(`${VISITS}/${soon.id}/set-out`)).statusCode).toBe(403);
    expect((await contractor.put(`${VISITS}/${soon.id}/set-out`)).json().data.status).toBe('onTheWay');
    expect((await contractor.put(`${VISITS}/${soon.id}/set-out`)).json().code).toBe('VISIT_NOT_OPEN');
  });

  test.each([
    ['a quarter of an hour after it began', -0.3, 200],
    ['the next day', -25, 200],
    ['before it begins', 1, 409],
    ['a week after', -24 * 7 - 2, 409],
  ])('is reported as missed %s: %d hours, %d [VIS-08]', async (_when, hours, status) => {
    const { id } = await addVisit(server, { startsAt: inHours(hours) });
    const answer = await client.put(`${VISITS}/${id}/no-show`);
    expect(answer.statusCode).toBe(status);
    if (status === 200)
      expect(answer.json().data).toMatchObject({ status: 'missed', missedBy: 'contractor' });
    else expect(answer.json().code).toBe('VISIT_TOO_EARLY');
  });
});

describe('outsiders', () => {
  test.each(['accept', 'move', 'cancel', 'keep', 'no-show'])(
    'see no visit to %s: 404 [VIS-09]',
    async (move) => {
      const { id } = await addVisit(server);
      const body = {
        reason: 'x',
        startsAt: inHours(30).toISOString(),
        times: [inHours(30).toISOString()],
        ...zone,
      };
      for (const caller of [server.as('company'), server.as('admin')]) {
        const answer = await caller.put(`${VISITS}/${id}/${move}`, body);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'VISIT_NOT_FOUND']);
      }
    },
  );

  test('read none and list none; the two list theirs, what is open first [VIS-09]', async () => {
    const over = await addVisit(server, { startsAt: inHours(-5), status: 'over' });
    const next = await addVisit(server, { startsAt: inHours(30) });
    const first = await addVisit(server, { startsAt: inHours(20) });
    expect((await server.as('company').get(`${VISITS}/${next.id}`)).statusCode).toBe(404);
    expect((await client.get(`${VISITS}/${UNKNOWN_ID}`)).statusCode).toBe(404);
    expect((await server.as('company').get(VISITS)).json().data).toEqual([]);
    const ids = (await contractor.get(VISITS)).json().data.map(({ _id }: { _id: string }) => _id);
    expect(ids).toEqual([first.id, next.id, over.id]);
    const narrowed = (await client.get(`${VISITS}?jobId=${next.jobId}`)).json();
    expect(narrowed).toMatchObject({ count: 1, data: [{ _id: next.id }] });
  });
});
