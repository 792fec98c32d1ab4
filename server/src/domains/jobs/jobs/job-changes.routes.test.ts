import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { jobs } from '../../../database/tables/jobs';
import { files } from '../../../database/tables/users';
import { addApplication, addJob, topicsOf } from './testing';

const server = createTestServer();
const url = (id: string, action = '') => `/api/v1/jobs/${id}${action}`;
const put = (id: string, body: object) => server.as('client').put(url(id), body);

async function pngUrl(): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

async function postWithPicture(): Promise<string> {
  const body = {
    title: 'Roof',
    description: 'Slate',
    attachment: await pngUrl(),
    attachmentName: 'roof.png',
  };
  return (await server.as('client').post('/api/v1/jobs/create', body)).json().data._id;
}

describe('changing a job', () => {
  test('changes what was sent and leaves the rest [JOB-08]', async () => {
    const { id } = await addJob(server, {
      salary: '$900',
      salaryMin: 900_00,
      salaryMax: 900_00,
      city: 'Lyon',
    });
    const answer = await put(id, {
      title: 'Replace two drains',
      salary: '$1,200 - $1,500',
      jobType: 'Part-time, remotely',
    });
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Job updated successfully!',
      data: {
        title: 'Replace two drains',
        description: 'The drain under the sink leaks at the joint.',
        salaryMin: 1200,
        salaryMax: 1500,
        employmentType: 'Part-Time',
        workplaceType: 'remote',
        jobCategory: 'residential',
      },
    });
    expect(await topicsOf(server)).toEqual(['job.updated']);
  });

  test('a place comes, changes and goes; a chosen employment type stays with the same contract type [JOB-04, JOB-08]', async () => {
    const { id } = await addJob(server, { jobType: 'on-site', employmentType: 'Freelance' });
    const placed = await put(id, {
      jobType: 'on-site',
      jobLocation: { coordinates: [45.75, 4.85], city: 'Lyon' },
    });
    expect(placed.json().data).toMatchObject({
      employmentType: 'Freelance',
      jobLocation: { coordinates: [45.75, 4.85], lat: 45.75, lng: 4.85, city: 'Lyon' },
    });
    expect((await put(id, { jobLocation: null })).json().data.jobLocation).toBeNull();
  });

  test('a changed job is found by its new words and filters only [JOB-08]', async () => {
    const { id } = await addJob(server);
    await put(id, { title: 'Paint the ceiling', description: 'White.', jobCategory: 'industrial' });
    const found = async (query: string) =>
      (await server.anonymous.get(`/api/v1/jobs/search?${query}`)).json().count;
    expect(await found('q=ceiling&category=industrial')).toBe(1);
    expect(await found('q=drain')).toBe(0);
    expect(await found('category=residential')).toBe(0);
  });

  test('a skill that stays keeps its id, and a typed one joins the catalogue [JOB-07]', async () => {
    const { id } = await addJob(server, { skillsRequired: [{ _id: 'kept', name: 'plumbing' }] });
    const skillsRequired = [{ name: 'plumbing' }, { name: 'Lead Work' }];
    const { data } = (await put(id, { skillsRequired })).json();
    expect(data.skillsRequired).toEqual([
      { _id: 'kept', name: 'plumbing' },
      { _id: expect.any(String), name: 'Lead Work' },
    ]);
    await put(id, { skillsRequired: ['lead-work'] });
    const names = (await server.as('client').get('/api/v1/skills/all')).json().data;
    expect(names.map(({ name }: { name: string }) => name)).toEqual(['Lead Work', 'plumbing']);
  });

  test('the attachment stays, is replaced or goes, and no old file is left [JOB-09]', async () => {
    const id = await postWithPicture();
    expect((await put(id, { title: 'Slate roof' })).json().data.attachmentName).toBe('roof.png');
    const replaced = (await put(id, { attachment: await pngUrl(), attachmentName: 'new.png' })).json().data;
    expect(replaced).toMatchObject({ attachmentName: 'new.png', contractimage: expect.any(String) });
    expect(await server.database.$count(files)).toBe(1);
    const removed = (await put(id, { attachment: null })).json().data;
    expect(removed).toMatchObject({ attachmentName: null, contractimage: null });
    expect(await server.database.$count(files)).toBe(0);
    expect((await topicsOf(server)).filter((topic) => topic === 'file.removed')).toHaveLength(2);
  });

  test.each([
    ['a blank title', { title: ' ' }],
    ['a place off the globe', { jobLocation: { coordinates: [91, 0] } }],
    ['an employment type that is none', { employmentType: 'Sometimes' }],
    ['a file that is none', { attachment: 'data:image/png;base64,aGVsbG8=' }],
  ])('%s is 400 and changes nothing', async (_what, body) => {
    const { id } = await addJob(server);
    expect((await put(id, { description: 'New', ...body })).statusCode).toBe(400);
    const row = await server.database.query.jobs.findFirst({ where: eq(jobs.id, id) });
    expect(row?.description).toBe('The drain under the sink leaks at the joint.');
  });

  test('a body may carry an attachment of 5 MB here, and not where there is none [JOB-31]', async () => {
    const { id } = await addJob(server);
    const big = `data:application/pdf;base64,${'A'.repeat(2 * 1024 * 1024)}`;
    expect((await put(id, { attachment: big })).json().code).toBe('ATTACHMENT_TYPE');
    const elsewhere = await server.as('client').post(`${url(id)}/reports`, { reason: 'scam', notes: big });
    expect(elsewhere.statusCode).toBe(413);
  });
});

describe('closing and reopening', () => {
  test('a closed job leaves the search and comes back [JOB-11]', async () => {
    const { id } = await addJob(server);
    const count = async () => (await server.anonymous.get('/api/v1/jobs/search')).json().count;
    const closed = await server.as('client').patch(url(id, '/close'));
    expect(closed.json()).toMatchObject({ message: 'Job closed', data: { _id: id, status: 'closed' } });
    expect(await count()).toBe(0);
    const reopened = await server.as('client').patch(url(id, '/reopen'));
    expect(reopened.json()).toMatchObject({ message: 'Job reopened', data: { status: 'open' } });
    expect(await count()).toBe(1);
    expect(await topicsOf(server)).toEqual(['job.closed', 'job.reopened']);
  });

  test.each([
    ['close', 'closed', 'JOB_NOT_OPEN'],
    ['reopen', 'open', 'JOB_NOT_CLOSED'],
  ] as const)('to %s a job that is %s is 409 and says the status [JOB-11]', async (action, status, code) => {
    const { id } = await addJob(server, { status });
    const answer = await server.as('client').patch(url(id, `/${action}`));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code, details: { status } });
  });

  test('of ten closings at the same moment one does it [JOB-11]', async () => {
    const { id } = await addJob(server);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.as('client').patch(url(id, '/close'))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await topicsOf(server)).toEqual(['job.closed']);
  });
});

describe('a job that is not one’s own', () => {
  test.each([
    ['another company', server.as('company'), 404],
    ['a contractor', server.as('contractor'), 403],
    ['an admin', server.as('admin'), 403],
    ['a visitor', server.anonymous, 401],
  ])('%s neither changes, closes nor reopens it [JOB-10]', async (_who, caller, status) => {
    const { id } = await addJob(server);
    expect((await caller.put(url(id), { title: 'Mine' })).statusCode).toBe(status);
    expect((await caller.patch(url(id, '/close'))).statusCode).toBe(status);
    expect((await caller.patch(url(id, '/reopen'))).statusCode).toBe(status);
  });

  test('a removed or unknown one is 404 [JOB-13]', async () => {
    const { id } = await addJob(server, { status: 'removed' });
    for (const job of [id, UNKNOWN_ID, 'x']) {
      expect((await put(job, { title: 'Back' })).statusCode).toBe(404);
      expect((await server.as('client').patch(url(job, '/reopen'))).statusCode).toBe(404);
    }
  });
});

describe('own jobs', () => {
  test('come with the number of their applications', async () => {
    const { id } = await addJob(server);
    await addJob(server, { createdAt: new Date('2026-01-01') });
    await addApplication(server, { jobId: id });
    const { data } = (await server.as('client').get('/api/v1/jobs/me')).json();
    expect(data.map(({ applications }: { applications: number }) => applications)).toEqual([1, 0]);
  });

  test.each([
    ['q=DRAIN', 2],
    ['q=residential', 2],
    ['q=toulouse', 1],
    ['q=100%25', 0],
    ['status=closed', 1],
    ['status=open&q=kitchen', 1],
  ])('?%s finds %i of them', async (query, count) => {
    await addJob(server, { status: 'closed' });
    await addJob(server, { city: 'Toulouse' });
    await addJob(server, { status: 'removed' });
    await addJob(server, { ownerId: (await server.user('company')).id });
    const answer = (await server.as('client').get(`/api/v1/jobs/me?${query}`)).json();
    expect(answer).toMatchObject({ count, page: 1, limit: count });
    expect(answer.data).toHaveLength(count);
    expect(answer.jobs).toEqual(answer.data);
  });

  test('come in pages where one is asked for', async () => {
    for (const day of [1, 2, 3])
      await addJob(server, { title: `Day ${day}`, createdAt: new Date(2026, 0, day) });
    const answer = (await server.as('client').get('/api/v1/jobs/me?page=2&limit=2')).json();
    expect(answer).toMatchObject({ count: 3, page: 2, limit: 2, data: [{ title: 'Day 1' }] });
  });

  test.each(['status=removed', 'page=0', 'limit=x'])('?%s is 400', async (query) => {
    expect((await server.as('client').get(`/api/v1/jobs/me?${query}`)).statusCode).toBe(400);
  });
});
