import { REPORT_REASONS } from '@plumbline/shared-schema/options';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { jobReports } from '../../../database/tables/job-reports';
import { addJob, topicsOf } from '../jobs/testing';

const server = createTestServer();
const reports = (id: string) => `/api/v1/jobs/${id}/reports`;
const report = (id: string, body: object = { reason: 'scam', notes: ' Wants money first. ' }) =>
  server.as('contractor').post(reports(id), body);

test('a report is stored and confirmed [JOB-41]', async () => {
  const { id } = await addJob(server);
  const answer = await report(id);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    success: true,
    data: { jobId: id, reason: 'scam', notes: 'Wants money first.' },
  });
  const { id: reporterId } = await server.user('contractor');
  expect(await server.database.query.jobReports.findMany()).toMatchObject([
    { jobId: id, reporterId, reason: 'scam', notes: 'Wants money first.' },
  ]);
  expect(await topicsOf(server)).toEqual(['job.reported']);
});

test('each of the seven reasons is taken, with or without notes [JOB-41]', async () => {
  for (const reason of REPORT_REASONS) {
    const { id } = await addJob(server);
    expect((await report(id, { reason })).statusCode).toBe(201);
  }
  expect(REPORT_REASONS).toHaveLength(7);
});

test.each([
  ['no reason', { notes: 'Bad' }],
  ['a reason of one’s own', { reason: 'ugly' }],
  ['notes too long', { reason: 'scam', notes: 'x'.repeat(1001) }],
])('%s is 400 and stores nothing [JOB-41]', async (_what, body) => {
  const { id } = await addJob(server);
  expect((await report(id, body)).statusCode).toBe(400);
  expect(await server.database.$count(jobReports)).toBe(0);
});

test('a second report of the same person is 409, also at the same moment [JOB-42]', async () => {
  const { id } = await addJob(server);
  const answers = await Promise.all([report(id), report(id), report(id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect((await report(id)).json().code).toBe('ALREADY_REPORTED');
  expect(await server.database.$count(jobReports)).toBe(1);
  const details = (await server.as('contractor').get(`/api/v1/jobs/${id}`)).json().data;
  expect(details.viewer.reported).toBe(true);
  expect((await server.as('company').post(reports(id), { reason: 'expired' })).statusCode).toBe(201);
});

test('one’s own job cannot be reported [JOB-43]', async () => {
  const { id } = await addJob(server);
  const answer = await server.as('client').post(reports(id), { reason: 'scam' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('OWN_JOB_REPORT');
});

test('a removed or unknown job is 404 [JOB-13]', async () => {
  const { id } = await addJob(server, { status: 'removed' });
  for (const job of [id, UNKNOWN_ID, 'x']) expect((await report(job)).statusCode).toBe(404);
});
