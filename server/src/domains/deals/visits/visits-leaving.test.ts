import { eq, sql } from 'drizzle-orm';
import { visits } from '../../../database/tables/visits';
import { jobs } from '../../../database/tables/jobs';
import { users } from '../../../database/tables/users';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { readZip } from '../../accounts/export/testing';
import { ADDRESS, VISITS, aProposal, addVisit, inHours } from './testing';

const server = createTestServer();

test('the archive holds the visits of both, the address only for the hirer [VIS-12]', async () => {
  for (const side of ['client', 'contractor'] as const) {
    const leaver = await server.addAccount({ userType: side, email: `${side}@example.org` });
    await addVisit(server, side === 'client' ? { clientId: leaver.id } : { contractorId: leaver.id });
    const caller = server.as(leaver.id);
    await caller.post('/api/v1/users/me/export');
    await server.settle();
    const { url } = (await caller.get('/api/v1/users/me/export')).json().data;
    const entries = readZip((await server.anonymous.get(url)).rawPayload);
    const rows = JSON.parse(entries.get('visits.json')?.toString() ?? '[]');
    expect(rows).toHaveLength(1);
    expect(rows[0].address).toBe(side === 'client' ? ADDRESS : undefined);
  }
});

test('with an account its open visits are canceled, which the other is told, and its addresses go [VIS-12]', async () => {
  const leaver = await server.addAccount({ userType: 'client', email: 'ada@example.org' });
  const open = await addVisit(server, { clientId: leaver.id });
  const over = await addVisit(server, { clientId: leaver.id, status: 'over', startsAt: inHours(-50) });
  expect(
    (await server.as(leaver.id).post('/api/v1/users/me/deletion', { password: PASSWORD })).statusCode,
  ).toBe(200);
  await server.database
    .update(users)
    .set({ deletionDueAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, leaver.id));
  await server.services.closeAccounts();
  await server.settle();
  const rows = await server.database.select().from(visits);
  expect(rows.map(({ id, status, address }) => [id, status, address]).sort()).toEqual(
    [
      [open.id, 'cancelled', ''],
      [over.id, 'over', ''],
    ].sort(),
  );
  const contractor = server.as('contractor');
  const { data } = (await contractor.get('/api/v1/notifications')).json();
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['visitCancelled']);
  expect((await contractor.get(`${VISITS}/${open.id}`)).json().data).toMatchObject({ status: 'cancelled' });
});

const open = async () => {
  const body = await aProposal(server);
  const { _id } = (await server.as('client').post(VISITS, body)).json().data;
  return { ...body, _id };
};
/** What becomes of the visit within a minute, and who is told of it. */
async function outcome(id: string) {
  await server.services.visits.sweep();
  await server.settle();
  const told = [];
  for (const who of ['client', 'contractor'] as const) {
    const caller = server.as((await server.user(who)).id);
    const { data } = (await caller.get('/api/v1/notifications')).json();
    if (data?.some(({ kind }: { kind: string }) => kind === 'visitCancelled')) told.push(who);
  }
  const [row] = await server.database.select().from(visits).where(eq(visits.id, id));
  return { status: row?.status, told };
}
const BOTH = ['client', 'contractor'];

test('with a job that is deleted its visit is canceled, which both are told [VIS-07]', async () => {
  const { _id, jobId } = await open();
  expect((await server.as('client').delete(`/api/v1/jobs/${jobId}`)).statusCode).toBe(200);
  expect(await outcome(_id)).toEqual({ status: 'cancelled', told: BOTH });
  expect((await server.as('contractor').get(`${VISITS}/${_id}`)).json().data).toMatchObject({
    ...{ cancelledBy: null, cancelReason: null, times: [], allowedActions: [] },
  });
});

test('with a job that is hidden its visit is canceled, and none is agreed on [VIS-07]', async () => {
  const { _id, ...body } = await open();
  await server.database.update(jobs).set({ hiddenAt: new Date(), hiddenFor: 'report', status: 'closed' });
  expect(await outcome(_id)).toEqual({ status: 'cancelled', told: BOTH });
  expect((await server.as('client').post(VISITS, body)).json().code).toBe('JOB_NOT_FOUND');
});

test('visits of somebody who is suspended are canceled, on either side [VIS-07]', async () => {
  const { id } = await addVisit(server);
  const contractorId = (await server.user('contractor')).id;
  await server.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, contractorId));
  expect(await outcome(id)).toEqual({ status: 'cancelled', told: ['client'] });
});

test('a job that is closed to applications keeps its visits [VIS-07]', async () => {
  const { _id, jobId } = await open();
  expect((await server.as('client').patch(`/api/v1/jobs/${jobId}/close`)).statusCode).toBe(200);
  expect(await outcome(_id)).toEqual({ status: 'proposed', told: [] });
});
