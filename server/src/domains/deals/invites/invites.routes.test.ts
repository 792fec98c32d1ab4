import { invites } from '../../../database/tables/invites';
import type { InviteRow } from '../../../database/tables/invites';
import { jobs } from '../../../database/tables/jobs';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addApplication, addJob, topicsOf } from '../../jobs/jobs/testing';

const server = createTestServer();
const URL = '/api/v1/invites';
const MESSAGE = 'Would you look at our kitchen?';

async function invitation(more = {}) {
  const { id: jobId } = await addJob(server);
  return { jobId, contractorId: (await server.user('contractor')).id, message: MESSAGE, ...more };
}

async function addInvite(given: Partial<InviteRow> = {}): Promise<InviteRow> {
  const { jobId, contractorId, message } = await invitation();
  const clientId = (await server.user('client')).id;
  const values = { jobId, contractorId, clientId, message, ...given };
  const [row] = await server.database.insert(invites).values(values).returning();
  if (row === undefined) throw new Error('no invitation was inserted');
  return row;
}

describe('inviting', () => {
  test.each([
    ['the job’s owner', server.as('client'), 201],
    ['another company', server.as('company'), 404],
    ['a contractor', server.as('contractor'), 403],
    ['an admin', server.as('admin'), 403],
    ['a visitor', server.anonymous, 401],
  ])('%s invites a contractor [INV-01]', async (_who, caller, status) => {
    expect((await caller.post(URL, await invitation())).statusCode).toBe(status);
    expect(await server.database.$count(invites)).toBe(status === 201 ? 1 : 0);
  });

  test('gives the invitation with its job and people, and notifies them [INV-01, INV-08]', async () => {
    const body = await invitation();
    const answer = await server.as('client').post(URL, body);
    expect(answer.json()).toEqual({
      success: true,
      message: 'Invitation sent',
      data: expect.objectContaining({
        jobId: expect.objectContaining({
          _id: body.jobId,
          title: 'Replace the kitchen drain',
          status: 'open',
        }),
        contractorId: expect.objectContaining({ _id: body.contractorId, profile: null }),
        message: MESSAGE,
        status: 'pending',
        hasApplied: false,
      }),
    });
    expect(await topicsOf(server)).toEqual(['invite.changed']);
  });

  test('needs one connection each: more at once than there are connections all arrive [INV-01]', async () => {
    const { id: contractorId } = await server.user('contractor');
    const jobIds: string[] = [];
    for (let index = 0; index < 30; index += 1) jobIds.push((await addJob(server)).id);
    const answers = await Promise.all(
      jobIds.map((jobId) => server.as('client').post(URL, { jobId, contractorId })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(jobIds.length);
  });

  test('happens once for a job and a contractor, whatever came of it [INV-02]', async () => {
    const { jobId, contractorId } = await addInvite({ status: 'declined' });
    const again = await server.as('client').post(URL, { jobId, contractorId });
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('INVITE_EXISTS');
    const next = await addJob(server);
    expect((await server.as('client').post(URL, { jobId: next.id, contractorId })).statusCode).toBe(201);
  });

  test('of ten at the same moment one is kept [INV-02]', async () => {
    const body = await invitation();
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.as('client').post(URL, body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await topicsOf(server)).toEqual(['invite.changed']);
  });

  test.each([
    ['closed', 409, 'JOB_CLOSED'],
    ['removed', 404, 'JOB_NOT_FOUND'],
  ] as const)('a %s job invites nobody [INV-03]', async (status, statusCode, code) => {
    const { id: jobId } = await addJob(server, { status });
    const answer = await server.as('client').post(URL, await invitation({ jobId }));
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.json().code).toBe(code);
  });

  test('who has applied needs no invitation [INV-04]', async () => {
    const body = await invitation();
    await addApplication(server, { jobId: body.jobId });
    expect((await server.as('client').post(URL, body)).json().code).toBe('ALREADY_APPLIED');
  });

  test('only contractors can be invited [INV-01]', async () => {
    const company = await server.user('company');
    for (const contractorId of [company.id, UNKNOWN_ID]) {
      const answer = await server.as('client').post(URL, await invitation({ contractorId }));
      expect(answer.statusCode).toBe(404);
    }
  });

  test.each([
    ['a malformed job id', { jobId: "1';--" }],
    ['no contractor', { contractorId: undefined }],
    ['a message that is too long', { message: 'x'.repeat(2001) }],
    ['a message that is no text', { message: ['x'] }],
  ])('%s is 400 [INV-05]', async (_what, wrong) => {
    expect((await server.as('client').post(URL, await invitation(wrong))).statusCode).toBe(400);
  });

  test('may go without a message [INV-05]', async () => {
    const answer = await server.as('client').post(URL, await invitation({ message: undefined }));
    expect(answer.json().data.message).toBe('');
  });
});

describe.each([
  ['accept', { who: 'contractor', status: 'accepted', message: 'Invitation accepted' }],
  ['decline', { who: 'contractor', status: 'declined', message: 'Invitation declined' }],
  ['withdraw', { who: 'client', status: 'withdrawn', message: 'Invitation withdrawn' }],
] as const)('%s', (move, { who, status, message }) => {
  const other = who === 'client' ? 'contractor' : 'client';

  test('answers the invitation after it [INV-06]', async () => {
    const { id } = await addInvite();
    const answer = await server.as(who).put(`${URL}/${id}/${move}`);
    expect(answer.json()).toMatchObject({ success: true, message, data: { _id: id, status } });
    expect(await topicsOf(server)).toEqual(['invite.changed']);
  });

  test('is for that side only [INV-06]', async () => {
    const { id } = await addInvite();
    const stranger = await server.addUser({ userType: who });
    expect((await server.as(other).put(`${URL}/${id}/${move}`)).statusCode).toBe(403);
    expect((await server.as('admin').put(`${URL}/${id}/${move}`)).statusCode).toBe(403);
    expect((await server.as(stranger.id).put(`${URL}/${id}/${move}`)).statusCode).toBe(404);
    expect((await server.anonymous.put(`${URL}/${id}/${move}`)).statusCode).toBe(401);
    expect((await server.as(who).put(`${URL}/${UNKNOWN_ID}/${move}`)).statusCode).toBe(404);
    expect((await server.as(who).put(`${URL}/x/${move}`)).statusCode).toBe(404);
  });

  test.each(['accepted', 'declined', 'withdrawn'] as const)(
    'when %s already is 409 [INV-06]',
    async (done) => {
      const { id } = await addInvite({ status: done });
      const answer = await server.as(who).put(`${URL}/${id}/${move}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'INVITE_NOT_PENDING',
        details: { invite: { status: done } },
      });
    },
  );
});

test('an invitation to a closed job can be declined, not accepted [INV-03]', async () => {
  const { id } = await addInvite();
  await server.database.update(jobs).set({ status: 'closed' });
  expect((await server.as('contractor').put(`${URL}/${id}/accept`)).json().code).toBe('JOB_CLOSED');
  expect((await server.as('contractor').put(`${URL}/${id}/decline`)).statusCode).toBe(200);
});

test('of accepting and withdrawing at the same moment one wins [INV-06]', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await addInvite();
    const answers = await Promise.all([
      server.as('contractor').put(`${URL}/${id}/accept`),
      server.as('client').put(`${URL}/${id}/withdraw`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
});

describe('the list', () => {
  test.each([
    ['the client who sent', server.as('client'), { status: 200, count: 1 }],
    ['the contractor who was invited', server.as('contractor'), { status: 200, count: 1 }],
    ['another company', server.as('company'), { status: 200, count: 0 }],
    ['an admin', server.as('admin'), { status: 200, count: 0 }],
    ['a visitor', server.anonymous, { status: 401, count: undefined }],
  ])('%s sees their own [INV-07]', async (_who, caller, { status, count }) => {
    await addInvite();
    const answer = await caller.get(URL);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().count).toBe(count);
  });

  test('comes newest first, by job or by status, and says who has applied since [INV-07]', async () => {
    const first = await addInvite({ createdAt: new Date('2026-03-01') });
    const second = await addInvite({ status: 'declined', createdAt: new Date('2026-03-02') });
    await addApplication(server, { jobId: first.jobId });
    const list = async (query: string) => (await server.as('client').get(`${URL}?${query}`)).json().data;
    expect(await list('')).toMatchObject([
      { _id: second.id, hasApplied: false },
      { _id: first.id, hasApplied: true },
    ]);
    expect(await list('status=declined')).toMatchObject([{ _id: second.id }]);
    expect(await list(`jobId=${first.jobId}`)).toMatchObject([{ _id: first.id }]);
    expect((await server.as('client').get(`${URL}?status=lost`)).statusCode).toBe(400);
  });

  test('is 304 while nothing changed [INV-07]', async () => {
    await addInvite();
    const ask = (etag = '') => server.as('client').get(URL, { headers: { 'if-none-match': etag } });
    expect((await ask((await ask()).headers.etag)).statusCode).toBe(304);
  });
});
