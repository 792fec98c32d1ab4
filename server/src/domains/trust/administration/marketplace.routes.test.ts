import { createTestServer } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';

const server = createTestServer();
const FIGURES = '/api/v1/admin/figures';

test.each([
  ['an admin', server.as('admin'), 200],
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['a contractor', server.as('contractor'), 403],
  ['a visitor', server.anonymous, 401],
] as const)('%s reads the figures of the marketplace [ADM-04]', async (_who, caller, status) => {
  expect((await caller.get(FIGURES)).statusCode).toBe(status);
});

test('what is new counts in its week, money in dollars [ADM-13]', async () => {
  await addContract(server);
  await server.addUser({ createdAt: new Date(Date.now() - 7 * 86_400_000) });
  const { weeks, now } = (await server.as('admin').get(`${FIGURES}?weeks=3`)).json().data;
  expect(weeks).toHaveLength(3);
  for (const { week } of weeks) expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(1);
  expect(weeks.map(({ people }: { people: number }) => people)).toEqual([0, 1, 2]);
  const contracts = await server.database.query.contracts.findMany();
  expect(weeks[2]).toMatchObject({ jobs: 1, contracts: 1, agreed: (contracts[0]?.amount ?? 0) / 100 });
  expect(now).toMatchObject({ people: 3, runningContracts: 1, suspended: 0, openCases: 0, held: 0 });
});

test.each(['0', 'x', '-1'])('%s weeks are 400 [ADM-13]', async (weeks) => {
  expect((await server.as('admin').get(`${FIGURES}?weeks=${weeks}`)).statusCode).toBe(400);
});
