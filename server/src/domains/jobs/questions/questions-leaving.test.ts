import { eq, sql } from 'drizzle-orm';
import { createTestServer, PASSWORD } from '../../../app/testing';
import { users } from '../../../database/tables/users';
import { readZip } from '../../accounts/export/testing';
import { addJob } from '../jobs/testing';
import { addQuestion, questionsOf } from './testing';

const server = createTestServer();

async function exportOf(id: string) {
  const caller = server.as(id);
  await caller.post('/api/v1/users/me/export');
  await server.settle();
  const { url } = (await caller.get('/api/v1/users/me/export')).json().data;
  const entries = readZip((await server.anonymous.get(url)).rawPayload);
  return (name: string) => JSON.parse(entries.get(`${name}.json`)?.toString() ?? '[]');
}

test('the archive holds what somebody asked and what they answered, and not what was hidden from them [QST-14]', async () => {
  const asker = await server.addAccount({ userType: 'contractor', email: 'ada@example.org' });
  const hirer = await server.addAccount({ userType: 'client', email: 'bob@example.org' });
  const { id: jobId } = await addJob(server, { ownerId: hirer.id, title: 'Roof' });
  const question = { jobId, askerId: asker.id };
  await addQuestion(server, { ...question, text: 'Which colour?', answer: 'Red.' });
  await addQuestion(server, { ...question, text: 'And then?' });
  await addQuestion(server, { ...question, text: 'Fool?', answer: 'No.', hiddenAt: new Date() });
  await addQuestion(server);
  const asked = (await exportOf(asker.id))('questions');
  expect(asked.map(({ text }: { text: string }) => text)).toEqual(['Which colour?', 'And then?', 'Fool?']);
  expect(asked[0]).toMatchObject({ job: 'Roof', answer: 'Red.' });
  expect((await exportOf(hirer.id))('answers')).toMatchObject([{ text: 'Which colour?', answer: 'Red.' }]);
});

test('with an account go its questions without an answer; the others stay without its name [QST-14]', async () => {
  const leaver = await server.addAccount({ userType: 'contractor', fullName: 'Ada Mason' });
  const { id: jobId } = await addJob(server);
  const question = { jobId, askerId: leaver.id };
  await addQuestion(server, { ...question, text: 'Which colour?', answer: 'Red.' });
  await addQuestion(server, { ...question, text: 'And then?' });
  const asked = await server.as(leaver.id).post('/api/v1/users/me/deletion', { password: PASSWORD });
  expect(asked.statusCode).toBe(200);
  await server.database
    .update(users)
    .set({ deletionDueAt: sql`now() - interval '1 second'` })
    .where(eq(users.id, leaver.id));
  await server.services.closeAccounts();
  const { data } = (await server.anonymous.get(questionsOf(jobId))).json();
  const asker = { fullName: 'Deleted account', isGone: true };
  expect(data).toMatchObject([{ text: 'Which colour?', asker }]);
  expect((await server.anonymous.get(`/api/v1/users/profile/${leaver.id}`)).statusCode).toBe(404);
  expect(JSON.stringify(data)).not.toContain('Ada');
});
