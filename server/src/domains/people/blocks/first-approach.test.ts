import { createTestServer } from '../../../app/testing';
import { addApplicant } from '../../deals/offers/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';

const server = createTestServer();

type Who = 'client' | 'contractor';
const block = async (who: Who, other: Who) =>
  server.as(who).put(`/api/v1/users/${(await server.user(other)).id}/block`);

const words = {
  coverLetter: 'I can begin on Monday.',
  estimatedServiceCost: 900,
  estimatedCompletionTime: 5,
};

const apply = async () =>
  server.as('contractor').post('/api/v1/applications/apply', { jobId: (await addJob(server)).id, ...words });
const changeApplication = async () => {
  const { id } = await addApplication(server, { jobId: (await addJob(server)).id });
  return server.as('contractor').put(`/api/v1/applications/${id}`, words);
};
const invite = async () => {
  const contractorId = (await server.user('contractor')).id;
  return server.as('client').post('/api/v1/invites', { jobId: (await addJob(server)).id, contractorId });
};
const offer = async () => {
  const terms = { description: 'Come on Monday.', budget: 950, deliveryTime: 7, expiresIn: 3 };
  return server.as('client').post('/api/v1/offers/send', { ...(await addApplicant(server)), ...terms });
};

const APPROACHES = [
  ['an application', apply],
  ['another version of an application', changeApplication],
  ['an invitation', invite],
  ['an offer', offer],
] as const;

test.each(APPROACHES)('%s is sent where nobody blocks the other', async (_what, approach) => {
  expect((await approach()).statusCode).toBeLessThan(300);
});

test.each(APPROACHES)(
  '%s is refused while one of the two blocks the other [MSG-50]',
  async (_what, approach) => {
    await block('client', 'contractor');
    expect((await approach()).json()).toMatchObject({ code: 'BLOCKED' });
    await server.as('client').delete(`/api/v1/users/${(await server.user('contractor')).id}/block`);
    await block('contractor', 'client');
    expect((await approach()).json()).toMatchObject({ code: 'BLOCKED' });
  },
);
