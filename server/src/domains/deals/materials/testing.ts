import type { TestServer } from '../../../app/testing';
import { addContract } from '../contracts/testing';

export const PIPE = { text: 'Copper pipe', quantity: 2.5, unit: 'metre', price: 3.33, buyer: 'professional' };

/** A running contract and its list. */
export async function aList(server: TestServer) {
  const contract = await addContract(server);
  const url = `/api/v1/contracts/${contract.id}/materials`;
  const add = async (more: object = {}, who: 'client' | 'contractor' = 'client') => {
    const answer = await server.as(who).post(url, { ...PIPE, ...more });
    expect(answer.statusCode).toBe(201);
    return answer.json().data;
  };
  return { contract, url, add };
}
