import { createTestServer } from '../../../app/testing';
import { addJob } from './testing';

const server = createTestServer();

async function titlesFor(query: Record<string, string>): Promise<string[]> {
  const answer = await server.anonymous.get(`/api/v1/jobs/search?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map(({ title }: { title: string }) => title);
}

test.each([
  ['a letter left out', 'plumbng', ['Plumbing in a cellar']],
  ['a letter too many', 'kittchen', ['New kitchen']],
  ['two letters swapped', 'plubming', ['Plumbing in a cellar']],
  ['two mistakes in a long word', 'renovatoin cusine', ['Rénovation de la cuisine']],
  ['accents nobody typed', 'renovaton', ['Rénovation de la cuisine']],
  ['one wrong word beside a right one', 'cellar plumbbing', ['Plumbing in a cellar']],
  ['the beginning of a word', 'plumbi', ['Plumbing in a cellar']],
  ['a mistake in a skill', 'carpentery', ['New kitchen']],
  ['a word of three letters, which is close to too many', 'nww', []],
  ['a wrong word beside one that nobody wrote', 'plumbng helicopter', []],
])('%s: %s', async (_what, q, titles) => {
  await addJob(server, { title: 'Plumbing in a cellar', description: 'Pipes.' });
  await addJob(server, {
    title: 'New kitchen',
    description: 'Oak.',
    skillsRequired: [{ _id: 'a', name: 'carpentry' }],
  });
  await addJob(server, { title: 'Rénovation de la cuisine', description: 'À Lyon.' });
  expect(await titlesFor({ q })).toEqual(titles);
});

test('a word that a job got later is corrected too', async () => {
  const { id } = await addJob(server, { title: 'Roof' });
  await server.connection.pool.query(`update jobs set title = 'Scaffolding' where id = $1`, [id]);
  expect(await titlesFor({ q: 'scafolding' })).toEqual(['Scaffolding']);
});

test('words and filters combine, and punctuation without words leaves the filters in force', async () => {
  await addJob(server, { title: 'Tiles A', employmentType: 'Full-Time' });
  await addJob(server, { title: 'Tiles B', jobCategory: 'Commercial', jobType: 'full time' });
  await addJob(server, { title: 'Roof', employmentType: 'Full-Time' });
  expect(await titlesFor({ q: 'tile', jobType: 'Full-Time' })).toEqual(['Tiles B', 'Tiles A']);
  expect(await titlesFor({ q: 'tile', jobType: 'fulltime', employmentType: 'Full-Time' })).toEqual([
    'Tiles A',
  ]);
  expect(await titlesFor({ q: 'tile', category: 'commercial' })).toEqual(['Tiles B']);
  expect(await titlesFor({ q: 'tile', category: "'\\" })).toEqual([]);
  expect(await titlesFor({ q: '!!!', category: 'residential' })).toEqual([]);
  expect(await titlesFor({ q: 'c=commercial' })).toEqual(['Tiles B']);
});

test('jobs with the same new words, posted at once, do not wait for each other for ever', async () => {
  const words = ['trowel', 'gable', 'mortar', 'joist', 'rafter', 'lintel'];
  const post = (turn: number) =>
    server.as('client').post('/api/v1/jobs/create', {
      title: `${words[turn % 6]} ${words[(turn * 5) % 6]}`,
      description: (turn % 2 ? words : words.toReversed()).join(' '),
    });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, turn) => post(turn)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(await titlesFor({ q: 'mortr', limit: '100' })).toHaveLength(20);
});
