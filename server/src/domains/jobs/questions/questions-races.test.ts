import { createTestServer } from '../../../app/testing';
import { questions } from '../../../database/tables/questions';
import { addJob, topicsOf } from '../jobs/testing';
import { addQuestion, questionsOf } from './testing';

const server = createTestServer();
const twenty = <T>(act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_none, index) => act(index)));
const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

test('of twenty answers at the same moment one is kept [QST-04]', async () => {
  const { jobId, id } = await addQuestion(server);
  const answers = await twenty((index) =>
    server.as('client').post(`${questionsOf(jobId)}/${id}/answer`, { text: `Answer ${index}` }),
  );
  expect(codes(answers)).toEqual([200, ...Array<number>(19).fill(409)]);
  const kept = answers.find(({ statusCode }) => statusCode === 200)?.json().data.answer.text;
  expect(await server.database.query.questions.findMany()).toMatchObject([{ answer: kept, editedAt: null }]);
  expect(await topicsOf(server)).toEqual(['question.changed']);
});

test('of twenty questions of one person at the same moment three wait, and of twenty alike one [QST-08]', async () => {
  const { id } = await addJob(server);
  const asked = await twenty((index) =>
    server.as('contractor').post(questionsOf(id), { text: `Question ${index}` }),
  );
  expect(codes(asked)).toEqual([201, 201, 201, ...Array<number>(17).fill(409)]);
  expect(asked.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'QUESTION_LIMIT',
    details: { max: 3 },
  });
  const { id: other } = await addJob(server);
  await twenty(() => server.as('contractor').post(questionsOf(other), { text: 'Which colour?' }));
  expect(await server.database.$count(questions)).toBe(4);
});

test('a job has a hundred questions at most, of twenty people at the same moment too [QST-08]', async () => {
  const { id: jobId } = await addJob(server);
  const { id: askerId } = await server.user('contractor');
  const earlier = { jobId, askerId, answer: 'Yes.', answeredAt: new Date() };
  await server.database
    .insert(questions)
    .values(Array.from({ length: 90 }, (_none, number) => ({ ...earlier, text: `${number}` })));
  const people = await twenty(() => server.addUser({ userType: 'contractor' }));
  const asked = await twenty((index) =>
    server.as(people[index]?.id ?? '').post(questionsOf(jobId), { text: 'Which colour?' }),
  );
  expect(asked.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  expect(asked.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('QUESTIONS_CLOSED');
  expect(await server.database.$count(questions)).toBe(100);
});

test('a question is withdrawn or answered, never both [QST-06]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { jobId, id } = await addQuestion(server, { text: `Round ${round}` });
    const url = `${questionsOf(jobId)}/${id}`;
    const [withdrawn, answered] = await Promise.all([
      server.as('contractor').delete(url),
      server.as('client').post(`${url}/answer`, { text: 'Yes.' }),
    ]);
    expect([withdrawn.statusCode, answered.statusCode].sort()).toEqual(
      withdrawn.statusCode === 200 ? [200, 404] : [200, 409],
    );
  }
});
