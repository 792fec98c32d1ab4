import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';
import { addProfessional } from '../professionals/testing';
import { addSkills } from '../profile-entries/testing';

const server = createTestServer();
const featured = async (query: string) =>
  (await server.anonymous.get(`/api/v1/users/featured?${query}`)).json();

describe('featured people', () => {
  test('contractors come best rated first, with public fields only [JOB-53]', async () => {
    const fine = {
      rating: 4.9,
      reviewCount: 9,
      phoneNumber: '+33 1',
      lat: 45.7,
      lng: 4.8,
    };
    await addProfessional(server, { fullName: 'Good', rating: 4, reviewCount: 9 });
    await addProfessional(server, { ...fine, fullName: 'Best', completedContracts: 7, skills: ['plumbing'] });
    await server.addUser({ userType: 'company', fullName: 'Firm', rating: 5 });
    const answer = await server.anonymous.get('/api/v1/users/featured?kind=contractor');
    expect(answer.json()).toMatchObject({
      count: 2,
      page: 1,
      limit: 10,
      data: [
        { fullName: 'Best', skills: ['plumbing'], completedContracts: 7, location: { city: 'Lyon' } },
        { fullName: 'Good' },
      ],
    });
    expect(answer.body).not.toMatch(/@example|phone|45\.7/);
  });

  test('of companies the one with many good reviews comes before the one with a single perfect one', async () => {
    const userType = 'company' as const;
    await server.addUser({ userType, fullName: 'Once', rating: 5, reviewCount: 1 });
    await server.addUser({ userType, fullName: 'Often', rating: 4.8, reviewCount: 40 });
    const { data } = await featured('kind=company');
    expect(data.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['Often', 'Once']);
  });

  test('companies come with their name and their open jobs [JOB-53]', async () => {
    const { id } = await server.addUser({ userType: 'company', companyName: 'Harbor & Stone' });
    await addJob(server, { ownerId: id });
    await addJob(server, { ownerId: id, status: 'closed' });
    expect(await featured('kind=company')).toMatchObject({
      count: 1,
      data: [{ companyName: 'Harbor & Stone', openJobs: 1 }],
    });
  });

  test.each([
    ['specialty=Lead%20Work', ['Ada']],
    ['specialty=lead-work&q=bo', []],
    ['q=bo', ['Bob']],
    ['page=2&limit=1', ['Ada']],
  ])('?%s narrows them [JOB-53]', async (query, names) => {
    const reviewCount = 9;
    await addProfessional(server, { fullName: 'Ada', rating: 3, reviewCount, skills: ['lead work'] });
    await addProfessional(server, { fullName: 'Bob', rating: 4, reviewCount, skills: ['masonry'] });
    const { data } = await featured(`kind=contractor&${query}`);
    expect(data.map(({ fullName }: { fullName: string }) => fullName)).toEqual(names);
  });

  test('around a place only those with a complete profile are featured', async () => {
    const serviceRadiusKm = 10;
    await addProfessional(server, { fullName: 'Ada', serviceRadiusKm });
    await addProfessional(server, { fullName: 'Bob', serviceRadiusKm, bio: null });
    await addProfessional(server, {
      fullName: 'Eve',
      serviceRadiusKm,
      city: 'Paris',
      lat: 48.857,
      lng: 2.352,
    });
    const { data, count } = await featured('kind=contractor&location=45.76,4.84,25');
    expect(data.map(({ fullName }: { fullName: string }) => fullName)).toEqual(['Ada']);
    expect(count).toBe(1);
  });

  test.each(['', 'kind=client', 'kind=contractor&page=0'])('?%s is 400', async (query) => {
    expect((await server.anonymous.get(`/api/v1/users/featured?${query}`)).statusCode).toBe(400);
  });
});

test('specialties are what contractors can do, the most common first', async () => {
  const skilled = async (userType: 'client' | 'contractor', skills: string[]) =>
    addSkills(server, (await server.addUser({ userType })).id, skills);
  await skilled('contractor', ['Plumbing', 'masonry']);
  await skilled('contractor', ['plumbing']);
  await skilled('client', ['gardening']);
  const answer = await server.anonymous.get('/api/v1/users/specialties');
  expect(answer.json()).toEqual({
    success: true,
    data: [
      { name: expect.stringMatching(/^plumbing$/i), count: 2 },
      { name: 'masonry', count: 1 },
    ],
  });
  const named = await server.anonymous.get('/api/v1/users/specialties?names=Masonry,lead-work');
  expect(named.json().data).toEqual([{ name: 'masonry', count: 1 }]);
});

test('the totals count what is there now: open jobs, contractors, companies, completed contracts', async () => {
  const { id } = await server.addUser({ userType: 'company', companyName: 'Harbor & Stone' });
  await server.addUser({ userType: 'company', deletedAt: new Date() });
  await addProfessional(server, { fullName: 'Ada' });
  await addJob(server, { ownerId: id });
  await addJob(server, { ownerId: id, status: 'closed' });
  const answer = await server.anonymous.get('/api/v1/users/totals');
  expect(answer.json()).toEqual({
    success: true,
    data: { openJobs: 1, professionals: 1, companies: 1, completedContracts: 0 },
  });
});

describe('what visitors know of the lists of a profile', () => {
  const pathOf = (id: string) => `/api/v1/users/${id}/profile-summary`;

  test('is the names of the skills and the number of works [PRO-02]', async () => {
    const { id } = await server.addUser({ userType: 'contractor' });
    await addSkills(server, id, ['Plumbing']);
    await addSkills(server, id, ['gas fitting']);
    const answer = await server.anonymous.get(pathOf(id));
    expect(answer.json()).toEqual({
      success: true,
      data: { skills: ['Plumbing', 'gas fitting'], works: 0 },
    });
  });

  test.each(['client', 'company'] as const)('is empty of a %s, who offers no work', async (userType) => {
    const { id } = await server.addUser({ userType });
    await addSkills(server, id, ['Plumbing']);
    const answer = await server.anonymous.get(pathOf(id));
    expect(answer.json().data).toEqual({ skills: [], works: 0 });
  });

  test('is nothing of who is unknown or suspended', async () => {
    const { id } = await server.addUser({ userType: 'contractor', suspendedAt: new Date() });
    for (const who of [id, UNKNOWN_ID, 'x'])
      expect((await server.anonymous.get(pathOf(who))).statusCode).toBe(404);
  });
});

describe('the history of a client', () => {
  test('counts jobs and hires and gives the rating [JOB-52]', async () => {
    const client = await server.addUser({ rating: 4.5, reviewCount: 2, createdAt: new Date('2025-01-01') });
    const { id: jobId } = await addJob(server, { ownerId: client.id });
    await addJob(server, { ownerId: client.id, status: 'closed' });
    await addJob(server, { ownerId: client.id, status: 'removed' });
    await addApplication(server, { jobId, isHired: true });
    const answer = await server.anonymous.get(`/api/v1/users/${client.id}/client-history`);
    expect(answer.json()).toEqual({
      success: true,
      data: {
        _id: client.id,
        jobsPosted: 2,
        openJobs: 1,
        hires: 1,
        memberSince: '2025-01-01T00:00:00.000Z',
        rating: 4.5,
        reviewCount: 2,
      },
    });
  });

  test.each([UNKNOWN_ID, 'x'])('of %s is 404', async (id) => {
    expect((await server.anonymous.get(`/api/v1/users/${id}/client-history`)).statusCode).toBe(404);
  });
});
