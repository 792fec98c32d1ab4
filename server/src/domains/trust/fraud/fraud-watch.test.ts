import { eq, sql } from 'drizzle-orm';
import { sessions } from '../../../database/tables/accounts';
import { applications } from '../../../database/tables/applications';
import { feedbacks } from '../../../database/tables/feedbacks';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { CASES, casesOf, decide } from '../cases/testing';
import { addContract } from '../../deals/contracts/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';

const server = createTestServer();

/** The cases of a kind after the next look, with what the page shows of the first. */
async function flagged(kind: string) {
  await Promise.all([server.services.watchFraud(), server.services.watchFraud()]);
  const { data } = await casesOf(server, `?kind=${kind}`);
  if (data.length === 0) return { count: 0, details: undefined };
  return {
    count: data.length,
    details: (await server.as('admin').get(`${CASES}/${data[0]._id}`)).json().data,
  };
}

async function write(from: 'client' | 'company', content: string) {
  const { id: recipientId } = await server.user('contractor');
  return server.as(from).post('/api/v1/messages/', { recipientId, content });
}

test('a first message that leads away is sent, and flagged once; its text is shown with a reason [ADM-14]', async () => {
  expect((await write('client', 'Call me on WhatsApp')).statusCode).toBe(201);
  await write('company', 'When can you start?');
  await write('company', 'Call me on WhatsApp');
  const { count, details } = await flagged('outsideContact');
  expect(count).toBe(1);
  expect(details).toMatchObject({ person: { _id: (await server.user('client')).id }, messageText: null });
  expect(JSON.stringify(details)).not.toContain('WhatsApp');
  const look = await server.as('admin').post(`${CASES}/${details._id}/look`, { reason: 'To judge it' });
  expect(look.json().data.messages).toMatchObject([{ text: 'Call me on WhatsApp', isReported: true }]);
  expect((await decide(server, details._id, { action: 'hide' })).statusCode).toBe(200);
  expect((await flagged('outsideContact')).count).toBe(0);
});

test('a letter sent to five jobs is one case, four are none, other letters do not count [ADM-14]', async () => {
  const send = async (letter: string) =>
    addApplication(server, { jobId: (await addJob(server)).id, coverLetter: letter });
  for (let n = 0; n < 4; n += 1) await send('I fix everything.');
  await send('I know this roof.');
  expect((await flagged('equalLetters')).count).toBe(0);
  await send('I FIX everything.');
  await send('I fix everything.');
  const { count, details } = await flagged('equalLetters');
  expect(count).toBe(1);
  expect(details.flag).toMatchObject({ text: 'I fix everything.', count: 6 });
  await decide(server, details._id, { action: 'dismiss' });
  await send('I fix everything.');
  expect((await flagged('equalLetters')).count).toBe(0);
});

test('equal letters of several days, or of several people, are no case [ADM-14]', async () => {
  const send = async (userId?: string) =>
    addApplication(server, {
      jobId: (await addJob(server)).id,
      coverLetter: 'I fix everything.',
      ...(userId && { userId }),
    });
  for (let n = 0; n < 4; n += 1) await send();
  await server.database.update(applications).set({ createdAt: sql`now() - interval '25 hours'` });
  for (let n = 0; n < 4; n += 1) await send();
  const { id: other } = await server.addUser({ userType: 'contractor' });
  for (let n = 0; n < 4; n += 1) await send(other);
  expect((await flagged('equalLetters')).count).toBe(0);
});

test('six new accounts from one address within an hour are one case [ADM-14]', async () => {
  const newcomers = [];
  for (let n = 0; n < 5; n += 1) newcomers.push(await server.addUser());
  for (const { id } of newcomers) await server.as(id).get('/api/v1/users/me');
  await server.database.update(sessions).set({ address: '203.0.113.7' });
  expect((await flagged('accountBurst')).count).toBe(0);
  const { id } = await server.addUser();
  await server.as(id).get('/api/v1/users/me');
  await server.database.update(sessions).set({ address: '203.0.113.7' }).where(eq(sessions.userId, id));
  const { count, details } = await flagged('accountBurst');
  expect(count).toBe(1);
  expect(details.flag.people.map(({ _id }: { _id: string }) => _id)).toEqual(
    expect.arrayContaining([...newcomers.map((newcomer) => newcomer.id), id]),
  );
});

test('six new accounts at several addresses are no burst [ADM-14]', async () => {
  for (let n = 0; n < 6; n += 1) {
    const { id } = await server.addUser();
    await server.as(id).get('/api/v1/users/me');
    const address = n < 5 ? '203.0.113.7' : '203.0.113.8';
    await server.database.update(sessions).set({ address }).where(eq(sessions.userId, id));
  }
  expect((await flagged('accountBurst')).count).toBe(0);
});

test('old accounts at one address are no burst [ADM-14]', async () => {
  for (let n = 0; n < 7; n += 1) {
    const { id } = await server.addUser();
    await server.as(id).get('/api/v1/users/me');
  }
  await server.database.update(users).set({ createdAt: sql`now() - interval '2 hours'` });
  expect((await flagged('accountBurst')).count).toBe(0);
});

test('a rating between accounts that share a device is a case; one between others is none [ADM-14]', async () => {
  const {
    id: contractId,
    clientId: authorId,
    professionalId: subjectId,
  } = await addContract(server, { status: 'completed' });
  for (const person of ['client', 'contractor'] as const) await server.as(person).get('/api/v1/users/me');
  await server.database.update(sessions).set({ userAgent: 'Firefox' }).where(eq(sessions.userId, authorId));
  await server.database.insert(feedbacks).values({
    ...{ contractId, authorId, subjectId, rating: 5, review: 'The best!' },
    visibleAt: new Date(),
  });
  expect((await flagged('sharedDevice')).count).toBe(0);
  await server.database.update(sessions).set({ userAgent: 'jest' });
  const { count, details } = await flagged('sharedDevice');
  expect(count).toBe(1);
  expect(details).toMatchObject({
    person: { _id: authorId },
    flag: { text: 'The best!', people: [{ _id: subjectId }] },
  });
});

test('a rating between accounts whose pushes go to one device is a case, whatever their address [ADM-14]', async () => {
  const contract = await addContract(server, { status: 'completed' });
  const { id: contractId, clientId: authorId, professionalId: subjectId } = contract;
  const devices = [
    { userId: authorId, address: '203.0.113.7', userAgent: 'Firefox', deviceToken: 'phone-1' },
    { userId: subjectId, address: '203.0.113.8', userAgent: 'Safari', deviceToken: 'phone-2' },
  ];
  for (const person of ['client', 'contractor'] as const) await server.as(person).get('/api/v1/users/me');
  for (const { userId, ...device } of devices)
    await server.database.update(sessions).set(device).where(eq(sessions.userId, userId));
  await server.database.insert(feedbacks).values({
    ...{ contractId, authorId, subjectId, rating: 5, review: 'The best!' },
    visibleAt: new Date(),
  });
  expect((await flagged('sharedDevice')).count).toBe(0);
  await server.database.update(sessions).set({ deviceToken: 'phone-1' });
  expect((await flagged('sharedDevice')).count).toBe(1);
  expect((await flagged('sharedDevice')).count).toBe(1);
});
