import { createTestServer } from '../../testing';
import { addJob } from '../jobs/testing';

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
