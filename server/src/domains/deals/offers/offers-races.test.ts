import { and, eq, ne } from 'drizzle-orm';
import { applications } from '../../../database/tables/applications';
import { offerEvents, offers } from '../../../database/tables/offers';
import { createTestServer } from '../../../app/testing';
import { addApplicant, addOffer, eventsOf, readOffer } from './testing';

const server = createTestServer();
/** All rounds are one race: a lock that is missing shows in the first ones, `npm run test:all` looks for rarer faults. */
const ROUNDS = process.env.TEST_ALL ? 20 : 3;
const AT_ONCE = 50;

/** So many calls at the same moment, the two kinds in turn; how many were answered with each status. */
async function race(
  calls: readonly (() => Promise<{ statusCode: number }>)[],
): Promise<Record<number, number>> {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_none, index) => calls[index % calls.length]?.()),
  );
  const counts: Record<number, number> = {};
  for (const answer of answers) counts[answer?.statusCode ?? 0] = (counts[answer?.statusCode ?? 0] ?? 0) + 1;
  return counts;
}

test.each([
  ['accept and reject', 'contractor', 'reject'],
  ['accept and withdraw', 'client', 'withdraw'],
])(
  'of %s, 50 at once, one wins in each of many rounds and leaves one event [OFF-23]',
  async (_what, who, other) => {
    // Tokens are opened before, so that all calls leave together.
    const contractor = server.as((await server.user('contractor')).id);
    const rival = server.as((await server.user(who as 'client' | 'contractor')).id);
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await addOffer(server);
      const counts = await race([
        () => contractor.put(`/api/v1/offers/${id}/accept`),
        () => rival.put(`/api/v1/offers/${id}/${other}`),
      ]);
      expect(counts).toEqual({ 200: 1, 409: AT_ONCE - 1 });
      const events = await server.database.select().from(offerEvents).where(eq(offerEvents.offerId, id));
      expect(events).toHaveLength(1);
      const { status, closedReason } = await readOffer(server, id);
      expect(events[0]?.to).toBe(closedReason ?? status);
    }
  },
);

test('of 50 offers sent at once one is made, in each of many rounds [OFF-23]', async () => {
  const client = server.as((await server.user('client')).id);
  const terms = { description: 'Come on Monday.', budget: 950 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const applicant = await addApplicant(server);
    const counts = await race([() => client.post('/api/v1/offers/send', { ...applicant, ...terms })]);
    expect(counts).toEqual({ 201: 1, 409: AT_ONCE - 1 });
  }
  expect(await server.database.$count(offers)).toBe(ROUNDS);
  expect(await eventsOf(server)).toEqual(Array<string>(ROUNDS).fill('send'));
});

test('nobody is accepted whose application is being taken back, and the other way round [OFF-29]', async () => {
  const contractor = server.as((await server.user('contractor')).id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, jobId } = await addOffer(server);
    const [application] = await server.database
      .select()
      .from(applications)
      .where(eq(applications.jobId, jobId));
    await Promise.all([
      contractor.put(`/api/v1/offers/${id}/accept`),
      contractor.delete(`/api/v1/applications/${application?.id}`),
    ]);
    const { status } = await readOffer(server, id);
    const remaining = await server.database.$count(applications, eq(applications.jobId, jobId));
    expect([status, remaining]).toEqual(status === 'accepted' ? ['accepted', 1] : ['pending', 0]);
  }
  expect(
    await server.database.$count(offers, and(ne(offers.status, 'accepted'), ne(offers.status, 'pending'))),
  ).toBe(0);
});
