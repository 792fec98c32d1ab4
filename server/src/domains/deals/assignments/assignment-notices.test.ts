import { workTimeText } from '@plumbline/shared-schema/zones';
import { eq, sql } from 'drizzle-orm';
import { createTestServer } from '../../../app/testing';
import { jobs } from '../../../database/tables/jobs';
import { notifications } from '../../../database/tables/notifications';
import { outbox } from '../../../database/tables/outbox';
import { users } from '../../../database/tables/users';
import { TEAM } from '../../accounts/team/testing';
import { aPlan, aTeamContract, inDays } from './testing';

const server = createTestServer();

/** Nobody is written to at an address that may be another's. */
async function aTeam() {
  const made = await aTeamContract(server);
  await server.user('client');
  await server.database.update(users).set({ emailVerifiedAt: new Date() });
  return made;
}

async function told(userId: string) {
  await server.settle();
  const rows = await server.database
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.createdAt, notifications.id);
  return rows.filter(({ kind }) => kind.startsWith('work'));
}
const kindsOf = async (userId: string) => (await told(userId)).map(({ kind }) => kind);

test('who is to come and the client are told of each change, once, on the site and by mail [ASG-07]', async () => {
  const { plan, url, member, contract } = await aTeam();
  const { id: clientId } = await server.user('client');
  const { id: contractorId } = await server.user('contractor');
  const { _id } = await plan();
  await server.settle();
  // Delivered twice.
  await server.database
    .update(outbox)
    .set({ deliveredAt: null })
    .where(eq(outbox.topic, 'assignment.changed'));
  const [assigned] = await told(member.person.id);
  const when = workTimeText('en', { ...aPlan(member.person.id) });
  expect(assigned).toMatchObject({ kind: 'workAssigned', href: '/visits', values: { when } });
  expect(await told(clientId)).toMatchObject([
    { kind: 'workPlanned', href: `/contracts/${contract.id}`, values: { worker: 'Mia', when } },
  ]);
  expect(JSON.stringify(await told(clientId))).not.toContain('Member');
  expect(await told(contractorId)).toEqual([]);

  const change = (assigneeId: string, revision: number) =>
    server.as('contractor').put(`${url}/${_id}`, {
      ...aPlan(assigneeId, { from: inDays(12), to: inDays(12) }),
      revision,
    });
  expect((await change(member.person.id, 0)).statusCode).toBe(200);
  expect(await kindsOf(member.person.id)).toEqual(['workAssigned', 'workMoved']);
  expect((await change(contractorId, 1)).statusCode).toBe(200);
  expect(await kindsOf(member.person.id)).toEqual(['workAssigned', 'workMoved', 'workRemoved']);
  expect((await server.as('contractor').delete(`${url}/${_id}`)).statusCode).toBe(200);
  expect(await kindsOf(clientId)).toEqual(['workPlanned', 'workPlanned', 'workPlanned', 'workUnplanned']);
  // By their own hand.
  expect(await kindsOf(contractorId)).toEqual([]);

  const mails = (await server.mailsTo(member.person.email)).filter(({ text }) =>
    /gave you work|Your work on/.test(text),
  );
  expect(mails).toHaveLength(3);
});

test('what a stranger typed stays text on the site and is left out of the mail [ASG-07]', async () => {
  const { plan, member, contract } = await aTeam();
  const title = '<img src=x onerror=alert(1)> https://evil.example {{person}}';
  await server.database.update(jobs).set({ title }).where(eq(jobs.id, contract.jobId));
  await plan();
  expect((await told(member.person.id))[0]?.values).toMatchObject({ jobTitle: title });
  const [mail] = await server.mailsTo(member.person.email);
  expect(mail?.subject).toBe('News: Visits');
  expect(mail?.html).not.toMatch(/onerror|evil/);
});

test('who leaves leaves it open, which the contractor is told [ASG-09]', async () => {
  const { plan, member, url } = await aTeam();
  const { id: contractorId } = await server.user('contractor');
  const { id: clientId } = await server.user('client');
  await plan();
  await server.settle();
  await server.as('contractor').delete(`${TEAM}/members/${member.person.id}`);
  expect(await told(contractorId)).toMatchObject([{ kind: 'workOpen', values: { person: 'Mia Member' } }]);
  expect(await kindsOf(clientId)).toEqual(['workPlanned']);
  expect((await server.as('client').get(url)).json().data).toMatchObject([{ name: null }]);
});

test('who closes their account leaves it open as well [ASG-09]', async () => {
  const { plan, member, url } = await aTeam();
  const { id: contractorId } = await server.user('contractor');
  await plan();
  await server.database
    .update(users)
    .set({ deletionDueAt: sql`now()` })
    .where(eq(users.id, member.person.id));
  await server.services.closeAccounts();
  expect(await kindsOf(contractorId)).toEqual(['workOpen']);
  expect((await server.as('contractor').get(url)).json().data).toMatchObject([{ name: null }]);
});

test('with the end of the contract who was to come is told, once [ASG-10]', async () => {
  const { plan, member, contract } = await aTeam();
  await plan();
  const ended = await server.as('client').patch(`/api/v1/contracts/${contract.id}/end`);
  expect(ended.statusCode).toBe(200);
  expect(await kindsOf(member.person.id)).toEqual(['workAssigned', 'workRemoved']);
  await server.as('client').patch(`/api/v1/contracts/${contract.id}/archive`);
  expect(await kindsOf(member.person.id)).toEqual(['workAssigned', 'workRemoved']);
});
