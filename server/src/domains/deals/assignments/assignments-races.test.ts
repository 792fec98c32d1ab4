import { createTestServer } from '../../../app/testing';
import { assignments } from '../../../database/tables/assignments';
import { TEAM } from '../../accounts/team/testing';
import { addContract } from '../contracts/testing';
import { addProposal, VISITS } from '../visits/testing';
import { breakAnswers, mendAnswers } from '../../../../testing/lost-answers';
import { aPlan, aTeamContract, inDays, planOf } from './testing';

const server = createTestServer();
const TWENTY = Array.from({ length: 20 }, (_none, index) => index);
type Answer = Awaited<ReturnType<typeof server.anonymous.get>>;

/** Asks again while the server is too busy: nothing was done then. */
async function served(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call();
  return answer.statusCode === 503 ? served(call) : answer;
}

const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

test('of twenty plans at once for the same hours, of two contracts, one is kept [ASG-03]', async () => {
  const { contract, member } = await aTeamContract(server);
  const { id: other } = await addContract(server);
  const answers = await Promise.all(
    TWENTY.map((index) =>
      served(() =>
        server.as('contractor').post(planOf(index % 2 === 0 ? contract.id : other), aPlan(member.person.id)),
      ),
    ),
  );
  expect(codes(answers)).toEqual([201, ...Array<number>(19).fill(409)]);
  expect(await server.database.$count(assignments)).toBe(1);
});

test('of twenty changes at once of the same plan one is kept [ASG-05]', async () => {
  const { plan, url, member } = await aTeamContract(server);
  const { _id } = await plan();
  const answers = await Promise.all(
    TWENTY.map((index) => {
      const day = inDays(20 + index);
      const body = { ...aPlan(member.person.id, { from: day, to: day }), revision: 0 };
      return served(() => server.as('contractor').put(`${url}/${_id}`, body));
    }),
  );
  expect(codes(answers)).toEqual([200, ...Array<number>(19).fill(409)]);
  const won = answers.find(({ statusCode }) => statusCode === 200)?.json().data;
  expect((await server.as('contractor').get(url)).json().data).toEqual([won]);
});

test('of a visit and work at the same hours, asked for at once, one is kept [ASG-03]', async () => {
  const { post } = await aTeamContract(server);
  const { id: me } = await server.user('contractor');
  const startsAt = new Date(`${inDays(10)}T09:00:00Z`);
  const { id } = await addProposal(server, [startsAt]);
  const answers = await Promise.all([
    post(aPlan(me)),
    server
      .as('contractor')
      .put(`${VISITS}/${id}/accept`, { startsAt: startsAt.toISOString(), timeZone: 'UTC' }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
});

test('whoever leaves while work is given to them is left with none [ASG-09]', async () => {
  const { post, member, url } = await aTeamContract(server);
  const days = TWENTY.slice(0, 6).map((index) => inDays(20 + index));
  await Promise.all([
    ...days.map((day) => post(aPlan(member.person.id, { from: day, to: day }))),
    server.as('contractor').delete(`${TEAM}/members/${member.person.id}`),
  ]);
  const rows: { assigneeId: string | null }[] = (await server.as('contractor').get(url)).json().data;
  expect(rows.filter(({ assigneeId }) => assigneeId !== null)).toEqual([]);
});

describe('a lost answer', () => {
  afterEach(() => mendAnswers(server));
  const headers = { 'idempotency-key': '01890000-0000-7000-8000-000000000041' };

  test('leaves all or nothing, and the repeat makes one plan [ASG-03]', async () => {
    const { url, member } = await aTeamContract(server);
    const post = () => server.as('contractor').post(url, aPlan(member.person.id), { headers });
    await breakAnswers(server);
    expect((await post()).statusCode).toBe(500);
    expect(await server.database.$count(assignments)).toBe(0);
    await mendAnswers(server);
    const [made, again] = [await post(), await post()];
    expect([made.statusCode, again.json()]).toEqual([201, made.json()]);
    expect(await server.database.$count(assignments)).toBe(1);
  });
});
