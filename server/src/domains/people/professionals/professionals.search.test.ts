import { eq } from 'drizzle-orm';
import { professionals } from '../../../database/tables/professionals';
import { userSkills } from '../../../database/tables/profile-entries';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { addJob } from '../../jobs/jobs/testing';
import { addProfessional } from './testing';

const server = createTestServer();

async function find(query: Record<string, string | number>): Promise<string[]> {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) params.set(name, String(value));
  const answer = await server.anonymous.get(`/api/v1/professionals?${params}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map(({ fullName }: { fullName: string }) => fullName);
}

const LYON = '45.764,4.8357';

describe('what a search finds', () => {
  test.each([
    ['a word of the title', { q: 'plumber' }],
    ['a French word of the bio without its accents', { q: 'depannage' }],
    ['another form of the word', { q: 'heaters' }],
    ['the name', { q: 'Okafor' }],
    ['a skill', { q: 'tiling' }],
    ['the city', { q: 'plumber lyon' }],
    ['a misspelt word', { q: 'plumebr' }],
    ['the beginning of a word', { q: 'plum' }],
    ['a trade, whatever its case and hyphens', { specialty: 'HEAT pumps' }],
    ['a trade and a word', { specialty: 'tiling', q: 'heaters' }],
    ['part of the city', { location: 'lyo' }],
  ])('%s finds them [PPL-01]', async (_what, query) => {
    await addProfessional(server, {
      fullName: 'Ada Okafor',
      title: 'Licensed plumber',
      bio: 'Dépannage, boilers and a heater that works.',
      skills: ['Tiling', 'heat-pumps'],
    });
    await addProfessional(server, { fullName: 'Bob', city: 'Paris', skills: ['masonry'] });
    expect(await find(query)).toEqual(['Ada Okafor']);
  });

  test('clients and companies are never found [PPL-01]', async () => {
    await server.addUser({ userType: 'client', fullName: 'Client', title: 'Plumber' });
    await server.addUser({ userType: 'company', fullName: 'Firm', title: 'Plumber' });
    expect(await find({ q: 'plumber' })).toEqual([]);
  });

  test.each([
    [{ minRating: 4.5 }, ['Rated']],
    [{ minRating: 4 }, ['Rated', 'Fair']],
    [{ verified: 'true' }, ['Rated']],
    [{ verified: 'false' }, ['Rated', 'Fair', 'New']],
  ])('%j narrows it [PPL-01]', async (query, names) => {
    await addProfessional(server, { fullName: 'Rated', rating: 4.8, reviewCount: 30 });
    await addProfessional(server, { fullName: 'Fair', rating: 4, reviewCount: 3, emailVerifiedAt: null });
    await addProfessional(server, { fullName: 'New', emailVerifiedAt: null, bio: null });
    expect(await find(query)).toEqual(names);
  });

  test.each([
    [{ q: 'tiling' }, ['Rated', 'Fair', 'Low', 'New']],
    [{ q: 'tiling', minRating: 4 }, ['Rated', 'Fair']],
    [{ q: 'tiling', minRating: 4.5 }, ['Rated']],
    [{ q: 'tiling', minRating: 5 }, []],
    [{ q: 'tiling', verified: 'true' }, ['Rated', 'Low', 'New']],
    [{ q: 'tiling', minRating: 3, verified: 'true' }, ['Rated', 'Low']],
    [{ specialty: 'tiling', minRating: 4 }, ['Rated', 'Fair']],
    [{ specialty: 'tiling', minRating: 3, verified: 'true' }, ['Rated', 'Low']],
    [{ specialty: 'tiling', minRating: 3.5, verified: 'true' }, ['Rated']],
    [{ specialty: 'tiling', q: 'craftsperson', minRating: 4, verified: 'true' }, ['Rated']],
    [{ specialty: 'tiling', minRating: 4, location: `${LYON},20` }, ['Rated', 'Fair']],
  ])('%j: words and trades meet ratings as they are [PPL-01]', async (query, names) => {
    const add = (fullName: string, given: object) =>
      addProfessional(server, { fullName, skills: ['Tiling'], serviceRadiusKm: 5, ...given });
    const { id } = await add('Low', { rating: 3.2, reviewCount: 3 });
    await add('Fair', { rating: 2, reviewCount: 9, emailVerifiedAt: null });
    await add('Rated', { rating: 4.99, reviewCount: 30 });
    await add('New', { bio: null });
    await server.database.update(users).set({ rating: 4 }).where(eq(users.fullName, 'Fair'));
    await server.database.update(users).set({ title: 'Tiler' }).where(eq(users.id, id));
    expect((await find(query)).sort()).toEqual([...names].sort());
  });

  test('changed profiles and skills are found as they are now [PPL-01]', async () => {
    const { id } = await addProfessional(server, { fullName: 'Ada', skills: ['Plumbing'] });
    await server.as(id).put('/api/v1/users/me', { title: 'Roofer', city: 'Nice' });
    const skill = (await server.as(id).get('/api/v1/skills/')).json().data[0];
    await server.as(id).delete(`/api/v1/skills/${skill._id}`);
    expect(await find({ q: 'roofer nice' })).toEqual(['Ada']);
    expect(await find({ q: 'craftsperson' })).toEqual([]);
    expect(await find({ specialty: 'plumbing' })).toEqual([]);
  });

  test.each(['page=0', 'sort=salary', 'minRating=6', 'minRating=x', 'verified=maybe'])(
    '?%s is 400',
    async (query) => {
      expect((await server.anonymous.get(`/api/v1/professionals?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('a place', () => {
  beforeEach(async () => {
    await addProfessional(server, { fullName: 'Here', lat: 45.76, lng: 4.83, serviceRadiusKm: 1 });
    await addProfessional(server, { fullName: 'Near', lat: 45.8, lng: 4.9, serviceRadiusKm: 1 });
    await addProfessional(server, { fullName: 'Travels', lat: 46.2, lng: 5.2, serviceRadiusKm: 80 });
    await addProfessional(server, { fullName: 'Stays', lat: 46.2, lng: 5.21, serviceRadiusKm: 20 });
    await addProfessional(server, { fullName: 'Nowhere', lat: null, lng: null });
  });

  test('finds who is based within the radius, and who travels as far as its middle [PPL-02]', async () => {
    expect((await find({ location: `${LYON},10` })).sort()).toEqual(['Here', 'Near', 'Travels']);
    expect((await find({ location: `${LYON},2` })).sort()).toEqual(['Here', 'Travels']);
    expect(await find({ location: `${LYON},100`, sort: 'nearest' })).toEqual([
      'Here',
      'Near',
      'Travels',
      'Stays',
    ]);
  });

  test('is searched across the date line too [PPL-02]', async () => {
    await addProfessional(server, { fullName: 'Fiji', lat: -17, lng: -179.9, serviceRadiusKm: 60 });
    expect(await find({ location: '-17,179.8,5' })).toEqual(['Fiji']);
  });

  test('is searched for a trade that thousands have [PPL-02]', async () => {
    await server.connection.pool.query(
      `insert into users (id, full_name, email, user_type, lat, lng, service_radius_km)
       select gen_random_uuid(), 'Painter ' || n, n || '@example.org', 'client', 45.76, 4.83 + n * 0.01, 1
       from generate_series(1, 5200) as n`,
    );
    await server.connection.pool.query(
      `insert into user_skills (id, user_id, name, name_key)
       select gen_random_uuid(), id, 'Painting', 'painting' from users where full_name like 'Painter %'`,
    );
    // Only now, so that what a search reads of each is written once.
    await server.connection.pool.query(
      `update users set user_type = 'contractor' where full_name like 'Painter %'`,
    );
    await server.connection.pool.query('analyze professionals');
    const specialty = 'painting';
    const near = await find({ specialty, location: `${LYON},2`, sort: 'nearest' });
    expect(near.slice(0, 2)).toEqual(['Painter 1', 'Painter 2']);
    expect(await find({ specialty, location: `${LYON},2`, minRating: 1 })).toEqual([]);
    expect(await find({ specialty: 'plumbing', location: `${LYON},10`, sort: 'nearest' })).toEqual([
      'Here',
      'Near',
      'Travels',
    ]);
  });

  test('is shown to two decimals only, with nothing private beside it [PPL-03]', async () => {
    await server.database.update(users).set({ phoneNumber: '+33 1', lat: 45.761_11, lng: 4.831_11 });
    const answer = await server.anonymous.get(`/api/v1/professionals?location=${LYON},10&limit=1`);
    expect(answer.json()).toMatchObject({ data: [{ point: { lat: 45.76, lng: 4.83 }, isSaved: false }] });
    expect(answer.body).not.toMatch(/@|phone|45\.7611/);
  });
});

test('whoever does not say how far they travel is found by their city, and has no point [PPL-03]', async () => {
  await addProfessional(server, { fullName: 'Home', lat: 45.76, lng: 4.83, serviceRadiusKm: null });
  expect(await find({ location: `${LYON},100` })).toEqual([]);
  const answer = await server.anonymous.get('/api/v1/professionals?location=Lyon');
  expect(answer.json()).toMatchObject({
    data: [{ fullName: 'Home', point: null, location: { city: 'Lyon' } }],
  });
  const [row] = await server.database.select().from(professionals);
  expect([row?.spot, row?.reach]).toEqual([null, null]);
});

test('fifty skills of forty characters in any script are kept and found [PPL-01]', async () => {
  const skills = Array.from({ length: 50 }, (_, n) =>
    String.fromCodePoint(0x4e00 + n * 40, ...[...Array(39).keys()].map((k) => 0x4e01 + n * 40 + k)),
  );
  await addProfessional(server, { fullName: 'Ren', skills });
  expect(await find({ specialty: skills[49] ?? '' })).toEqual(['Ren']);
  expect(await find({ specialty: '鉛' })).toEqual([]);
});

test('words of profiles do not crowd out those of jobs [PPL-01]', async () => {
  await addJob(server, { title: 'Zinc paint' });
  for (let n = 0; n < 30; n += 1) {
    const word = `pa${String.fromCodePoint(97 + (n % 26))}${String.fromCodePoint(97 + Math.floor(n / 26))}ca`;
    await addProfessional(server, { fullName: `Pac${word} Padilla`, bio: word });
  }
  const { data } = (await server.anonymous.get('/api/v1/jobs/search?q=pai')).json();
  expect(data.map(({ title }: { title: string }) => title)).toEqual(['Zinc paint']);
});

test('a role that an operator changes is followed at once, also where people were saved [PPL-01]', async () => {
  const { id } = await addProfessional(server, { fullName: 'Ada' });
  await server.as('client').put(`/api/v1/professionals/saved/${id}`);
  const saved = async () => (await server.as('client').get('/api/v1/professionals/saved')).json();
  expect(await saved()).toMatchObject({ count: 1 });
  await server.database.update(users).set({ userType: 'company' }).where(eq(users.id, id));
  expect(await find({})).toEqual([]);
  expect(await saved()).toMatchObject({ data: [], count: 0 });
  await server.database.update(users).set({ userType: 'contractor' }).where(eq(users.id, id));
  expect(await find({})).toEqual(['Ada']);
});

test('a save that changes nothing writes nothing', async () => {
  const { id } = await addProfessional(server);
  const version = async () => (await server.connection.pool.query('select xmin from professionals')).rows;
  const before = await version();
  await server.database.update(users).set({ title: 'Craftsperson' }).where(eq(users.id, id));
  expect(await version()).toEqual(before);
});

test('changes of one profile at once all count [PPL-01]', async () => {
  const { id } = await addProfessional(server, { fullName: 'Ada' });
  const caller = server.as(id);
  const add = (name: string) => caller.post('/api/v1/skills/add', { name });
  const answers = await Promise.all([
    add('Roofing'),
    add('Glazing'),
    caller.put('/api/v1/users/me', { title: 'Master' }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode >= 400)).toEqual([]);
  for (const query of ['specialty=roofing', 'specialty=glazing', 'q=master'])
    expect(await find(Object.fromEntries(new URLSearchParams(query)))).toEqual(['Ada']);
});

test('sign-ups with the same new words in other orders do not wait for each other', async () => {
  const words = ['Abacus', 'Lyonnaise', 'Zither', 'Carpentry', 'Masonry'];
  const people = Array.from({ length: 6 }, (_, n) => {
    const skills = n % 2 === 0 ? words : [...words].reverse();
    return server.connection.transaction(async (tx) => {
      const person = {
        fullName: 'P',
        email: `p${n}@example.org`,
        userType: 'contractor' as const,
        city: skills[0] ?? '',
      };
      const [row] = await tx.insert(users).values(person).returning();
      for (const name of skills)
        await tx.insert(userSkills).values({ userId: row?.id ?? '', name, nameKey: name.toLowerCase() });
    });
  });
  await Promise.all(people);
  expect(await find({ specialty: 'zither' })).toHaveLength(6);
});

test('a deleted account is no longer found [PPL-01]', async () => {
  const { id } = await addProfessional(server);
  await server.database.delete(users).where(eq(users.id, id));
  expect(await find({})).toEqual([]);
});
