import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { templates } from '../../../database/tables/templates';
import { createTeam } from '../../accounts/team/testing';

const server = createTestServer();
const { aMember } = createTeam(server);
const URL = '/api/v1/templates';
const text = 'Dear {client}, I can start on “{job}” on Monday.';
const input = { kind: 'letter', name: 'Monday', text };
const save = (given: object = {}) => server.as('contractor').post(URL, { ...input, ...given });
const mine = async (caller = server.as('contractor')) => (await caller.get(URL)).json().data;

test('a template is kept, changed and removed [TPL-01]', async () => {
  const saved = await save();
  expect(saved.statusCode).toBe(201);
  expect(saved.json()).toMatchObject({ message: 'Template saved', data: input });
  const { _id: id } = saved.json().data;
  const changes = { kind: 'message', name: 'Tuesday', text: 'On Tuesday.' };
  const changed = await server.as('contractor').put(`${URL}/${id}`, changes);
  expect(changed.json().data).toEqual({ _id: id, ...changes });
  await save({ name: 'Newer' });
  expect((await mine()).map(({ name }: { name: string }) => name)).toEqual(['Newer', 'Tuesday']);
  expect((await server.as('contractor').delete(`${URL}/${id}`)).json().message).toBe('Template removed');
  expect((await server.as('contractor').delete(`${URL}/${id}`)).statusCode).toBe(404);
  expect(await mine()).toHaveLength(1);
});

test.each([
  ['no kind', { kind: undefined }],
  ['an unknown kind', { kind: 'contract' }],
  ['no name', { name: ' \u200b ' }],
  ['a name without an end', { name: 'x'.repeat(81) }],
  ['no text', { text: '\n' }],
  ['a text without an end', { text: 'x'.repeat(5001) }],
  ['a text that is no text', { text: { $ne: '' } }],
])('%s is refused, and nothing is kept [TPL-01]', async (_what, given) => {
  expect((await save(given)).statusCode).toBe(400);
  expect(await server.database.$count(templates)).toBe(0);
});

test('markup, SQL and format strings are text like any other [TPL-01]', async () => {
  const hostile = `<img src=x onerror=alert(1)> '; drop table templates;-- {__proto__} %s \${7*7}`;
  expect((await save({ name: 'Odd', text: hostile })).json().data.text).toBe(hostile);
});

test('somebody has fifty at most, of twenty at once too [TPL-02]', async () => {
  const { id: userId } = await server.user('contractor');
  await server.database.insert(templates).values(
    Array.from({ length: 40 }, (_, number) => ({
      userId,
      kind: 'letter' as const,
      name: `${number}`,
      text,
    })),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => save()));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'TEMPLATE_LIMIT',
    details: { max: 50 },
  });
  expect(await mine()).toHaveLength(50);
  expect((await server.as('client').post(URL, { ...input, kind: 'offer' })).statusCode).toBe(201);
});

test('a call that is sent twice makes one [TPL-02]', async () => {
  const headers = { 'idempotency-key': 'the-same' };
  const [first, second] = [
    await server.as('contractor').post(URL, input, { headers }),
    await server.as('contractor').post(URL, input, { headers }),
  ];
  expect(second.json()).toEqual(first.json());
  expect(await mine()).toHaveLength(1);
});

test('those of others are 404, and so are unknown ones; a visitor has none [TPL-01]', async () => {
  const { _id: id } = (await save()).json().data;
  for (const role of ['client', 'company', 'admin'] as const) {
    for (const template of [id, UNKNOWN_ID, 'x']) {
      expect((await server.as(role).put(`${URL}/${template}`, input)).statusCode).toBe(404);
      expect((await server.as(role).delete(`${URL}/${template}`)).statusCode).toBe(404);
    }
    expect(await mine(server.as(role))).toEqual([]);
  }
  expect((await server.anonymous.get(URL)).statusCode).toBe(401);
  expect((await server.anonymous.post(URL, input)).statusCode).toBe(401);
  expect(await mine()).toMatchObject([input]);
});

test('those of a company are its team’s: viewers use them, who writes changes them, noted in the log [TPL-03]', async () => {
  const { acting: viewer, own } = await aMember('viewer');
  const { acting: writer, person } = await aMember('recruiter', 'Max Member');
  await own.post(URL, { ...input, name: 'My own' });
  const { _id: id } = (await writer.post(URL, { ...input, name: 'Ours' })).json().data;
  for (const caller of [viewer, writer, server.as('company')])
    expect(await mine(caller)).toMatchObject([{ name: 'Ours' }]);
  expect(await mine(own)).toMatchObject([{ name: 'My own' }]);
  expect((await viewer.post(URL, input)).statusCode).toBe(403);
  expect((await viewer.put(`${URL}/${id}`, input)).statusCode).toBe(403);
  expect((await viewer.delete(`${URL}/${id}`)).statusCode).toBe(403);
  expect((await own.delete(`${URL}/${id}`)).statusCode).toBe(404);
  expect((await writer.put(`${URL}/${id}`, { ...input, name: 'Ours, newer' })).statusCode).toBe(200);
  const { data } = (await server.as('company').get('/api/v1/team/log')).json();
  expect(data[0]).toMatchObject({ action: 'templateChanged', actor: person.fullName });
});
