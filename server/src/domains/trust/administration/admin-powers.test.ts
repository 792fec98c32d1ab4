import { eq } from 'drizzle-orm';
import { twoSteps } from '../../../database/tables/accounts';
import { createTestServer } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addJob } from '../../jobs/jobs/testing';

const server = createTestServer({
  PROFILE: 'production',
  PUBLIC_URL: 'https://plumbline.example',
  SIGNING_KEY: 'k'.repeat(32),
  LIMIT_REPORTS: '60/60',
});

test('in production a role without two-step sign-in opens nothing that is for administrators [ADM-02]', async () => {
  const { id: userId } = await server.user('admin');
  const contract = await addContract(server);
  const hidden = await addJob(server, { hiddenAt: new Date(), hiddenFor: 'report', status: 'closed' });
  const paths = [
    `/api/v1/contracts/${contract.id}`,
    `/api/v1/contracts/user/${contract.clientId}`,
    `/api/v1/jobs/${hidden.id}`,
    '/api/v1/admin/cases',
    '/api/v1/platform/figures',
  ];
  const statuses = async () => {
    const answers = [];
    for (const path of paths) answers.push((await server.as('admin').get(path)).statusCode);
    return answers;
  };
  expect(await statuses()).toEqual([404, 403, 404, 403, 403]);
  await server.database.insert(twoSteps).values({ userId, secret: 'sealed', confirmedAt: new Date() });
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
});

test('in production an appeal waits for no administrator without two-step sign-in [ADM-02, CON-36]', async () => {
  const turnOn = async (userId: string) =>
    server.database.insert(twoSteps).values({ userId, secret: 'sealed', confirmedAt: new Date() });
  const decide = (path: string, outcome: string) =>
    server.as('admin').patch(`${path}/resolve`, { outcome, note: 'Looked at the pictures.' });
  await turnOn((await server.user('admin')).id);
  const { id } = await addContract(server);
  await server.as('client').patch(`/api/v1/contracts/${id}/end`);
  const raised = await server.as('client').post(`/api/v1/contracts/${id}/disputes`, { reason: 'It drips.' });
  const path = `/api/v1/contracts/${id}/disputes/${raised.json().data.dispute._id}`;
  await server.as('contractor').post(`${path}/answer`, { reason: 'It is dry.' });
  expect((await decide(path, 'release')).statusCode).toBe(200);
  await server.as('client').post(`${path}/appeal`, { reason: 'Look again.' });
  const other = await server.addUser({ userType: 'admin' });
  await turnOn(other.id);
  expect((await decide(path, 'refund')).json().code).toBe('OTHER_ADMIN_DECIDES');
  await server.database.delete(twoSteps).where(eq(twoSteps.userId, other.id));
  expect((await decide(path, 'refund')).statusCode).toBe(200);
});
