import { PROFILE_ENTRIES_MAX } from '@plumbline/shared-schema/limits';
import { languages, userSkills } from '../../../database/tables/profile-entries';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';

const server = createTestServer();
const API = '/api/v1';
const contractor = server.as('contractor');
const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const french = { name: 'French', proficiency: 'fluent' };
const slating = { certificateName: 'Slate roofs', issuedBy: 'The guild', year: '2019' };
const roofing = { jobTitle: 'Roofer', company: 'Harbor & Stone', startDate: '2019-05-04' };

const KINDS = [
  {
    kind: 'languages',
    list: '/languages/me',
    add: '/languages',
    entry: french,
    seen: french,
    changed: { name: 'French', proficiency: 'native' },
    says: ['Language added', 'Language updated', 'Language removed'],
  },
  {
    kind: 'certificates',
    list: '/certificates/user',
    add: '/certificates/add',
    entry: slating,
    seen: { ...slating, year: '2019-01-01T00:00:00.000Z' },
    changed: { ...slating, year: '2021-03-02T00:00:00.000Z' },
    says: ['Certification added!', 'Certification updated!', 'Certification removed'],
  },
  {
    kind: 'experiences',
    list: '/experiences',
    add: '/experiences/add',
    entry: { ...roofing, endDate: '' },
    seen: { ...roofing, startDate: '2019-05-04T00:00:00.000Z', description: '' },
    changed: {
      ...roofing,
      startDate: '2019-05-04T00:00:00.000Z',
      endDate: '2020-01-31T00:00:00.000Z',
      description: 'Slate',
    },
    says: ['Work experience added!', 'Work experience updated!', 'Work experience deleted'],
  },
];

/** The address of somebody's list, for others and for themselves. */
const listOf = ({ kind, list }: (typeof KINDS)[number], userId: string) =>
  kind === 'certificates' ? `${API}${list}/${userId}` : `${API}${list}?userId=${userId}`;

test.each(KINDS)('$kind: added, changed, removed, read by others [PRO-01] [PRO-02]', async (table) => {
  const { kind, add, entry, seen, changed, says } = table;
  const { id } = await server.user('contractor');
  const added = await contractor.post(`${API}${add}`, entry);
  expect(added.statusCode).toBe(201);
  expect(added.json()).toEqual({
    success: true,
    message: says[0],
    data: { _id: expect.any(String), ...seen },
  });
  const { _id } = added.json().data;

  const put = await contractor.put(`${API}/${kind}/${_id}`, changed);
  expect(put.json()).toEqual({ success: true, message: says[1], data: { _id, ...changed } });
  const read = await server.as('client').get(listOf(table, id));
  expect(read.json()).toEqual({ success: true, count: 1, data: [{ _id, ...changed }] });

  expect((await contractor.delete(`${API}/${kind}/${_id}`)).json()).toEqual({
    success: true,
    message: says[2],
  });
  expect((await contractor.delete(`${API}/${kind}/${_id}`)).json()).toMatchObject({
    code: 'ENTRY_NOT_FOUND',
  });
  expect((await contractor.get(listOf(table, id))).json().data).toEqual([]);
});

test.each(KINDS)(
  '$kind of another contractor cannot be changed or removed [PRO-01]',
  async ({ kind, add, entry }) => {
    const other = server.as((await server.addUser({ userType: 'contractor' })).id);
    const { _id } = (await other.post(`${API}${add}`, entry)).json().data;
    expect((await contractor.put(`${API}/${kind}/${_id}`, entry)).statusCode).toBe(404);
    expect((await contractor.delete(`${API}/${kind}/${_id}`)).statusCode).toBe(404);
  },
);

test('an experience is read alone by anybody signed in [PRO-02]', async () => {
  const { _id } = (await contractor.post(`${API}/experiences/add`, roofing)).json().data;
  const read = await server.as('client').get(`${API}/experiences/${_id}`);
  expect(read.json().data).toMatchObject({ _id, jobTitle: 'Roofer' });
  expect((await contractor.get(`${API}/experiences/${UNKNOWN_ID}`)).statusCode).toBe(404);
});

test('a skill is the link of one person to a name of the catalogue [PRO-03]', async () => {
  const skill = await contractor.post(`${API}/skills/add`, { name: ' Lead  work ' });
  expect(skill.json()).toMatchObject({ message: 'Skill added successfully', data: { name: 'Lead work' } });
  const { _id } = skill.json().data;
  const catalogue = (await contractor.get(`${API}/skills/all`)).json().data;
  expect(catalogue).toEqual([{ _id: expect.any(String), name: 'Lead work' }]);
  expect((await contractor.get(`${API}/skills`)).json().data).toEqual([{ _id, name: 'Lead work' }]);
  expect((await contractor.delete(`${API}/skills/${_id}`)).json().message).toBe('Skill removed');
  expect((await contractor.get(`${API}/skills`)).json().data).toEqual([]);
  expect((await contractor.get(`${API}/skills/all`)).json().data).toEqual(catalogue);
});

test.each([
  {
    path: '/languages',
    first: french,
    again: { name: 'FRENCH', proficiency: 'basic' },
    code: 'LANGUAGE_EXISTS',
    table: languages,
  },
  {
    path: '/skills/add',
    first: { name: 'Lead work' },
    again: { name: 'lead-work' },
    code: 'SKILL_EXISTS',
    table: userSkills,
  },
])('$path: the same twice is 409, also at once [PRO-04]', async ({ path, first, again, code, table }) => {
  const bodies = [first, again, first];
  const answers = await Promise.all(bodies.map((body) => contractor.post(`${API}${path}`, body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect((await contractor.post(`${API}${path}`, again)).json()).toMatchObject({ code });
  expect(await server.database.$count(table)).toBe(1);
});

test('a language renamed to another one is 409 [PRO-04]', async () => {
  await contractor.post(`${API}/languages`, french);
  const { _id } = (await contractor.post(`${API}/languages`, { ...french, name: 'German' })).json().data;
  const answer = await contractor.put(`${API}/languages/${_id}`, french);
  expect(answer.json()).toMatchObject({ code: 'LANGUAGE_EXISTS' });
});

test('a list takes so many entries and no more, also at once [PRO-05]', async () => {
  const { id: userId } = await server.user('contractor');
  const rows = Array.from({ length: PROFILE_ENTRIES_MAX - 1 }, (_, n) => ({
    userId,
    ...french,
    name: `L${n}`,
  }));
  await server.database.insert(languages).values(rows as (typeof languages.$inferInsert)[]);
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((name) => contractor.post(`${API}/languages`, { ...french, name })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect((await contractor.post(`${API}/languages`, { ...french, name: 'D' })).json()).toMatchObject({
    code: 'ENTRY_LIMIT',
    details: { max: PROFILE_ENTRIES_MAX },
  });
});

test.each([
  ['/languages', { name: ' ', proficiency: 'fluent' }],
  ['/languages', { name: 'x'.repeat(41), proficiency: 'fluent' }],
  ['/languages', { name: 'French', proficiency: 'poor' }],
  ['/skills/add', { name: '  ' }],
  ['/skills/add', {}],
  ['/certificates/add', { ...slating, year: '' }],
  ['/certificates/add', { ...slating, year: '2019-02-30' }],
  ['/certificates/add', { ...slating, year: dayFromNow(3) }],
  ['/certificates/add', { ...slating, issuedBy: ' ' }],
  ['/experiences/add', { ...roofing, startDate: '' }],
  ['/experiences/add', { ...roofing, startDate: dayFromNow(3) }],
  ['/experiences/add', { ...roofing, endDate: dayFromNow(3) }],
  ['/experiences/add', { ...roofing, endDate: '2019-05-03' }],
  ['/experiences/add', { ...roofing, company: '' }],
])('%s refuses %j and adds nothing [PRO-06]', async (path, body) => {
  const answer = await contractor.post(`${API}${path}`, body);
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(answer.statusCode).toBe(400);
});

test('work experience without a start is asked for it [PRO-06]', async () => {
  const answer = await contractor.post(`${API}/experiences/add`, { ...roofing, startDate: '' });
  expect(answer.body).toContain('Please provide a start date');
});

const ENTRY = '{id}';
const WRITES: [call: string, body: object | undefined][] = [
  ['POST /skills/add', { name: 'Roofing' }],
  [`DELETE /skills/${ENTRY}`, undefined],
  ['POST /languages', french],
  [`PUT /languages/${ENTRY}`, french],
  [`DELETE /languages/${ENTRY}`, undefined],
  ['POST /certificates/add', slating],
  [`PUT /certificates/${ENTRY}`, slating],
  [`DELETE /certificates/${ENTRY}`, undefined],
  ['POST /experiences/add', roofing],
  [`PUT /experiences/${ENTRY}`, roofing],
  [`DELETE /experiences/${ENTRY}`, undefined],
];
const READS = ['/skills', '/languages/me', '/certificates/user/{userId}', '/experiences'];

test.each(WRITES)('%s is for contractors [PRO-01]', async (call, body) => {
  const [method = '', path = ''] = call.split(' ');
  const status = async (who: typeof contractor) => {
    const send = who[method.toLowerCase() as 'post' | 'put' | 'delete'];
    return (await send(`${API}${path.replace(ENTRY, UNKNOWN_ID)}`, body)).statusCode;
  };
  expect(await status(server.anonymous)).toBe(401);
  for (const role of ['client', 'company', 'admin']) expect(await status(server.as(role))).toBe(403);
  expect(await status(contractor)).toBe(method === 'POST' ? 201 : 404);
});

test.each(READS)('GET %s is for everybody who is signed in [PRO-02]', async (path) => {
  const { id } = await server.user('contractor');
  const url = `${API}${path.replace('{userId}', id)}`;
  expect((await server.anonymous.get(url)).statusCode).toBe(401);
  for (const role of ['client', 'company', 'contractor', 'admin'])
    expect((await server.as(role).get(url)).json()).toMatchObject({ success: true, data: [] });
});
