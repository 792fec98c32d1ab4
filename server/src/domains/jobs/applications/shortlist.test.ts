import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addApplication, addJob, topicsOf } from '../jobs/testing';

const server = createTestServer();
const url = (id: string) => `/api/v1/applications/${encodeURIComponent(id)}/shortlist`;
const marks = async (answer: Promise<{ json: () => { data: { isShortlisted: boolean }[] } }>) =>
  (await answer).json().data.map(({ isShortlisted }) => isShortlisted);

test('the owner of the job marks an application and takes the mark off; the applicant never sees it [APP-15]', async () => {
  const { id: jobId } = await addJob(server);
  const { id } = await addApplication(server, { jobId });
  const received = () => marks(server.as('client').get(`/api/v1/applications/${jobId}`));
  expect(await received()).toEqual([false]);

  const answer = await server.as('client').put(url(id), { isShortlisted: true });
  expect(answer.json()).toEqual({ success: true, message: 'Put on the shortlist' });
  expect(await received()).toEqual([true]);
  expect(await marks(server.as('contractor').get('/api/v1/applications/me'))).toEqual([false]);
  expect(await topicsOf(server)).toEqual([]);

  await server.as('client').put(url(id), { isShortlisted: false });
  expect(await received()).toEqual([false]);
});

test('of several applications the marked one alone has the mark', async () => {
  const { id: jobId } = await addJob(server);
  const other = await server.addUser({ userType: 'contractor' });
  const { id } = await addApplication(server, { jobId, createdAt: new Date('2026-01-01') });
  await addApplication(server, { jobId, userId: other.id, createdAt: new Date('2026-01-02') });
  await server.as('client').put(url(id), { isShortlisted: true });
  expect(await marks(server.as('client').get(`/api/v1/applications/${jobId}`))).toEqual([false, true]);
});

test.each([
  ['another client', async () => server.as((await server.addUser()).id), 404],
  ['the applicant', async () => server.as('contractor'), 403],
  ['an admin', async () => server.as('admin'), 403],
  ['a visitor', async () => server.anonymous, 401],
])('%s marks nothing [APP-15]', async (_who, callerOf, status) => {
  const { id: jobId } = await addJob(server);
  const { id } = await addApplication(server, { jobId });
  const caller = await callerOf();
  expect(await caller.put(url(id), { isShortlisted: true })).toMatchObject({ statusCode: status });
  expect(await marks(server.as('client').get(`/api/v1/applications/${jobId}`))).toEqual([false]);
});

test('an application to a removed job is gone', async () => {
  const { id: jobId } = await addJob(server, { status: 'removed' });
  const { id } = await addApplication(server, { jobId });
  expect(await server.as('client').put(url(id), { isShortlisted: true })).toMatchObject({ statusCode: 404 });
});

test.each([UNKNOWN_ID, 'x', "1';--"])('%s is 404', async (id) => {
  expect(await server.as('client').put(url(id), { isShortlisted: true })).toMatchObject({ statusCode: 404 });
});

test.each([{}, { isShortlisted: 'yes' }, { isShortlisted: null }])('%j is 400', async (body) => {
  const { id } = await addApplication(server, { jobId: (await addJob(server)).id });
  expect(await server.as('client').put(url(id), body)).toMatchObject({ statusCode: 400 });
});
