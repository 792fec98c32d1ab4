import { createTestServer } from '../../../app/testing';
import { addContract } from '../contracts/testing';

const server = createTestServer({ PAYMENTS: 'none' });

test('where the operator takes no payments nobody funds, and no contract offers it [MON-20, MON-21]', async () => {
  const { id } = await addContract(server);
  const client = server.as('client');
  const { allowedActions, money } = (await client.get(`/api/v1/contracts/${id}`)).json().data;
  expect([allowedActions, money]).toEqual([['pause', 'end', 'proposeAmendment', 'confirmTerms'], null]);
  const answer = await client.post(`/api/v1/contracts/${id}/payments`, { useBalance: true });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'PAYMENTS_OFF']);
});
