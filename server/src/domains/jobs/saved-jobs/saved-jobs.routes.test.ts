import { eq } from 'drizzle-orm';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { jobs } from '../../../database/tables/jobs';
import { savedJobs } from '../../../database/tables/saved-jobs';
import { addJob, topicsOf } from '../jobs/testing';

const server = createTestServer();
const TOGGLE = '/api/v1/saved-jobs/toggle-save-job';

describe('saving', () => {
  test.each([
    ['a contractor', server.as('contractor'), 200],
    ['a client', server.as('client'), 200],
    ['a company', server.as('company'), 200],
    ['an admin', server.as('admin'), 200],
    ['a visitor', server.anonymous, 401],
  ])('%s saves a job [SAV-01]', async (_who, caller, status) => {
    const { id: jobId } = await addJob(server);
    expect(await caller.post(TOGGLE, { jobId })).toMatchObject({ statusCode: status });
    expect(await server.database.$count(savedJobs)).toBe(status === 200 ? 1 : 0);
  });

  test('saved is 200, unsaved is 201 [SAV-02]', async () => {
    const { id: jobId } = await addJob(server);
    const first = await server.as('contractor').post(TOGGLE, { jobId });
    const second = await server.as('contractor').post(TOGGLE, { jobId });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ success: true, message: 'Job Saved', status: 200, saved: true });
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual({ success: true, message: 'Job Unsaved', status: 201, saved: false });
    expect(await topicsOf(server)).toEqual(['job.saved', 'job.unsaved']);
  });

  test('with `save` the outcome is as requested, however often it is repeated [SAV-03]', async () => {
    const { id: jobId } = await addJob(server);
    const ask = async (save: boolean) =>
      (await server.as('contractor').post(TOGGLE, { jobId, save })).json().saved;
    expect([await ask(true), await ask(true), await ask(false), await ask(false)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await Promise.all(Array.from({ length: 8 }, () => ask(true)));
    expect(await server.database.$count(savedJobs)).toBe(1);
  });

  test.each([UNKNOWN_ID])('an unknown job is 404', async (jobId) => {
    expect(await server.as('contractor').post(TOGGLE, { jobId })).toMatchObject({ statusCode: 404 });
  });

  test('a removed job cannot be saved [JOB-13]', async () => {
    const { id: jobId } = await addJob(server, { status: 'removed' });
    expect(await server.as('contractor').post(TOGGLE, { jobId })).toMatchObject({ statusCode: 404 });
  });

  test.each([
    [{}],
    [{ jobId: 'x' }],
    [{ jobId: 7 }],
    [{ jobId: UNKNOWN_ID, save: 'yes' }],
    [[]],
    ['nonsense'],
  ])('%j is 400', async (body) => {
    expect(await server.as('contractor').post(TOGGLE, body)).toMatchObject({ statusCode: 400 });
  });
});

describe('the list', () => {
  test.each([
    ['a contractor', server.as('contractor'), 200],
    ['a client', server.as('client'), 200],
    ['a visitor', server.anonymous, 401],
  ])('%s reads it', async (_who, caller, status) => {
    expect(await caller.get('/api/v1/saved-jobs')).toMatchObject({ statusCode: status });
  });

  test('has coordinates as [lng, lat], alone among the calls [SAV-05]', async () => {
    const { id: jobId } = await addJob(server, { lat: 48.856_61, lng: 2.352_22, city: 'Paris' });
    await server.as('contractor').post(TOGGLE, { jobId });
    const { data } = (await server.as('contractor').get('/api/v1/saved-jobs/')).json();
    expect(data).toEqual([
      {
        _id: expect.any(String),
        jobId: {
          _id: jobId,
          title: 'Replace the kitchen drain',
          description: expect.any(String),
          jobCategory: 'residential',
          skillsRequired: expect.any(Array),
          experience: '2+ Year',
          salary: '',
          picture: null,
          postedBy: expect.objectContaining({ fullName: expect.any(String), companyName: null }),
          companyName: null,
          createdAt: expect.any(String),
          jobLocation: { coordinates: [2.352_22, 48.856_61], lat: 48.856_61, lng: 2.352_22, city: 'Paris' },
        },
      },
    ]);
  });

  test('hides the exact point of a hidden place [JOB-23]', async () => {
    const { id: jobId } = await addJob(server, {
      lat: 48.856_61,
      lng: 2.352_22,
      city: 'Paris',
      hideExactLocation: true,
    });
    await server.as('contractor').post(TOGGLE, { jobId });
    const [saved] = (await server.as('contractor').get('/api/v1/saved-jobs')).json().data;
    expect(saved.jobId.jobLocation).toEqual({
      coordinates: [2.35, 48.86],
      lat: 48.86,
      lng: 2.35,
      city: 'Paris',
    });
  });

  test('is mine alone, newest first, without jobs removed since [SAV-04]', async () => {
    const [first, second, gone] = [
      await addJob(server, { title: 'A' }),
      await addJob(server, { title: 'B' }),
      await addJob(server),
    ];
    for (const { id: jobId } of [first, second, gone]) await server.as('contractor').post(TOGGLE, { jobId });
    await server.as('company').post(TOGGLE, { jobId: first.id });
    await server.database.update(jobs).set({ status: 'removed' }).where(eq(jobs.id, gone.id));
    const { data } = (await server.as('contractor').get('/api/v1/saved-jobs')).json();
    expect(data.map(({ jobId }: { jobId: { title: string } }) => jobId.title)).toEqual(['B', 'A']);
  });
});
