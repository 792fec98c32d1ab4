import { PROFILE_PARTS } from '@plumbline/shared-schema/profiles';
import { eq } from 'drizzle-orm';
import { professionals, ratingPriors } from '../../../database/tables/professionals';
import { files, users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addProfessional } from './testing';

const server = createTestServer();

const names = async (path: string): Promise<string[]> => {
  const answer = (await server.anonymous.get(path)).json();
  return (Array.isArray(answer) ? answer : answer.data).map(
    (person: { fullName?: string; firstName?: string }) => person.fullName ?? person.firstName,
  );
};
const scoreOf = async (id: string) =>
  (await server.database.select().from(professionals).where(eq(professionals.id, id)))[0]?.score;

/** Everywhere contractors are listed without being asked for by name. */
const LISTS = [
  '/api/v1/professionals',
  '/api/v1/users/featured?kind=contractor',
  '/api/v1/users/top-performers',
];

test.each(LISTS)('%s: many good reviews weigh more than one perfect one [PPL-04]', async (path) => {
  await addProfessional(server, { fullName: 'Once', rating: 5, reviewCount: 1 });
  await addProfessional(server, { fullName: 'Often', rating: 4.8, reviewCount: 40 });
  await addProfessional(server, { fullName: 'Never', rating: 0, reviewCount: 0 });
  expect(await names(path)).toEqual(['Often', 'Once', 'Never']);
});

test.each(LISTS.slice(1))('%s presents complete profiles only [PPL-05]', async (path) => {
  await addProfessional(server, { fullName: 'Complete' });
  for (const missing of [{ title: null }, { bio: null }, { city: null }, { skills: [] }])
    await addProfessional(server, { fullName: 'Nina', rating: 5, reviewCount: 9, ...missing });
  expect(await names(path)).toEqual(['Complete']);
});

test('whoever says more about themselves comes first among equals [PPL-04]', async () => {
  await addProfessional(server, { fullName: 'Terse', bio: null });
  await addProfessional(server, { fullName: 'Complete' });
  expect(await names('/api/v1/professionals')).toEqual(['Complete', 'Terse']);
});

test.each(PROFILE_PARTS)(
  'the ranking counts the %s that a profile is told it lacks [PPL-04]',
  async (part) => {
    const [file] = await server.database
      .insert(files)
      .values({ storageKey: 'face', name: 'profile', mimeType: 'image/jpeg', bytes: 1 })
      .returning();
    const picture = { profileFileId: file?.id ?? null };
    const without = {
      picture: { profileFileId: null },
      title: { title: null },
      bio: { bio: null },
      city: { city: null },
      skill: { skills: [] },
    };
    const complete = await addProfessional(server, picture);
    const incomplete = await addProfessional(server, { ...picture, ...without[part] });
    expect(await scoreOf(complete.id)).toBeCloseTo(4 * 0.85);
    expect(await scoreOf(incomplete.id)).toBeCloseTo(4 * 0.95 * 0.85);
  },
);

test.each([
  [10, 1],
  [100, 0.95],
  [200, 0.9],
  [400, 0.85],
])('the last contract %i days ago counts %d [PPL-04]', async (daysAgo, factor) => {
  const { id } = await addProfessional(server);
  await addContract(server, { professionalId: id, status: 'completed', daysAgo });
  await server.services.rankProfessionals();
  await server.database.update(users).set({ completedContracts: 1 }).where(eq(users.id, id));
  // Four fifths of the profile: the mean of 4, times 0.95 for them.
  expect(await scoreOf(id)).toBeCloseTo(4 * 0.95 * factor);
});

test('a contract completed by its people counts at once [PPL-04]', async () => {
  const { id } = await addProfessional(server);
  await addContract(server, { professionalId: id, status: 'completed', daysAgo: 1 });
  await server.database.update(users).set({ completedContracts: 1 }).where(eq(users.id, id));
  expect(await scoreOf(id)).toBeCloseTo(4 * 0.95);
});

test('ranked by two processes at once, more than a batch, each is ranked and there is one mean', async () => {
  await server.connection.pool
    .query(`insert into users (id, full_name, email, user_type, rating, review_count)
    select gen_random_uuid(), 'P', n || '@example.org', 'contractor', 3, 10 from generate_series(1, 1100) n`);
  await Promise.all([server.services.rankProfessionals(), server.services.rankProfessionals()]);
  await server.services.rankProfessionals();
  expect(await server.database.select().from(ratingPriors)).toMatchObject([{ mean: 3 }]);
  const { rows } = await server.connection.pool.query(
    'select count(distinct score)::int as scores, min(score) as score from professionals',
  );
  expect(rows[0].scores).toBe(1);
  expect(rows[0].score).toBeCloseTo(3 * 0.75 * 0.85);
});

test('a batch that fails does not keep those behind it from being ranked', async () => {
  await server.connection.pool
    .query(`insert into users (id, full_name, email, user_type, rating, review_count)
    select lpad(n::text, 32, '0')::uuid, 'P', n || '@example.org', 'contractor', 3, 10 from generate_series(1, 600) n;
    create function refuse() returns trigger language plpgsql as 'begin raise exception $$no$$; end';
    create trigger refuse before update on professionals for each row
      when (new.id = lpad('7', 32, '0')::uuid) execute function refuse()`);
  await expect(server.services.rankProfessionals()).rejects.toThrow();
  await server.connection.pool.query('drop trigger refuse on professionals; drop function refuse');
  const scores = await server.connection.pool.query('select id::text, score from professionals order by id');
  expect(scores.rows[599].score).toBeCloseTo(3 * 0.75 * 0.85);
  expect(scores.rows[6].score).not.toBeCloseTo(3 * 0.75 * 0.85);
});

test('the calendar and the mean of all ratings change the ranking by themselves [PPL-04]', async () => {
  const { id } = await addProfessional(server);
  await addProfessional(server, { rating: 3, reviewCount: 10 });
  expect(await scoreOf(id)).toBeCloseTo(4 * 0.95 * 0.85);
  await server.services.rankProfessionals();
  expect((await server.database.select().from(ratingPriors)).map(({ mean }) => mean)).toEqual([3]);
  expect(await scoreOf(id)).toBeCloseTo(3 * 0.95 * 0.85);
  await server.database.update(professionals).set({ lastContractAt: new Date() });
  await server.services.rankProfessionals();
  expect(await scoreOf(id)).toBeCloseTo(3 * 0.95);
});
