import { createTestServer } from '../../../app/testing';
import { addApplication, addJob } from '../jobs/testing';
import { addQuestion, questionsOf } from './testing';

const server = createTestServer();

type Who = Parameters<typeof server.as>[0];
type ToldNotices = { kind: string; values: object; href: string; readAt: string | null }[];
const toldTo = async (who: Who): Promise<ToldNotices> =>
  (await server.as(who).get('/api/v1/notifications')).json().data;
const kindsTo = async (who: Who) => (await toldTo(who)).map(({ kind }) => kind);

async function ask(jobId: string, text: string, who: Who = 'contractor'): Promise<string> {
  const asked = await server.as(who).post(questionsOf(jobId), { text });
  await server.settle();
  return asked.json().data._id;
}
async function answer(jobId: string, id: string): Promise<void> {
  await server.as('client').post(`${questionsOf(jobId)}/${id}/answer`, { text: 'Yes.' });
  await server.settle();
}

test('a hirer is told of a question, and of others once that was read [QST-10]', async () => {
  const { id: jobId } = await addJob(server, { title: 'Roof' });
  const { fullName: person } = await server.user('contractor');
  await ask(jobId, 'One?');
  const other = await server.addUser({ userType: 'contractor' });
  await ask(jobId, 'Two?', other.id);
  const href = `/jobs/${jobId}#questions`;
  const news = { kind: 'questionAsked', values: { jobTitle: 'Roof', person }, href };
  expect(await toldTo('client')).toMatchObject([{ ...news, readAt: null }]);
  await server.anonymous.get(questionsOf(jobId));
  await server.as('company').get(questionsOf(jobId));
  expect(await toldTo('client')).toMatchObject([{ readAt: null }]);
  await server.as('client').get(questionsOf(jobId));
  expect(await toldTo('client')).toMatchObject([{ readAt: expect.any(String) }]);
  await ask(jobId, 'Three?');
  expect(await kindsTo('client')).toEqual(['questionAsked', 'questionAsked']);
});

test('of questions at the same moment the hirer is told once [QST-10]', async () => {
  const { id: jobId } = await addJob(server);
  for (const text of ['One?', 'Two?', 'Three?'])
    await server.as('contractor').post(questionsOf(jobId), { text });
  await server.settle();
  expect(await kindsTo('client')).toEqual(['questionAsked']);
});

test('who asked and who applied are told of an answer, and nobody else [QST-10]', async () => {
  const { id: jobId } = await addJob(server, { title: 'Roof' });
  const [applicant, declined] = [
    await server.addUser({ userType: 'contractor' }),
    await server.addUser({ userType: 'contractor' }),
  ];
  await addApplication(server, { jobId });
  await addApplication(server, { jobId, userId: applicant.id });
  await addApplication(server, {
    ...{ jobId, userId: declined.id, declinedAt: new Date() },
    ...{ declineReason: 'price', declineMessage: '' },
  });
  const [one, two] = [await ask(jobId, 'One?'), await ask(jobId, 'Two?')];
  await answer(jobId, one);
  await answer(jobId, two);
  expect(await kindsTo('contractor')).toEqual(['questionAnswered', 'questionAnswered']);
  expect(await kindsTo(applicant.id)).toEqual(['answerShown']);
  expect(await kindsTo(declined.id)).toEqual([]);
  expect(await kindsTo('client')).toEqual(['questionAsked']);
});

test('an answer is mailed to who asked and wants mails, in their language, and to no applicant [QST-10]', async () => {
  const emailVerifiedAt = new Date();
  const asker = await server.addUser({ userType: 'contractor', language: 'fr', emailVerifiedAt });
  const applicant = await server.addUser({ userType: 'contractor', emailVerifiedAt });
  for (const { id } of [asker, applicant])
    await server.as(id).put('/api/v1/notifications/preferences', {
      changes: [{ group: 'jobs', channel: 'email', isOn: true }],
    });
  const { id: jobId } = await addJob(server, { title: 'Roof' });
  await addApplication(server, { jobId, userId: applicant.id });
  await answer(jobId, await ask(jobId, 'One?', asker.id));
  const [mail, ...others] = await server.mailsTo(asker.email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('a répondu à votre question sur «\u00a0Roof\u00a0»');
  expect(mail?.text).toContain(`/jobs/${jobId}#questions`);
  expect(await server.mailsTo(applicant.email)).toEqual([]);
});

test('once nothing waits for an answer, questions are no news, and a withdrawn one tells nobody [QST-10]', async () => {
  const { id: jobId } = await addJob(server);
  const id = await ask(jobId, 'One?');
  await answer(jobId, id);
  expect(await toldTo('client')).toMatchObject([{ readAt: expect.any(String) }]);
  const asked = await server.as('contractor').post(questionsOf(jobId), { text: 'Two?' });
  await server.as('contractor').delete(`${questionsOf(jobId)}/${asked.json().data._id}`);
  await server.settle();
  expect(await kindsTo('client')).toEqual(['questionAsked']);
});

test('other words for an answer are no news [QST-05]', async () => {
  const { jobId, id } = await addQuestion(server, { answer: 'Yes.' });
  await server.as('client').put(`${questionsOf(jobId)}/${id}/answer`, { text: 'No.' });
  await server.settle();
  expect(await toldTo('contractor')).toEqual([]);
});
