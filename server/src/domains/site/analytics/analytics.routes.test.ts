import { thisMonth } from '@plumbline/shared-schema/months';
import { contracts } from '../../../database/tables/contracts';
import type { ContractRow } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { createTestServer } from '../../../app/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';
import { addOffer } from '../../deals/offers/testing';

const server = createTestServer();
const URL = '/api/v1/analytics/me';
const EMPTY = {
  jobs: 0,
  applications: 0,
  offers: 0,
  accepted: 0,
  contracts: 0,
  completed: 0,
  agreed: 0,
  paid: 0,
};

type ContractFields = Partial<ContractRow> & { createdAt: Date };

/** A contract of the test's client and contractor, from an offer accepted on the same day. */
async function addContract({ createdAt, ...given }: ContractFields): Promise<void> {
  const { id: jobId } = await addJob(server, { createdAt });
  await addApplication(server, { jobId, createdAt });
  const offer = await addOffer(server, { jobId, createdAt, status: 'accepted', acceptedAt: createdAt });
  await server.database.insert(contracts).values({
    offerId: offer.id,
    jobId,
    clientId: offer.clientId,
    professionalId: offer.professionalId,
    startDate: createdAt,
    endDate: createdAt,
    terms: 'As agreed.',
    amount: 950_10,
    createdAt,
    ...given,
  });
}

test.each([
  ['a client', server.as('client'), 200],
  ['a company', server.as('company'), 200],
  ['a contractor', server.as('contractor'), 200],
  ['an admin', server.as('admin'), 403],
  ['a visitor', server.anonymous, 401],
])('%s reads a report [REP-01]', async (_who, caller, status) => {
  expect((await caller.get(URL)).statusCode).toBe(status);
});

test('both sides of a contract find it in the month of each of its instants [REP-01, REP-03, REP-04]', async () => {
  await addContract({
    createdAt: new Date('2026-01-31T23:59:59.999Z'),
    status: 'completed',
    finishedAt: new Date('2026-02-01T00:00:00Z'),
    paymentStatus: 'paid',
    paidAt: new Date('2026-03-15'),
  });
  await addContract({
    createdAt: new Date('2026-02-10'),
    status: 'ended',
    finishedAt: new Date('2026-02-11'),
  });
  const report = async (who: string) => {
    const answer = await server.as(who).get(`${URL}?from=2026-01&to=2026-03`);
    return answer.json().data;
  };
  const begun = { jobs: 1, applications: 1, offers: 1, accepted: 1, contracts: 1, agreed: 950.1 };
  expect(await report('client')).toEqual({
    from: '2026-01',
    to: '2026-03',
    measures: Object.keys(EMPTY),
    months: [
      { month: '2026-01', ...EMPTY, ...begun },
      { month: '2026-02', ...EMPTY, ...begun, completed: 1 },
      { month: '2026-03', ...EMPTY, paid: 950.1 },
    ],
    totals: {
      jobs: 2,
      applications: 2,
      offers: 2,
      accepted: 2,
      contracts: 2,
      completed: 1,
      agreed: 1900.2,
      paid: 950.1,
    },
  });
  const contractor = await report('contractor');
  expect(contractor.measures).not.toContain('jobs');
  expect(contractor.totals).toMatchObject({
    jobs: 0,
    applications: 2,
    offers: 2,
    agreed: 1900.2,
    paid: 950.1,
  });
  expect((await report('company')).totals).toEqual(EMPTY);
});

test('what lies outside the range is not counted, nor are removed jobs [REP-02, REP-03]', async () => {
  await addJob(server, { createdAt: new Date('2025-12-31T23:59:59.999Z') });
  await addJob(server, { createdAt: new Date('2026-02-01T00:00:00Z') });
  await addJob(server, { createdAt: new Date('2026-01-15') });
  const read = async () => (await server.as('client').get(`${URL}?from=2026-01&to=2026-01`)).json().data;
  expect(await read()).toMatchObject({ months: [{ month: '2026-01', jobs: 1 }], totals: { jobs: 1 } });
  await server.database.update(jobs).set({ status: 'removed' });
  expect((await read()).totals.jobs).toBe(0);
});

test('without a range it is the last twelve months, every one with a row [REP-02]', async () => {
  await addJob(server);
  const { from, to, months } = (await server.as('client').get(URL)).json().data;
  expect([from, to, months.length]).toEqual([months[0].month, thisMonth(), 12]);
  expect(months.at(-1)).toMatchObject({ month: thisMonth(), jobs: 1 });
});

test.each([
  'from=2026-03&to=2026-01',
  'from=2020-01&to=2023-01',
  'from=2026-1',
  "to=2026-01';--",
  'from=1999-01&to=1999-02',
])('%s is 400 [REP-02]', async (query) => {
  expect((await server.as('client').get(`${URL}?${query}`)).statusCode).toBe(400);
});
