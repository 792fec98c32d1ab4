import { createTestServer } from '../../../app/testing';

const server = createTestServer();
const AUDIT = '/api/v1/admin/audit';

test.each([
  ['an admin', server.as('admin'), 200],
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['a contractor', server.as('contractor'), 403],
  ['a visitor', server.anonymous, 401],
] as const)('%s reads the log [ADM-04]', async (_who, caller, status) => {
  expect((await caller.get(AUDIT)).statusCode).toBe(status);
});

test('the log is filtered by action, people and days, newest first [ADM-12]', async () => {
  const [ada, ben] = [await server.addUser(), await server.addUser()];
  for (const { id } of [ada, ben])
    await server.as('admin').post(`/api/v1/admin/users/${id}/suspend`, { reason: 'Spam.' });
  await server.as('admin').post(`/api/v1/admin/users/${ada.id}/reinstate`, { reason: 'A mistake.' });
  const actions = async (query: string) =>
    (await server.as('admin').get(`${AUDIT}${query}`))
      .json()
      .data.map(({ action }: { action: string }) => action);
  expect(await actions(`?personId=${ada.id}`)).toEqual(['personReinstated', 'personSuspended']);
  expect(await actions('?action=personSuspended')).toHaveLength(2);
  expect(await actions(`?actorId=${(await server.user('admin')).id}&limit=1`)).toEqual(['personReinstated']);
  const today = new Date().toISOString().slice(0, 10);
  expect(await actions(`?from=${today}&to=${today}`)).toHaveLength(3);
  expect(await actions('?to=2020-01-01')).toEqual([]);
  expect((await server.as('admin').get(`${AUDIT}?from=yesterday`)).statusCode).toBe(400);
});
