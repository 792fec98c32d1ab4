import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { personReports } from '../../../database/tables/person-reports';
import { addJob } from '../../jobs/jobs/testing';
import { addQuestion, questionsOf } from '../../jobs/questions/testing';
import { CASES, casesOf, decide } from './testing';

const server = createTestServer();
type Key = { jobId: string; id: string };
const report = ({ jobId, id }: Key, part: string, who = 'company') =>
  server.as(who).post(`${questionsOf(jobId)}/${id}/reports`, { part, reason: 'harassment' });
const readOf = async (jobId: string) => (await server.anonymous.get(questionsOf(jobId))).json().data;
const detailsOf = async (id: string) => (await server.as('admin').get(`${CASES}/${id}`)).json().data;
const toldTo = async (who: string) => (await server.as(who).get('/api/v1/notifications')).json().data;

test('a question and its answer are reported, each once, and not by who wrote them [QST-11]', async () => {
  const question = await addQuestion(server, { text: 'Are you a fool?', answer: 'You are.' });
  expect((await report(question, 'question')).json()).toMatchObject({
    message: expect.any(String),
    data: { personId: question.askerId, reason: 'harassment' },
  });
  expect((await report(question, 'question')).json().code).toBe('REPORT_EXISTS');
  expect((await report(question, 'answer')).statusCode).toBe(201);
  expect((await report(question, 'question', 'contractor')).statusCode).toBe(403);
  expect((await report(question, 'answer', 'client')).statusCode).toBe(403);
  const atOnce = await Promise.all(Array.from({ length: 20 }, () => report(question, 'question', 'client')));
  expect(atOnce.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await server.database.$count(personReports)).toBe(3);
  const { data } = await casesOf(server);
  expect(data).toMatchObject([
    { kind: 'questionReport', person: { _id: question.askerId }, reportCount: 2 },
    { kind: 'answerReport', person: { _id: (await server.user('client')).id }, reportCount: 1 },
  ]);
});

test('a report keeps the words that were reported [QST-11]', async () => {
  const question = await addQuestion(server, { text: 'Are you a fool?' });
  await report(question, 'question');
  await server.as('contractor').delete(`${questionsOf(question.jobId)}/${question.id}`);
  const { data } = await casesOf(server);
  expect(await detailsOf(data[0]._id)).toMatchObject({ messageText: 'Are you a fool?' });
});

test('what is not there, or not of this job, is not reported [QST-11]', async () => {
  const question = await addQuestion(server);
  expect((await report(question, 'answer')).json().code).toBe('QUESTION_NOT_FOUND');
  expect((await report(question, 'both')).statusCode).toBe(400);
  const { id: jobId } = await addJob(server);
  for (const id of [question.id, UNKNOWN_ID, 'x'])
    expect((await report({ jobId, id }, 'question')).json().code).toBe('QUESTION_NOT_FOUND');
});

test('an administrator hides a question with its answer; both sides of the report learn it [QST-13]', async () => {
  const question = await addQuestion(server, { text: 'Are you a fool?', answer: 'No.' });
  await report(question, 'question');
  const { data } = await casesOf(server);
  expect((await decide(server, data[0]._id, { action: 'hide', note: 'Rude.' })).statusCode).toBe(200);
  expect(await readOf(question.jobId)).toEqual([]);
  expect(await toldTo('contractor')).toMatchObject([{ kind: 'questionHidden', values: { reason: 'Rude.' } }]);
  expect(await toldTo('company')).toMatchObject([{ kind: 'reportActed' }]);
  expect((await detailsOf(data[0]._id)).history).toMatchObject([{ action: 'questionHidden' }]);
  const answer = `${questionsOf(question.jobId)}/${question.id}/answer`;
  expect((await server.as('client').put(answer, { text: 'Yes.' })).json().code).toBe('QUESTION_NOT_FOUND');
  const own = (await server.as('client').get('/api/v1/jobs/me')).json().data;
  expect(own).toMatchObject([{ hidden: null }]);
});

test('of an answer that is hidden the question stays, and takes no other one [QST-13]', async () => {
  const question = await addQuestion(server, { text: 'Which colour?', answer: 'Fool.' });
  await report(question, 'answer');
  const { data } = await casesOf(server);
  await decide(server, data[0]._id, { action: 'hide', note: 'Rude.' });
  expect(await readOf(question.jobId)).toMatchObject([
    { text: 'Which colour?', answer: null, isAnswerHidden: true },
  ]);
  const answer = `${questionsOf(question.jobId)}/${question.id}/answer`;
  expect((await server.as('client').put(answer, { text: 'Red.' })).statusCode).toBe(403);
  expect((await server.as('client').post(answer, { text: 'Red.' })).statusCode).toBe(403);
  expect(await toldTo('client')).toMatchObject([{ kind: 'answerHidden', values: { reason: 'Rude.' } }]);
});

test('contact details in a question or an answer are shown, and flagged once [QST-12]', async () => {
  const question = await addQuestion(server, {
    text: 'Can we speak on WhatsApp?',
    answer: 'Call +1 555 010 4477 22',
  });
  const harmless = await addQuestion(server, { text: 'Which colour?', answer: 'Red.' });
  await Promise.all([server.services.watchFraud(), server.services.watchFraud()]);
  const { data, count } = await casesOf(server);
  expect(count).toBe(2);
  expect(data).toMatchObject([
    { kind: 'questionReport', person: { _id: question.askerId }, reportCount: 0 },
    { kind: 'answerReport', reportCount: 0 },
  ]);
  expect(await detailsOf(data[0]._id)).toMatchObject({
    messageText: 'Can we speak on WhatsApp?',
    job: { _id: question.jobId },
  });
  expect(await readOf(question.jobId)).toHaveLength(1);
  expect(await readOf(harmless.jobId)).toHaveLength(1);
  await decide(server, data[0]._id, { action: 'dismiss', note: 'Harmless.' });
  await server.services.watchFraud();
  expect((await casesOf(server)).count).toBe(1);
});
