import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Professional } from '@plumbline/shared-schema/professionals';
import type { TopPerformer } from '@plumbline/shared-schema/users';
import { sql } from 'drizzle-orm';
import { createTestServer } from '@plumbline/server/app/testing';
import { demoAccounts, seedDemoWorld } from '@plumbline/demo-world/seed';

/** As many as the landing page shows. */
const TOP = 4;

describe('the standing of people in the demo world', () => {
  const server = createTestServer({}, { keepsRows: true });
  beforeAll(async () => {
    await seedDemoWorld(server.database, {
      hashPassword: server.services.passwords.hash,
      now: new Date(),
    });
    await server.services.rankProfessionals();
  });

  const signIn = async ({ email, password }: { email: string; password: string }) =>
    server.withToken(
      (await server.anonymous.post('/api/v1/auth/login', { email, password })).json<{ token: string }>()
        .token,
    );

  it('puts at the top people whom several hirers have reviewed, with the mean of these reviews', async () => {
    const path = `/api/v1/users/top-performers?page=1&limit=${TOP}&timePeriod=all`;
    const best = (await server.anonymous.get(path)).json<TopPerformer[]>();
    expect(best).toHaveLength(TOP);
    const reviews = await server.database.query.feedbacks.findMany();
    for (const { _id, rating } of best) {
      const stars = reviews.filter(({ subjectId }) => subjectId === _id).map((review) => review.rating);
      const mean = stars.reduce((sum, one) => sum + one, 0) / stars.length;
      expect(stars.length).toBeGreaterThanOrEqual(3);
      expect(rating).toBeCloseTo(mean, 1);
      expect(mean).toBeGreaterThan(4.2);
      expect(mean).toBeLessThanOrEqual(5);
    }
  });

  it('has the best of them near the demo client', async () => {
    const client = await signIn(demoAccounts[0]);
    const [best, near] = await Promise.all(
      [`limit=${TOP}`, `limit=${TOP}&location=Boston`].map(
        async (query) =>
          (await client.get(`/api/v1/professionals?${query}`)).json<{ data: Professional[] }>().data,
      ),
    );
    expect(best?.[0]?._id).toBe(near?.[0]?._id);
    expect(near?.slice(0, 3).every(({ reviewCount }) => reviewCount >= 3)).toBe(true);
  });

  it('has paid out all that was agreed where the demo contractor was paid', async () => {
    const contractor = await signIn(demoAccounts[2]);
    const completed = (await contractor.get('/api/v1/contracts/completed')).json<{ data: Contract[] }>().data;
    expect(completed.length).toBeGreaterThanOrEqual(4);
    for (const { money, paymentDetails } of completed)
      expect(money).toMatchObject({
        funded: paymentDetails.amount,
        released: paymentDetails.amount,
        held: 0,
      });
    const { rows } = await server.database.execute(sql`
      select from entries group by transfer_id having sum(amount) <> 0 or count(*) < 2`);
    expect(rows).toEqual([]);
  });

  it('tells nobody of what is long over', async () => {
    const { rows } = await server.database.execute(sql`
      select from notifications where created_at < now() - interval '90 days'`);
    expect(rows).toEqual([]);
  });
});
