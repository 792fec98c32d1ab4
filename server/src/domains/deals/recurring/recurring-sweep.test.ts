import { eq, ne } from 'drizzle-orm';
import { createTestServer } from '../../../app/testing';
import { blocks } from '../../../database/tables/blocks';
import { invites } from '../../../database/tables/invites';
import { jobs } from '../../../database/tables/jobs';
import { outbox } from '../../../database/tables/outbox';
import { recurringTurns } from '../../../database/tables/recurring-jobs';
import { users } from '../../../database/tables/users';
import { addJob } from '../../jobs/jobs/testing';
import { addContract } from '../contracts/testing';
import { addDue, dayIn, letBeOld, readRecurring, sweepOf } from './testing';

const server = createTestServer();
const sweep = () => server.services.postRecurringJobs();
const noticesOf = async (role: 'client' | 'contractor') => {
  await server.settle();
  const { data } = (await server.as(role).get('/api/v1/notifications')).json();
  return (data as { kind: string; href: string }[]).map(({ kind, href }) => `${kind} ${href}`);
};
const copiesOf = (jobId: string) => server.database.select().from(jobs).where(ne(jobs.id, jobId));
const inDays = (days: number) => ({ nextDay: dayIn(days), nextAt: new Date(Date.now() + days * 86_400_000) });

test('a turn posts a copy as the job is now, tells its owner, and the next is counted on [RPT-04, RPT-06]', async () => {
  const { id: jobId } = await addJob(server, {
    lat: 40.7,
    lng: -74,
    city: 'Brooklyn',
    hideExactLocation: true,
  });
  const { id } = await addDue(server, { jobId, left: 2 });
  await server.database
    .update(jobs)
    .set({ title: 'Mow the lawn', status: 'closed' })
    .where(eq(jobs.id, jobId));
  await sweep();
  const [copy, ...others] = await copiesOf(jobId);
  expect(others).toEqual([]);
  expect(copy).toMatchObject({
    title: 'Mow the lawn',
    status: 'open',
    lat: 40.7,
    city: 'Brooklyn',
    hideExactLocation: true,
  });
  expect(await readRecurring(server, id)).toMatchObject({ nextDay: dayIn(7), left: 1 });
  expect(await noticesOf('client')).toEqual([`jobRecurred /jobs/${copy?.id}`]);
  const { data } = (await server.as('client').get('/api/v1/recurring-jobs')).json();
  expect(data[0].latest).toEqual({ jobId: copy?.id, day: dayIn(0) });
  await sweep();
  expect(await server.database.$count(jobs)).toBe(2);
});

test('of twenty sweeps at the same moment one posts each job [RPT-04]', async () => {
  await Promise.all([addDue(server), addDue(server), addDue(server)]);
  await Promise.all(Array.from({ length: 20 }, sweep));
  expect(await server.database.$count(jobs)).toBe(6);
  expect(await server.database.$count(recurringTurns)).toBe(3);
  expect(await server.database.$count(outbox, eq(outbox.topic, 'job.recurred'))).toBe(3);
});

test('a process that dies before the end has posted nothing, and the next one posts it once [RPT-04]', async () => {
  const { jobId } = await addDue(server);
  const dying = sweepOf(server, {
    outbox: { ...server.services.outbox, add: () => Promise.reject(new Error('killed')) },
  });
  await expect(dying()).rejects.toThrow('killed');
  expect(await copiesOf(jobId)).toEqual([]);
  await sweep();
  await sweep();
  expect(await copiesOf(jobId)).toHaveLength(1);
});

test('of turns that were missed the latest is posted, once [RPT-04]', async () => {
  const { id, jobId } = await addDue(server, {
    firstDay: dayIn(-31),
    nextDay: dayIn(-24),
    nextAt: new Date(Date.now() - 24 * 86_400_000),
  });
  await sweep();
  expect(await copiesOf(jobId)).toHaveLength(1);
  expect(await readRecurring(server, id)).toMatchObject({ nextDay: dayIn(4) });
});

test.each([
  ['its last time', { left: 1 }],
  ['its last day', { lastDay: dayIn(6) }],
])('after %s it is over [RPT-02]', async (_which, given) => {
  const { id } = await addDue(server, given);
  await sweep();
  expect(await readRecurring(server, id)).toMatchObject({ nextDay: null, nextAt: null });
  await sweep();
  expect(await server.database.$count(jobs)).toBe(2);
});

test('who did it last is invited, and hears of it [RPT-05]', async () => {
  const { jobId, professionalId } = await addContract(server, { status: 'completed' });
  await addDue(server, { jobId });
  await sweep();
  const rows = await server.database.select().from(invites);
  expect(rows).toMatchObject([{ contractorId: professionalId, status: 'pending' }]);
  expect(rows[0]?.jobId).not.toBe(jobId);
  expect(await noticesOf('contractor')).toContain('inviteReceived /contract-invites');
});

test.each([
  [
    'blocks the owner',
    async (blockerId: string) => {
      const blockedId = (await server.user('client')).id;
      await server.database.insert(blocks).values({ blockerId, blockedId });
    },
  ],
  [
    'is suspended',
    async (id: string) => {
      await server.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
    },
  ],
  [
    'has left',
    async (id: string) => {
      await server.database.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    },
  ],
])('who %s is not invited, and the job is posted all the same [RPT-05]', async (_what, change) => {
  const { id: professionalId } = await server.addUser({ userType: 'contractor' });
  const { jobId } = await addContract(server, { status: 'completed', professionalId });
  await addDue(server, { jobId });
  await change(professionalId);
  await sweep();
  expect(await server.database.$count(invites)).toBe(0);
  expect(await copiesOf(jobId)).toHaveLength(1);
});

test('three days before its owner is told once, with the way to skip it [RPT-06]', async () => {
  const { id } = await addDue(server, inDays(2));
  await letBeOld(server, id);
  await Promise.all(Array.from({ length: 5 }, sweep));
  await sweep();
  expect(await noticesOf('client')).toEqual([`recurrenceComing /recurring-jobs?skip=${id}`]);
  await server.as('client').put(`/api/v1/recurring-jobs/${id}/skip`, { day: dayIn(2) });
  await sweep();
  expect(await noticesOf('client')).toHaveLength(1);
});

test('nobody is told before of what is further away, or was set a moment ago [RPT-06]', async () => {
  const { id } = await addDue(server, inDays(5));
  await letBeOld(server, id);
  await addDue(server, inDays(2));
  await sweep();
  expect(await noticesOf('client')).toEqual([]);
});

test.each([
  [
    'its job is hidden',
    (jobId: string) =>
      server.database
        .update(jobs)
        .set({ hiddenAt: new Date(), hiddenFor: 'report' })
        .where(eq(jobs.id, jobId)),
  ],
  [
    'its job is deleted',
    (jobId: string) => server.database.update(jobs).set({ status: 'removed' }).where(eq(jobs.id, jobId)),
  ],
  [
    'its owner is suspended',
    (_jobId: string, ownerId: string) =>
      server.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ownerId)),
  ],
])('nothing is posted while %s [RPT-08]', async (_what, change) => {
  const { id: ownerId } = await server.addUser({ userType: 'client' });
  const { id: jobId } = await addJob(server, { ownerId });
  await addDue(server, { jobId, ownerId });
  await change(jobId, ownerId);
  await sweep();
  expect(await copiesOf(jobId)).toEqual([]);
});
