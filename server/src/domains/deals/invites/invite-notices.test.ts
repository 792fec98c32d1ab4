import { createTestServer } from '../../../app/testing';
import { addJob } from '../../jobs/jobs/testing';

const server = createTestServer();

async function noticesOf(who: 'client' | 'contractor') {
  await server.settle();
  const page = (await server.as(who).get('/api/v1/notifications')).json();
  return (page.data as { kind: string }[]).map(({ kind }) => kind).reverse();
}

test.each([
  ['accept', 'inviteAccepted'],
  ['decline', 'inviteDeclined'],
])('an invitation is notified to the contractor, "%s" to the hirer [OFF-35, INV-08]', async (move, kind) => {
  const { id: jobId } = await addJob(server);
  const contractorId = (await server.user('contractor')).id;
  const sent = await server.as('client').post('/api/v1/invites', { jobId, contractorId });
  expect(await noticesOf('contractor')).toEqual(['inviteReceived']);
  await server.as('contractor').put(`/api/v1/invites/${sent.json().data._id}/${move}`);
  expect(await noticesOf('client')).toEqual([kind]);
});
