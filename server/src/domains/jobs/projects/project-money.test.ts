import type { Project } from '@plumbline/shared-schema/projects';
import { createTestServer } from '../../../app/testing';
import { addContract, addPaidContract } from '../../deals/contracts/testing';
import { addOffer } from '../../deals/offers/testing';
import { addApplication, addJob } from '../jobs/testing';
import { PROJECTS, addProject, putJob, readProject } from './testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const client = server.as('client');

/** A project with these jobs; the sums are the same in the list. */
async function projectOf(...jobIds: string[]) {
  const { _id: id } = await addProject(client);
  for (const jobId of jobIds) expect((await putJob(client, id, jobId)).statusCode).toBe(200);
  const project = await readProject(client, id);
  const { data } = (await client.get(PROJECTS)).json();
  expect((data as Project[]).find(({ _id }) => _id === id)?.money).toEqual(project.money);
  return project;
}

test.each([
  ['$1,200', { estimate: 1200, planned: 1200, unpriced: 0 }],
  ['$1,000 - $3,000', { estimate: 3000, planned: 3000, unpriced: 0 }],
  ['$45/hour', { estimate: null, planned: 0, unpriced: 1 }],
  ['', { estimate: null, planned: 0, unpriced: 1 }],
])('an open job that says “%s” is planned with %j [PRJ-05]', async (salary, { estimate, ...sums }) => {
  const { id } = await addJob(server, { salary });
  const project = await projectOf(id);
  expect(project.jobs).toMatchObject([{ estimate, contracts: [], offer: null, undecided: 0 }]);
  expect(project.money).toMatchObject({ ...sums, agreed: 0, paid: 0 });
});

test('a closed job is planned with nothing, and missed by nobody [PRJ-05]', async () => {
  const { id } = await addJob(server, { salary: '$500', status: 'closed' });
  expect((await projectOf(id)).money).toMatchObject({ planned: 0, unpriced: 0 });
});

test('a standing offer says more than the job’s own text [PRJ-05, PRJ-06]', async () => {
  const { id: jobId } = await addJob(server, { salary: '$500' });
  await addApplication(server, { jobId });
  await addOffer(server, { jobId, budget: 700_00 });
  const project = await projectOf(jobId);
  expect(project.jobs).toMatchObject([{ estimate: 700, offer: 'pending', undecided: 0, applications: 1 }]);
  expect(project.money.planned).toBe(700);
});

test('who applied and has no answer is counted, and not who was declined [PRJ-06]', async () => {
  const { id: jobId } = await addJob(server);
  await addApplication(server, { jobId });
  const other = await server.addUser({ userType: 'contractor' });
  const declined = { declinedAt: new Date(), declineReason: 'other' as const, declineMessage: '' };
  await addApplication(server, { jobId, userId: other.id, ...declined });
  expect((await projectOf(jobId)).jobs).toMatchObject([{ undecided: 1, applications: 2 }]);
});

test('a contract is agreed, and paid is what the ledger says [PRJ-05]', async () => {
  const paid = await addPaidContract(server, 300_00);
  const unpaid = await addContract(server, { amount: 500_00 });
  const project = await projectOf(paid.jobId, unpaid.jobId);
  expect(project.money).toEqual({ budget: 8000, planned: 800, agreed: 800, paid: 300, unpriced: 0 });
  expect(project.jobs).toMatchObject([
    { estimate: null, offer: null, contracts: [{ _id: paid.id, status: 'active' }] },
    { contracts: [{ _id: unpaid.id, client: { _id: unpaid.clientId } }] },
  ]);
});

test('of a contract that was broken off only what was paid counts [PRJ-05]', async () => {
  const contract = await addContract(server, { amount: 500_00, status: 'canceled' });
  expect((await projectOf(contract.jobId)).money).toMatchObject({ planned: 0, agreed: 0, unpriced: 1 });
});
