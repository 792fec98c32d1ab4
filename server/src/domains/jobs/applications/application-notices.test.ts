import { createTestServer } from '../../../app/testing';
import { addApplication, addJob } from '../jobs/testing';

const server = createTestServer();

test('a hirer is told of who applies and who takes it back [NOT-01]', async () => {
  const { id: jobId } = await addJob(server, { title: 'Roof' });
  const { id, fullName: person } = await server.user('contractor');
  const application = { jobId, coverLetter: 'I can.' };
  const applied = await server.as('contractor').post('/api/v1/applications/apply', application);
  await server.settle();
  await server.as('contractor').delete(`/api/v1/applications/${applied.json().data._id}`);
  await server.settle();
  const told = { values: { jobTitle: 'Roof', person }, href: `/jobs/${jobId}/applicants` };
  expect((await server.as('client').get('/api/v1/notifications')).json().data).toMatchObject([
    { ...told, kind: 'applicationWithdrawn', actor: { _id: id } },
    { ...told, kind: 'applicationReceived', actor: { _id: id } },
  ]);
  expect((await server.as('contractor').get('/api/v1/notifications')).json().count).toBe(0);
});

const unread = async (of: 'applicationReceived') => {
  const answer = await server.as('client').get('/api/v1/notifications?unread=1');
  return answer.json().data.filter(({ kind }: { kind: string }) => kind === of).length;
};

async function applyTo(jobId: string) {
  const applied = await server
    .as('contractor')
    .post('/api/v1/applications/apply', { jobId, coverLetter: 'I can.' });
  await server.settle();
  expect(await unread('applicationReceived')).toBe(1);
  return applied.json().data._id as string;
}

test('an application is news until the hirer looks at those of its job', async () => {
  const { id: jobId } = await addJob(server);
  const { id: otherId } = await addJob(server);
  await applyTo(jobId);
  await server.as('client').get(`/api/v1/applications/${otherId}`);
  expect(await unread('applicationReceived')).toBe(1);
  await server.as('client').get(`/api/v1/applications/${jobId}`);
  expect(await unread('applicationReceived')).toBe(0);
});

test('an application that is withdrawn, or whose job is deleted, is news no more', async () => {
  const { id: jobId } = await addJob(server);
  await server.as('contractor').delete(`/api/v1/applications/${await applyTo(jobId)}`);
  await server.settle();
  expect(await unread('applicationReceived')).toBe(0);
  await applyTo(jobId);
  await server.as('client').delete(`/api/v1/jobs/${jobId}`);
  await server.settle();
  expect(await unread('applicationReceived')).toBe(0);
});

test('a hirer is told once a day that an application was changed [APP-14]', async () => {
  const { id: jobId } = await addJob(server, { title: 'Roof' });
  const { id } = await addApplication(server, { jobId });
  for (const coverLetter of ['I can.', 'I can tomorrow.']) {
    await server.as('contractor').put(`/api/v1/applications/${id}`, { coverLetter });
    await server.settle();
  }
  expect((await server.as('client').get('/api/v1/notifications')).json().data).toMatchObject([
    { kind: 'applicationChanged', values: { jobTitle: 'Roof' }, href: `/jobs/${jobId}/applicants` },
  ]);
});
