import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { jobs } from '../../../database/tables/jobs';
import { files } from '../../../database/tables/users';
import { addApplication, addJob, topicsOf } from './testing';

const server = createTestServer();
const draft = { title: 'Replace the kitchen drain', description: 'It leaks.' };

describe('posting a job', () => {
  test.each([
    ['a client', server.as('client'), 201],
    ['a company', server.as('company'), 201],
    ['a contractor', server.as('contractor'), 403],
    ['an admin', server.as('admin'), 403],
    ['a visitor', server.anonymous, 401],
  ])('%s posts a job [JOB-01]', async (_who, caller, status) => {
    expect(await caller.post('/api/v1/jobs/create', draft)).toMatchObject({ statusCode: status });
    expect(await server.database.$count(jobs)).toBe(status === 201 ? 1 : 0);
  });

  test('what is left out takes the defaults, and no place stays no place [JOB-02, JOB-03]', async () => {
    const answer = await server.as('client').post('/api/v1/jobs/create/', draft);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Job posted successfully!',
      data: {
        ...draft,
        jobType: 'residential-plumber',
        jobDuration: '5 Months',
        jobCategory: 'architects-construction',
        experience: '1+ Year',
        jobLocation: null,
        salary: '',
        salaryMin: null,
        status: 'open',
      },
    });
    expect(await topicsOf(server)).toEqual(['job.created']);
  });

  test('salary and job type are read once, on writing [JOB-05, JOB-06]', async () => {
    const body = {
      ...draft,
      salary: '$40-60k',
      jobType: 'Full time, remotely',
      skillsRequired: [{ name: 'masonry' }],
    };
    const { data } = (await server.as('client').post('/api/v1/jobs/create', body)).json();
    expect(data).toMatchObject({
      salary: '$40-60k',
      salaryMin: 40_000,
      salaryMax: 60_000,
      employmentType: 'Full-Time',
      workplaceType: 'remote',
      skillsRequired: [{ _id: expect.any(String), name: 'masonry' }],
    });
  });

  test('the answer speaks French to a French caller', async () => {
    const headers = { 'accept-language': 'fr-FR,fr;q=0.9' };
    const answer = await server.as('client').post('/api/v1/jobs/create', draft, { headers });
    expect(answer.json().message).not.toBe('Job posted successfully!');
  });

  test.each([
    ['no title', { description: 'x' }],
    ['a title of spaces', { ...draft, title: '   ' }],
    ['a title that is no text', { ...draft, title: { $ne: null } }],
    ['a NUL in the text', { ...draft, description: 'a\u0000b' }],
    ['a latitude beyond the pole', { ...draft, jobLocation: { type: 'Point', coordinates: [91, 0] } }],
    ['one coordinate', { ...draft, jobLocation: { type: 'Point', coordinates: [1] } }],
    ['skills that are no list', { ...draft, skillsRequired: 'plumbing' }],
    ['a description beyond the limit', { ...draft, description: 'x'.repeat(20_001) }],
    ['an unknown employment type', { ...draft, employmentType: 'Slavery' }],
    ['a list', [draft]],
    ['broken JSON', '{"title":'],
  ])('%s is 400 and writes nothing [JOB-02, JOB-04]', async (_what, body) => {
    const answer = await server.as('client').post('/api/v1/jobs/create', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: expect.stringMatching(/^[A-Z_]+$/) });
    expect(await server.database.$count(jobs)).toBe(0);
  });

  test('hostile text is kept as text', async () => {
    const title = "Robert'); DROP TABLE jobs;-- <script>alert(1)</script>";
    const answer = await server.as('client').post('/api/v1/jobs/create', { ...draft, title });
    expect(answer.json().data.title).toBe(title);
  });

  test('a body beyond 8 MiB is 413 [JOB-31]', async () => {
    const attachment = `data:image/png;base64,${'A'.repeat(8 * 1024 * 1024)}`;
    const answer = await server.as('client').post('/api/v1/jobs/create', { ...draft, attachment });
    expect(answer.statusCode).toBe(413);
    expect(await server.database.$count(files)).toBe(0);
  });
});

describe('own jobs', () => {
  test.each([
    ['a client', server.as('client'), 200],
    ['a company', server.as('company'), 200],
    ['a contractor', server.as('contractor'), 200],
    ['a visitor', server.anonymous, 401],
  ])('%s lists the own jobs', async (_who, caller, status) => {
    expect(await caller.get('/api/v1/jobs/me')).toMatchObject({ statusCode: status });
  });

  test('are mine, newest first, closed ones too, without removed ones [JOB-13, JOB-20]', async () => {
    const company = await server.user('company');
    await addJob(server, { title: 'Old', createdAt: new Date('2026-01-01') });
    await addJob(server, { title: 'New', status: 'closed' });
    await addJob(server, { title: 'Gone', status: 'removed' });
    await addJob(server, { title: 'Theirs', ownerId: company.id });
    const answer = (await server.as('client').get('/api/v1/jobs/me')).json();
    expect(answer.jobs.map(({ title }: { title: string }) => title)).toEqual(['New', 'Old']);
    expect(answer).toMatchObject({ count: 2, data: answer.jobs });
  });
});

describe('recent jobs', () => {
  test.each([
    ['a visitor', server.anonymous],
    ['a contractor', server.as('contractor')],
    ['somebody with a dead token', server.withToken('x'.repeat(43))],
  ])('%s reads them [JOB-15]', async (_who, caller) => {
    await addJob(server);
    const answer = await caller.get('/api/v1/jobs/recent');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ count: 1, page: 1, limit: 10 });
  });

  test.each(['recent?', 'search?q=drain&'])('the list of %s stands once for who asks so', async (path) => {
    const { id } = await addJob(server, { title: 'drain' });
    const once = (await server.anonymous.get(`/api/v1/jobs/${path}list=data`)).json();
    const twice = (await server.anonymous.get(`/api/v1/jobs/${path}limit=10`)).json();
    expect(once.data).toMatchObject([{ _id: id }]);
    expect(once).not.toHaveProperty('jobs');
    expect(twice).toEqual({ ...once, jobs: once.data });
    expect(await server.anonymous.get(`/api/v1/jobs/${path}list=jobs`)).toMatchObject({ statusCode: 400 });
  });

  test('come in pages, newest first, with the number of all [JOB-20]', async () => {
    const at = new Date();
    for (const title of ['a', 'b', 'c']) await addJob(server, { title, createdAt: at });
    await addJob(server, { title: 'closed', status: 'closed' });
    const first = (await server.anonymous.get('/api/v1/jobs/recent?page=1&limit=2')).json();
    const second = (await server.anonymous.get('/api/v1/jobs/recent?page=2&limit=2')).json();
    expect(first).toMatchObject({ count: 3, page: 1, limit: 2, jobs: first.data });
    const titles = [...first.data, ...second.data].map(({ title }) => title);
    // Made in the same millisecond: the ids, which count up, decide.
    expect(titles).toEqual(['c', 'b', 'a']);
  });

  test('a limit over 100 is clamped and says so [JOB-18]', async () => {
    expect((await server.anonymous.get('/api/v1/jobs/recent?limit=5000')).json().limit).toBe(100);
  });

  test.each([
    'page=0',
    'page=1.5',
    'page=x',
    'limit=-1',
    'page=99999999999999',
    'limit=1%00',
    'page=1&page=2',
  ])('?%s is 400 [JOB-18]', async (query) => {
    expect(await server.anonymous.get(`/api/v1/jobs/recent?${query}`)).toMatchObject({ statusCode: 400 });
  });

  test('show a job without what is private', async () => {
    await addJob(server);
    const [job] = (await server.anonymous.get('/api/v1/jobs/recent')).json().data;
    expect(job).not.toHaveProperty('attachment');
    expect(JSON.stringify(job)).not.toMatch(/@example|password|search/i);
  });
});

describe('one job', () => {
  test.each([
    ['a visitor', server.anonymous, { saved: false, applied: false, isOwner: false }],
    ['its owner', server.as('client'), { saved: false, applied: false, isOwner: true }],
    ['its applicant', server.as('contractor'), { saved: true, applied: true, isOwner: false }],
    ['another company', server.as('company'), { saved: false, applied: false, isOwner: false }],
  ])('%s learns what they have done with it [JOB-15, JOB-20]', async (_who, caller, viewer) => {
    const { id } = await addJob(server);
    await addApplication(server, { jobId: id });
    await server.as('contractor').post('/api/v1/saved-jobs/toggle-save-job', { jobId: id, save: true });
    const answer = await caller.get(`/api/v1/jobs/${id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, data: { _id: id, attachment: null, viewer } });
  });

  test('its owner alone learns how many applied', async () => {
    const { id } = await addJob(server);
    await addApplication(server, { jobId: id });
    const read = async (caller: typeof server.anonymous) =>
      (await caller.get(`/api/v1/jobs/${id}`)).json().data.applications;
    expect(await read(server.as('client'))).toBe(1);
    expect(await read(server.as('contractor'))).toBeUndefined();
    expect(await read(server.anonymous)).toBeUndefined();
  });

  test.each([UNKNOWN_ID, 'x', '1', "1' OR '1'='1", '../../etc/passwd', 'a'.repeat(200), '%00'])(
    'an id that names none is 404: %s [JOB-19]',
    async (id) => {
      expect(await server.anonymous.get(`/api/v1/jobs/${encodeURIComponent(id)}`)).toMatchObject({
        statusCode: 404,
      });
    },
  );

  test('a removed job is gone even to its owner [JOB-13]', async () => {
    const { id } = await addJob(server, { status: 'removed' });
    expect(await server.as('client').get(`/api/v1/jobs/${id}`)).toMatchObject({ statusCode: 410 });
  });

  test('an id may be written in capitals', async () => {
    const { id } = await addJob(server);
    const answer = await server.anonymous.get(`/api/v1/jobs/${id.toUpperCase()}`);
    expect(answer.json().data._id).toBe(id);
  });

  test('those who look at once see each their own job, as they may see it [JOB-21]', async () => {
    const place = { lat: 45.764_043, lng: 4.835_659, hideExactLocation: true };
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, n) => addJob(server, { title: `${n}`, ...place })),
    );
    const looks = added.flatMap(({ id }) =>
      [server.as('client'), server.anonymous].map((caller) => caller.get(`/api/v1/jobs/${id}`)),
    );
    const seen = (await Promise.all(looks)).map((answer) => {
      const { _id, title, jobLocation, viewer } = answer.json().data;
      return [_id, title, jobLocation.lat, viewer.isOwner];
    });
    expect(seen).toEqual(
      added.flatMap(({ id }, n) => [
        [id, `${n}`, 45.764_043, true],
        [id, `${n}`, 45.76, false],
      ]),
    );
  });

  test('a hidden place is exact to the owner and to who is hired, and two decimals to others [JOB-21]', async () => {
    const { id } = await addJob(server, { lat: 48.856_61, lng: 2.352_22, hideExactLocation: true });
    const helper = await server.addUser({ userType: 'contractor' });
    await addApplication(server, { jobId: id });
    await addApplication(server, { jobId: id, userId: helper.id, isHired: true });
    const seen = async (caller: typeof server.anonymous) =>
      (await caller.get(`/api/v1/jobs/${id}`)).json().data.jobLocation.coordinates;
    expect(await seen(server.as('client'))).toEqual([48.856_61, 2.352_22]);
    expect(await seen(server.as(helper.id))).toEqual([48.856_61, 2.352_22]);
    expect(await seen(server.as('contractor'))).toEqual([48.86, 2.35]);
    expect(await seen(server.anonymous)).toEqual([48.86, 2.35]);
    const list = (await server.anonymous.get('/api/v1/jobs/recent')).json();
    expect(list.data[0].jobLocation).toMatchObject({ coordinates: [48.86, 2.35], lat: 48.86, lng: 2.35 });
  });
});
