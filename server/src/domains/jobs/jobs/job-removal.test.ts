import { eq } from 'drizzle-orm';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';
import { createTestServer } from '../../../app/testing';
import { addApplication, addJob, topicsOf } from './testing';

const server = createTestServer();
const url = (id: string) => `/api/v1/jobs/${id}`;
const remove = (id: string) => server.as('client').delete(url(id));
const statusOf = async (id: string) =>
  (await server.database.query.jobs.findFirst({ where: eq(jobs.id, id) }))?.status;

/** An offer of the test's client to its contractor, as the page sends it. */
async function sendOffer(jobId: string): Promise<string> {
  const { id: professionalId } = await server.user('contractor');
  await addApplication(server, { jobId });
  const terms = { description: 'The drain', budget: 900, deliveryTime: 7, expiresIn: 3 };
  const answer = await server.as('client').post('/api/v1/offers/send', { jobId, professionalId, ...terms });
  expect(answer.statusCode).toBe(201);
  return answer.json().data._id;
}

test.each(['open', 'closed'] as const)(
  'the owner deletes a job that is %s, and it is gone [JOB-81]',
  async (status) => {
    const { id } = await addJob(server, { status });
    expect((await remove(id)).json()).toMatchObject({ success: true, message: 'Job deleted' });
    expect((await server.anonymous.get(url(id))).json()).toMatchObject({ code: 'JOB_REMOVED' });
    expect((await server.as('client').get(url(id))).statusCode).toBe(410);
    expect((await server.as('client').get('/api/v1/jobs/me')).json().count).toBe(0);
    expect((await server.anonymous.get('/api/v1/jobs/search')).json().count).toBe(0);
    expect(await topicsOf(server)).toEqual(['job.removed']);
  },
);

test('a second time there is no such job, and of many at once one does it [JOB-81]', async () => {
  const { id } = await addJob(server);
  const answers = await Promise.all(Array.from({ length: 6 }, () => remove(id)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404, 404]);
  expect(await topicsOf(server)).toEqual(['job.removed']);
});

test('who applied and who saved it are told once, and the application stays in their list [JOB-81]', async () => {
  const { id } = await addJob(server, { title: 'Roof' });
  await addApplication(server, { jobId: id });
  await server.as('contractor').post('/api/v1/saved-jobs/toggle-save-job', { jobId: id });
  await server.as('company').post('/api/v1/saved-jobs/toggle-save-job', { jobId: id });
  await remove(id);
  await server.settle();
  for (const role of ['contractor', 'company'] as const) {
    const { data } = (await server.as(role).get('/api/v1/notifications')).json();
    expect(data).toMatchObject([{ kind: 'jobRemoved', values: { jobTitle: 'Roof' }, href: '/jobs' }]);
  }
  expect((await server.as('client').get('/api/v1/notifications')).json().count).toBe(0);
  const own = (await server.as('contractor').get('/api/v1/applications/me')).json().data;
  expect(own).toMatchObject([{ jobId: { title: 'Roof', status: 'removed' } }]);
});

test('while an offer is pending the job stays, and goes once it is withdrawn [JOB-81]', async () => {
  const { id } = await addJob(server);
  const offerId = await sendOffer(id);
  const refused = await remove(id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'JOB_PROMISED', details: { status: 'open' } });
  expect(await statusOf(id)).toBe('open');
  await server.database
    .update(offers)
    .set({ status: 'rejected', closedReason: 'withdrawn' })
    .where(eq(offers.id, offerId));
  expect((await remove(id)).statusCode).toBe(200);
});

test('an accepted offer keeps the job [JOB-81]', async () => {
  const { id } = await addJob(server);
  const offerId = await sendOffer(id);
  await server.database.update(offers).set({ status: 'accepted' }).where(eq(offers.id, offerId));
  expect((await remove(id)).json()).toMatchObject({ code: 'JOB_PROMISED' });
  expect(await statusOf(id)).toBe('open');
});

test('of a deletion and an offer at once, one happens [JOB-81]', async () => {
  const { id } = await addJob(server);
  const { id: professionalId } = await server.user('contractor');
  await addApplication(server, { jobId: id });
  const terms = { description: 'The drain', budget: 900, deliveryTime: 7, expiresIn: 3 };
  const [deleted, offered] = await Promise.all([
    remove(id),
    server.as('client').post('/api/v1/offers/send', { jobId: id, professionalId, ...terms }),
  ]);
  expect([deleted.statusCode, offered.statusCode].sort()).toEqual(
    deleted.statusCode === 200 ? [200, 404] : [201, 409],
  );
});
