import { dayAfter } from '@plumbline/shared-schema/zones';
import type { Caller, TestServer } from '../../../app/testing';
import { createTeam } from '../../accounts/team/testing';
import { addContract } from '../contracts/testing';

/** That many days from today. */
export const inDays = (days: number) => dayAfter(new Date().toISOString().slice(0, 10), days);

/** The body of a plan: a morning in ten days. */
export const aPlan = (assigneeId: string, more: object = {}) => ({
  assigneeId,
  from: inDays(10),
  to: inDays(10),
  hours: { from: '08:00', to: '12:00' },
  timeZone: 'UTC',
  ...more,
});

export const planOf = (contractId: string) => `/api/v1/contracts/${contractId}/assignments`;

/** A running contract of the test's contractor, and somebody of the team. */
export async function aTeamContract(server: TestServer) {
  const contract = await addContract(server);
  const member = await createTeam(server, 'contractor').aMember('recruiter', 'Mia Member');
  const post = (body: object, caller: Caller = server.as('contractor')) =>
    caller.post(planOf(contract.id), body);
  const plan = async (more: object = {}) => {
    const answer = await post(aPlan(member.person.id, more));
    expect(answer.statusCode).toBe(201);
    return answer.json().data;
  };
  return { contract, member, post, plan, url: planOf(contract.id) };
}
