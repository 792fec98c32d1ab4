import { eq } from 'drizzle-orm';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { applications } from '../../../database/tables/applications';
import { addApplication, addJob, topicsOf } from '../jobs/testing';
import { addOffer } from '../../deals/offers/testing';

const server = createTestServer();
const coverLetter = 'I have fixed drains for twelve years.';
const apply = (jobId: string, more = {}) =>
  server.as('contractor').post('/api/v1/applications/apply', { jobId, coverLetter, ...more });

describe('applying', () => {
  test.each([
    ['a contractor', server.as('contractor'), 201],
    ['a client', server.as('client'), 403],
    ['a company', server.as('company'), 403],
    ['an admin', server.as('admin'), 403],
    ['a visitor', server.anonymous, 401],
  ])('%s applies [APP-01]', async (_who, caller, status) => {
    const { id: jobId } = await addJob(server);
    expect(await caller.post('/api/v1/applications/apply', { jobId, coverLetter })).toMatchObject({
      statusCode: status,
    });
    expect(await server.database.$count(applications)).toBe(status === 201 ? 1 : 0);
  });

  test('gives the application with its job and applicant [APP-02]', async () => {
    const { id } = await addJob(server);
    const contractor = await server.user('contractor');
    const answer = await apply(id, { estimatedServiceCost: '1200.50', estimatedCompletionTime: '2 weeks' });
    expect(answer.json()).toEqual({
      success: true,
      message: 'Application submitted successfully!',
      errors: [],
      data: expect.objectContaining({
        jobId: expect.objectContaining({ _id: id, title: 'Replace the kitchen drain' }),
        userId: {
          _id: contractor.id,
          fullName: contractor.fullName,
          profile: null,
          title: null,
          rating: 0,
          reviewCount: 0,
          completedContracts: 0,
          badges: [],
          location: { city: null },
          availableFrom: null,
        },
        coverLetter,
        estimatedServiceCost: 1200.5,
        estimatedCompletionTime: '2 weeks',
        isHired: false,
      }),
    });
    expect(await topicsOf(server)).toEqual(['application.created']);
  });

  test('a contractor applies once and cannot apply again [APP-03]', async () => {
    const { id } = await addJob(server);
    await apply(id);
    const again = await apply(id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'ALREADY_APPLIED',
      message: 'You have already applied to this job',
    });
  });

  test('of twenty identical applications at the same moment one is kept [APP-04]', async () => {
    const { id } = await addJob(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(id)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await server.database.$count(applications)).toBe(1);
    expect(await topicsOf(server)).toEqual(['application.created']);
  });

  test('a repeat with the same Idempotency-Key gets the first answer again [APP-11]', async () => {
    const { id: jobId } = await addJob(server);
    const send = () =>
      server
        .as('contractor')
        .post('/api/v1/applications/apply', { jobId, coverLetter }, { headers: { 'idempotency-key': 'k1' } });
    const first = await send();
    const second = await send();
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });

  test.each([
    ['closed', 409, 'JOB_CLOSED'],
    ['removed', 404, 'JOB_NOT_FOUND'],
  ] as const)('a %s job takes no applications [APP-05, JOB-13]', async (status, statusCode, code) => {
    const { id } = await addJob(server, { status });
    const answer = await apply(id);
    expect(answer.statusCode).toBe(statusCode);
    expect(answer.json().code).toBe(code);
  });

  test('a job of one’s own takes none of one’s own [APP-06]', async () => {
    const { id: ownerId } = await server.user('contractor');
    const { id } = await addJob(server, { ownerId });
    expect((await apply(id)).json().code).toBe('OWN_JOB');
  });

  test('an unknown job is 404', async () => {
    expect((await apply(UNKNOWN_ID)).statusCode).toBe(404);
  });

  test.each([
    ['no cover letter', { coverLetter: undefined }],
    ['a blank cover letter', { coverLetter: '  \n ' }],
    ['a cover letter that is no text', { coverLetter: ['x'] }],
    ['a NUL in the letter', { coverLetter: 'a\u0000' }],
    ['a malformed job id', { jobId: "x' OR 1=1 --" }],
    ['a job id that is no text', { jobId: { $gt: '' } }],
    ['a cost below 1', { estimatedServiceCost: 0.5 }],
    ['a cost with three decimals', { estimatedServiceCost: 1.005 }],
    ['a cost that is no number', { estimatedServiceCost: 'free' }],
  ])('%s is 400 and writes nothing [APP-02, JOB-19]', async (_what, wrong) => {
    const { id } = await addJob(server);
    expect(await apply(id, wrong)).toMatchObject({ statusCode: 400 });
    expect(await server.database.$count(applications)).toBe(0);
  });
});

describe('changing an application', () => {
  const words = {
    coverLetter: 'Half the price.',
    estimatedServiceCost: 400,
    estimatedCompletionTime: '1 day',
  };
  const change = (id: string, body: object = words) =>
    server.as('contractor').put(`/api/v1/applications/${id}`, body);
  const stored = (id: string) =>
    server.database.query.applications.findFirst({ where: eq(applications.id, id) });

  test('it says what was sent, and nothing that was left out; both sides see when [APP-13, APP-14]', async () => {
    const { id: jobId } = await addJob(server);
    const { id } = await addApplication(server, { jobId, estimatedServiceCost: 90_000 });
    const before = Date.now();
    const answer = await change(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ message: 'Application changed', data: { _id: id, ...words } });
    const { changedAt } = answer.json().data;
    expect(Date.parse(changedAt)).toBeGreaterThanOrEqual(before);
    const seen = { data: [{ ...words, isWaiting: true, changedAt }] };
    expect((await server.as('client').get(`/api/v1/applications/${jobId}`)).json()).toMatchObject(seen);
    expect((await server.as('contractor').get('/api/v1/applications/me')).json()).toMatchObject(seen);
    await change(id, { coverLetter: 'As we said.' });
    expect(await stored(id)).toMatchObject({
      coverLetter: 'As we said.',
      estimatedServiceCost: null,
      estimatedCompletionTime: null,
    });
  });

  test('the same again changes nothing and tells nobody [APP-13]', async () => {
    const { id } = await addApplication(server, { jobId: (await addJob(server)).id });
    const first = await change(id);
    const second = await change(id);
    expect(second.json()).toEqual(first.json());
    expect(await topicsOf(server)).toEqual(['application.changed']);
  });

  test('of twenty identical changes at the same moment one is noted [APP-13]', async () => {
    const { id } = await addApplication(server, { jobId: (await addJob(server)).id });
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(id)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await topicsOf(server)).toEqual(['application.changed']);
  });

  test.each(['pending', 'accepted'] as const)('not once an offer is %s [APP-13]', async (status) => {
    const { id: jobId } = await addJob(server);
    const { id } = await addApplication(server, { jobId });
    await addOffer(server, { jobId, status });
    expect((await change(id)).json()).toMatchObject({ success: false, code: 'APPLICATION_ANSWERED' });
    expect(await stored(id)).toMatchObject({ coverLetter: 'I fix drains.', changedAt: null });
  });

  test('again once the offer was withdrawn [APP-13]', async () => {
    const { id: jobId } = await addJob(server);
    const { id } = await addApplication(server, { jobId });
    await addOffer(server, { jobId, status: 'rejected', closedReason: 'withdrawn' });
    expect(await change(id)).toMatchObject({ statusCode: 200 });
  });

  test('not once hired [APP-13]', async () => {
    const { id } = await addApplication(server, { jobId: (await addJob(server)).id, isHired: true });
    expect(await change(id)).toMatchObject({ statusCode: 409 });
  });

  test('not that to a removed job, which is 404', async () => {
    const { id } = await addApplication(server, { jobId: (await addJob(server, { status: 'removed' })).id });
    expect((await change(id)).json().code).toBe('JOB_NOT_FOUND');
  });

  test('somebody else’s does not exist [APP-13]', async () => {
    const other = await server.addUser({ userType: 'contractor' });
    const { id } = await addApplication(server, { jobId: (await addJob(server)).id, userId: other.id });
    expect(await change(id)).toMatchObject({ statusCode: 404 });
    expect(await stored(id)).toMatchObject({ coverLetter: 'I fix drains.' });
  });

  test.each([
    ['no cover letter', { coverLetter: undefined }],
    ['a blank cover letter', { coverLetter: ' \n' }],
    ['a cost below 1', { estimatedServiceCost: 0.5 }],
    ['a NUL in the time', { estimatedCompletionTime: '1\u0000' }],
  ])('%s is 400 and changes nothing [APP-13]', async (_what, wrong) => {
    const { id } = await addApplication(server, { jobId: (await addJob(server)).id });
    expect(await change(id, { ...words, ...wrong })).toMatchObject({ statusCode: 400 });
    expect(await stored(id)).toMatchObject({ coverLetter: 'I fix drains.', changedAt: null });
  });

  test.each([UNKNOWN_ID, 'x'])('%s is 404', async (id) => {
    expect(await change(id)).toMatchObject({ statusCode: 404 });
  });
});

describe('own applications', () => {
  test.each([
    ['a contractor', server.as('contractor'), { status: 200, count: 1 }],
    ['a client', server.as('client'), { status: 200, count: 0 }],
    ['a visitor', server.anonymous, { status: 401, count: undefined }],
  ])('%s lists their own [APP-09]', async (_who, caller, { status, count }) => {
    await addApplication(server, { jobId: (await addJob(server)).id });
    const answer = await caller.get('/api/v1/applications/me/');
    expect(answer.statusCode).toBe(status);
    expect(answer.json().count).toBe(count);
  });
});

describe('applications of a job', () => {
  test.each([
    ['its owner', server.as('client'), 200],
    ['another company', server.as('company'), 404],
    ['the applicant', server.as('contractor'), 404],
    ['an admin', server.as('admin'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s lists them [APP-07]', async (_who, caller, status) => {
    const { id } = await addJob(server);
    await addApplication(server, { jobId: id });
    expect(await caller.get(`/api/v1/applications/${id}`)).toMatchObject({ statusCode: status });
  });

  test('come newest first and tell no e-mail or coordinates [APP-07]', async () => {
    const { id: jobId } = await addJob(server);
    const late = await server.addUser({
      userType: 'contractor',
      fullName: 'Late',
      city: 'Lyon',
      lat: 45.7,
      lng: 4.8,
      title: 'Plumber',
      rating: 4.5,
      reviewCount: 2,
      completedContracts: 3,
      emailVerifiedAt: new Date('2026-01-01'),
    });
    await addApplication(server, { jobId, createdAt: new Date('2026-01-01') });
    await addApplication(server, { jobId, userId: late.id, createdAt: new Date('2026-01-02') });
    const answer = await server.as('client').get(`/api/v1/applications/${jobId}`);
    expect(answer.json()).toMatchObject({
      count: 2,
      data: [
        {
          userId: {
            fullName: 'Late',
            title: 'Plumber',
            rating: 4.5,
            reviewCount: 2,
            completedContracts: 3,
            badges: ['verified'],
            location: { city: 'Lyon' },
          },
        },
        {},
      ],
    });
    expect(answer.body).not.toMatch(/@example|45\.7|email/);
  });

  test('are 304 while nothing changed', async () => {
    const { id } = await addJob(server);
    const url = `/api/v1/applications/${id}`;
    const { etag = '' } = (await server.as('client').get(url)).headers;
    const same = await server.as('client').get(url, { headers: { 'if-none-match': etag } });
    expect(same).toMatchObject({ statusCode: 304, body: '' });
    await apply(id);
    const changed = await server.as('client').get(url, { headers: { 'if-none-match': etag } });
    expect(changed.json().count).toBe(1);
  });

  test('a malformed job id is 404', async () => {
    expect(await server.as('client').get('/api/v1/applications/1%27--')).toMatchObject({ statusCode: 404 });
  });
});

describe('taking an application back', () => {
  test.each([
    ['the applicant', server.as('contractor'), 200],
    ['the job’s owner', server.as('client'), 403],
    ['a company', server.as('company'), 403],
    ['a visitor', server.anonymous, 401],
  ])('%s deletes it [APP-10]', async (_who, caller, status) => {
    const { id } = await addApplication(server, { jobId: (await addJob(server)).id });
    expect(await caller.delete(`/api/v1/applications/${id}`)).toMatchObject({ statusCode: status });
    expect(await server.database.$count(applications)).toBe(status === 200 ? 0 : 1);
  });

  test('says so, and the contractor may apply again', async () => {
    const { id: jobId } = await addJob(server);
    const { id } = await addApplication(server, { jobId });
    const answer = await server.as('contractor').delete(`/api/v1/applications/${id}`);
    expect(answer.json()).toEqual({ success: true, message: 'Application deleted successfully!' });
    expect(await apply(jobId)).toMatchObject({ statusCode: 201 });
    expect(await topicsOf(server)).toEqual(['application.deleted', 'application.created']);
  });

  test('somebody else’s does not exist', async () => {
    const other = await server.addUser({ userType: 'contractor' });
    const { id } = await addApplication(server, { jobId: (await addJob(server)).id, userId: other.id });
    expect(await server.as('contractor').delete(`/api/v1/applications/${id}`)).toMatchObject({
      statusCode: 404,
    });
  });

  test('not once hired [APP-10]', async () => {
    const { id } = await addApplication(server, { jobId: (await addJob(server)).id, isHired: true });
    const answer = await server.as('contractor').delete(`/api/v1/applications/${id}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('APPLICATION_LOCKED');
  });

  test('not once an offer was accepted [APP-10]', async () => {
    const { id: jobId } = await addJob(server);
    const { id } = await addApplication(server, { jobId });
    await addOffer(server, { jobId, status: 'accepted' });
    expect(await server.as('contractor').delete(`/api/v1/applications/${id}`)).toMatchObject({
      statusCode: 409,
    });
  });

  test.each([UNKNOWN_ID, 'x', "1';--"])('%s is 404', async (id) => {
    const url = `/api/v1/applications/${encodeURIComponent(id)}`;
    expect(await server.as('contractor').delete(url)).toMatchObject({ statusCode: 404 });
  });
});
