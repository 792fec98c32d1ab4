import { createTestServer } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addMethod } from './testing';

const server = createTestServer({ PAYMENTS: 'none' });

test('where the operator wants no payments, nothing is paid or withdrawn', async () => {
  const { id: contractId, clientId: payerId, amount } = await addContract(server);
  const { id: methodId } = await addMethod(server, { userId: payerId });
  const { payments, outflow } = server.services;
  const order = { contractId, milestoneId: null, payerId, methodId, amount, fromBalance: 0 };
  const { transaction } = server.connection;
  await expect(transaction((tx) => payments.begin(tx, order))).rejects.toMatchObject({
    code: 'PAYMENTS_OFF',
  });
  const withdrawal = transaction((tx) => outflow.withdraw(tx, { userId: payerId, methodId, amount: 100 }));
  await expect(withdrawal).rejects.toMatchObject({ code: 'PAYMENTS_OFF' });
  const answer = await server.as(payerId).get('/api/v1/payments/provider');
  expect(answer.json().data).toMatchObject({ name: 'none', isTest: false });
});
