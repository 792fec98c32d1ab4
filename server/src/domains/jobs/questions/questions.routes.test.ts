import { eq } from 'drizzle-orm';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { jobs } from '../../../database/tables/jobs';
import { questions } from '../../../database/tables/questions';
import { createTeam } from '../../accounts/team/testing';
import { addApplication, addJob } from '../jobs/testing';
import { addQuestion, questionsOf } from './testing';

const server = createTestServer();
const { aMember } = createTeam(server);
const text = 'Is there access for a van?';
const reply = { text: 'Yes, through the yard.' };

type ListedQuestions = { text: string; answer: { text: string } | null }[];
const listOf = async (jobId: string, caller = server.anonymous): Promise<ListedQuestions> =>
  (await caller.get(questionsOf(jobId))).json().data;
const ask = (jobId: string, body: object = { text }, who = 'contractor') =>
  server.as(who).post(questionsOf(jobId), body);
const answer = ({ jobId, id }: { jobId: string; id: string }, body: object = reply, who = 'client') =>
  server.as(who).post(`${questionsOf(jobId)}/${id}/answer`, body);
const edit = ({ jobId, id }: { jobId: string; id: string }, body: object, who = 'client') =>
  server.as(who).put(`${questionsOf(jobId)}/${id}/answer`, body);

test('a contractor asks, the hirer answers, and a visitor reads both [QST-01, QST-02, QST-03]', async () => {
  const { id: jobId } = await addJob(server);
  const asked = await ask(jobId, { text: `  ${text} \r\n` });
  expect(asked.statusCode).toBe(201);
  const { _id: id } = asked.json().data;
  const { id: askerId, fullName } = await server.user('contractor');
  const asker = { _id: askerId, fullName };
  expect(asked.json()).toMatchObject({
    message: 'Question sent',
    data: { asker, text, answer: null, isAnswerHidden: false },
  });
  expect((await answer({ jobId, id })).json()).toMatchObject({
    message: 'Answer published',
    data: { _id: id, answer: { ...reply, editedAt: null } },
  });
  expect(await listOf(jobId)).toMatchObject([{ _id: id, asker, text, answer: reply }]);
});

test.each([
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['an administrator', server.as('admin'), 403],
  ['a visitor', server.anonymous, 401],
])('%s asks nothing [QST-01]', async (_who, caller, status) => {
  const { id } = await addJob(server);
  expect((await caller.post(questionsOf(id), { text })).statusCode).toBe(status);
  expect(await server.database.$count(questions)).toBe(0);
});

test('a contractor who once posted the job asks nothing about it [QST-01]', async () => {
  const { id } = await addJob(server, { ownerId: (await server.user('contractor')).id });
  expect((await ask(id)).statusCode).toBe(403);
});

test.each([
  ['no text', {}],
  ['nothing but signs that nobody sees', { text: ' \u200b\n ' }],
  ['a text without an end', { text: 'x'.repeat(1001) }],
  ['a text that is none', { text: { $ne: '' } }],
])('%s is 400 and asks nothing [QST-01]', async (_what, body) => {
  const { id } = await addJob(server);
  expect((await ask(id, body)).statusCode).toBe(400);
  expect(await server.database.$count(questions)).toBe(0);
});

test('markup, SQL and format strings are text like any other [QST-01]', async () => {
  const hostile = `<img src=x onerror=alert(1)> '; drop table questions;-- {__proto__} %s \${7*7}`;
  const { id: jobId } = await addJob(server);
  const { _id: id } = (await ask(jobId, { text: hostile })).json().data;
  await answer({ jobId, id }, { text: hostile });
  expect(await listOf(jobId)).toMatchObject([{ text: hostile, answer: { text: hostile } }]);
});

test('those with an answer come first, the latest first, and those of other jobs not at all [QST-02]', async () => {
  const { id: jobId } = await addJob(server);
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
  const add = (number: number, given: object = {}) =>
    addQuestion(server, { jobId, text: String(number), createdAt: at(number), ...given });
  await add(1, { answer: 'Yes.' });
  await add(2);
  await add(3, { answer: 'No.' });
  await add(4);
  await add(5, { answer: 'Rude.', answerHiddenAt: at(9) });
  await addQuestion(server);
  expect((await listOf(jobId)).map((row) => row.text)).toEqual(['3', '1', '5', '4', '2']);
  expect(await listOf(jobId)).toContainEqual(
    expect.objectContaining({ text: '5', answer: null, isAnswerHidden: true }),
  );
});

test('a job that is deleted, hidden or unknown shows no questions; who works on a hidden one reads them [QST-02]', async () => {
  const gone = await addQuestion(server, { jobId: (await addJob(server, { status: 'removed' })).id });
  expect((await server.anonymous.get(questionsOf(gone.jobId))).json().code).toBe('JOB_REMOVED');
  const hidden = await addJob(server, { status: 'closed', hiddenAt: new Date(), hiddenFor: 'report' });
  await addQuestion(server, { jobId: hidden.id });
  for (const caller of [server.anonymous, server.as('company'), server.as('contractor')])
    expect((await caller.get(questionsOf(hidden.id))).statusCode).toBe(404);
  await addApplication(server, { jobId: hidden.id });
  for (const who of ['client', 'admin', 'contractor'])
    expect(await listOf(hidden.id, server.as(who))).toHaveLength(1);
  for (const id of [UNKNOWN_ID, 'x']) {
    expect((await server.anonymous.get(questionsOf(id))).statusCode).toBe(404);
    expect((await ask(id)).statusCode).toBe(404);
  }
});

test('another answer is 409, the same one again is that one, and nobody else answers [QST-04]', async () => {
  const question = await addQuestion(server);
  expect((await answer(question, reply, 'company')).json().code).toBe('JOB_NOT_FOUND');
  expect((await answer(question, reply, 'contractor')).statusCode).toBe(403);
  expect((await answer(question, { text: 'x'.repeat(2001) })).statusCode).toBe(400);
  expect((await edit(question, reply)).json().code).toBe('NOT_FOUND');
  expect((await answer(question)).statusCode).toBe(200);
  expect((await answer(question)).statusCode).toBe(200);
  expect((await answer(question, { text: 'No.' })).json().code).toBe('QUESTION_ANSWERED');
  const elsewhere = await addJob(server);
  for (const id of [question.id, UNKNOWN_ID, 'x'])
    expect((await answer({ jobId: elsewhere.id, id })).json().code).toBe('QUESTION_NOT_FOUND');
});

test('a member of a company who may hire answers, noted in its log; one who reads does not [QST-04]', async () => {
  const { id: ownerId } = await server.user('company');
  const { jobId, id } = await addQuestion(server, { jobId: (await addJob(server, { ownerId })).id });
  const url = `${questionsOf(jobId)}/${id}/answer`;
  const [viewer, recruiter] = [await aMember('viewer'), await aMember('recruiter')];
  expect((await viewer.acting.post(url, reply)).statusCode).toBe(403);
  expect((await recruiter.acting.post(url, reply)).statusCode).toBe(200);
  const log = (await server.as('company').get('/api/v1/team/log')).json().data;
  expect(log[0]).toMatchObject({ action: 'questionAnswered', things: [{ kind: 'job', _id: jobId }] });
});

test('other words take the place of an answer, which says so [QST-05]', async () => {
  const question = await addQuestion(server, { answer: 'Yes.' });
  expect((await edit(question, { text: 'No.' }, 'company')).statusCode).toBe(404);
  expect((await edit(question, { text: 'Yes.' })).json().data.answer.editedAt).toBeNull();
  const edited = await edit(question, { text: 'No.' });
  expect(edited.json()).toMatchObject({
    message: 'Answer changed',
    data: { answer: { text: 'No.', editedAt: expect.any(String) } },
  });
});

test('who asked withdraws the question until it is answered, and nobody else does [QST-06]', async () => {
  const question = await addQuestion(server);
  const url = `${questionsOf(question.jobId)}/${question.id}`;
  const other = await server.addUser({ userType: 'contractor' });
  expect((await server.as(other.id).delete(url)).statusCode).toBe(403);
  expect((await server.as('client').delete(url)).statusCode).toBe(403);
  expect((await server.as('contractor').delete(url)).json().message).toBe('Question withdrawn');
  expect((await server.as('contractor').delete(url)).json().code).toBe('QUESTION_NOT_FOUND');
  const answered = await addQuestion(server, { answer: 'Yes.' });
  const refused = await server.as('contractor').delete(`${questionsOf(answered.jobId)}/${answered.id}`);
  expect(refused.json().code).toBe('QUESTION_ANSWERED');
  expect(await listOf(answered.jobId)).toHaveLength(1);
});

test('a closed job takes no questions, keeps what it has and answers it [QST-07]', async () => {
  const question = await addQuestion(server);
  await server.database.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, question.jobId));
  expect((await ask(question.jobId, { text: 'Still?' })).json().code).toBe('QUESTIONS_CLOSED');
  expect((await answer(question)).statusCode).toBe(200);
  expect(await listOf(question.jobId)).toHaveLength(1);
});

test('the same words again are the same question, and a call that is sent twice asks once [QST-08]', async () => {
  const { id: jobId } = await addJob(server);
  const headers = { 'idempotency-key': 'the-same' };
  const first = await server.as('contractor').post(questionsOf(jobId), { text }, { headers });
  const again = await server.as('contractor').post(questionsOf(jobId), { text }, { headers });
  expect(again.json()).toEqual(first.json());
  expect((await ask(jobId)).json().data._id).toBe(first.json().data._id);
  const other = await server.addUser({ userType: 'contractor' });
  expect((await ask(jobId, { text }, other.id)).statusCode).toBe(201);
  expect(await server.database.$count(questions)).toBe(2);
});

test.each(['client', 'contractor'])('where the %s blocks the other, nobody asks [QST-09]', async (who) => {
  const question = await addQuestion(server);
  const other = await server.user(who === 'client' ? 'contractor' : 'client');
  await server.as(who).put(`/api/v1/users/${other.id}/block`);
  expect((await ask(question.jobId, { text: 'And a lift?' })).json().code).toBe('BLOCKED');
  // What was asked before is answered.
  expect((await answer(question)).statusCode).toBe(200);
});
