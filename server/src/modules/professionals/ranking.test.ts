import { PROFILE_PARTS } from '@plumbline/shared-schema/profiles';
import { eq } from 'drizzle-orm';
import { professionals, ratingPriors } from '../../database/tables/professionals';
import { files, users } from '../../database/tables/users';
import { createTestServer } from '../../testing';
import { addContract } from '../contracts/testing';
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
