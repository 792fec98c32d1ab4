import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { asAnotherCall } from '../../../database/held-connection';
import { feedbacks } from '../../../database/tables/feedbacks';
import { users } from '../../../database/tables/users';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addContract, addReview, historyOf } from '../contracts/testing';
import { addProfessional } from '../../people/professionals/testing';

const server = createTestServer();
const url = '/api/v1/feedbacks/';
const PEOPLE = ['client', 'contractor', 'company', 'admin'] as const;
type Person = (typeof PEOPLE)[number];

const review = (who: Person, contractId: string, more = {}) =>
  server.as(who).post(url, { contractId, rating: 4, likes: ['quality'], review: 'Well done.', ...more });
const listOf = async (userId: string) => (await server.anonymous.get(`${url}?userId=${userId}`)).json();
/** Whether a statement waits for a lock that another transaction holds. */
const isSomebodyWaiting = async () => {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await server.database.execute(waiting)).rows.length > 0;
};
const ratingOf = async (userId: string) => {
  const { data } = (await server.anonymous.get(`/api/v1/users/profile/${userId}`)).json();
  return [data.rating, data.reviewCount];
};

describe('giving a review', () => {
  test.each(
    (['active', 'paused', 'completed', 'ended', 'canceled'] as const).flatMap((status) =>
      PEOPLE.map((who) => ({ status, who })),
    ),
  )('$who while the contract is $status [FBK-01]', async ({ status, who }) => {
    const { id } = await addContract(server, { status });
    const isOver = status !== 'active' && status !== 'paused';
    const isParty = who === 'client' || who === 'contractor';
    const refused = isParty ? 409 : 404;
    const answer = await review(who, id);
    expect(answer.statusCode).toBe(isParty && isOver ? 201 : refused);
    if (isParty && !isOver) expect(answer.json().code).toBe('FEEDBACK_NOT_ALLOWED');
  });

  test('a visitor gives none [FBK-01]', async () => {
    const { id } = await addContract(server, { status: 'ended' });
    const answer = await server.anonymous.post(url, { contractId: id, rating: 5 });
    expect(answer.statusCode).toBe(401);
  });

  test('once each [FBK-02]', async () => {
    const { id } = await addContract(server, { status: 'completed' });
    expect((await review('client', id)).json()).toMatchObject({
      message: 'Review sent',
      data: { rating: 4 },
    });
    const again = await review('client', id);
    expect(again.statusCode).toBe(409);
    expect(again.json().code).toBe('FEEDBACK_EXISTS');
    expect((await historyOf(server, id)).actions).toEqual(['review']);
  });

  test('stands on the contract for its author, with when others see it [FBK-04]', async () => {
    const { id } = await addContract(server, { status: 'completed' });
    const { _id, visibleAt } = (await review('client', id)).json().data;
    const contractOf = async (who: Person) =>
      (await server.as(who).get(`/api/v1/contracts/${id}`)).json().data;
    expect((await contractOf('client')).ownReview).toMatchObject({
      ...{ _id, rating: 4, review: 'Well done.', visibleAt },
    });
    expect(await contractOf('contractor')).toMatchObject({ ownReview: null, otherReview: null });
    await review('contractor', id, { rating: 3, review: 'Paid late.' });
    expect((await contractOf('contractor')).otherReview).toMatchObject({ rating: 4, review: 'Well done.' });
    expect((await contractOf('client')).otherReview).toMatchObject({ rating: 3, review: 'Paid late.' });
    expect((await contractOf('admin')).otherReview).toBeNull();
  });

  test.each([
    ['a rating of 0', { rating: 0 }],
    ['a rating of 6', { rating: 6 }],
    ['half a point', { rating: 4.5 }],
    ['eleven tags', { likes: Array.from({ length: 11 }, String) }],
    ['a tag of 41 characters', { experience: ['x'.repeat(41)] }],
    ['a malformed contract', { contractId: 'x' }],
  ])('%s is 400 [FBK-03]', async (_what, wrong) => {
    const { id } = await addContract(server, { status: 'completed' });
    expect(await review('client', id, wrong)).toMatchObject({ statusCode: 400 });
    expect(await server.database.$count(feedbacks)).toBe(0);
  });

  test('an unknown contract is 404 [FBK-01]', async () => {
    expect(await review('client', UNKNOWN_ID)).toMatchObject({ statusCode: 404 });
  });
});

describe('seeing reviews', () => {
  test('both are hidden until both are in, then rate both people [FBK-04, FBK-05]', async () => {
    const { id, clientId, professionalId } = await addContract(server, { status: 'completed' });
    await review('client', id, { rating: 5 });
    expect(await listOf(professionalId)).toEqual([]);
    expect(await ratingOf(professionalId)).toEqual([0, 0]);
    await review('contractor', id, { rating: 3 });
    expect(await listOf(professionalId)).toMatchObject([
      { rating: 5, likes: ['quality'], author: { _id: clientId } },
    ]);
    expect(await listOf(clientId)).toMatchObject([{ rating: 3, author: { _id: professionalId } }]);
    expect(await ratingOf(professionalId)).toEqual([5, 1]);
    expect(await ratingOf(clientId)).toEqual([3, 1]);
  });

  test('two sent at the same moment show each other [FBK-04]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await addContract(server, { status: 'completed' });
      await Promise.all([review('client', id), review('contractor', id)]);
    }
    const { id: professionalId } = await server.user('contractor');
    expect(await listOf(professionalId)).toHaveLength(5);
    expect(await ratingOf(professionalId)).toEqual([4, 5]);
  });

  test('a review holds its people before the other’s review, as the count does, so neither blocks the other [FBK-05]', async () => {
    const { id: contractId, clientId, professionalId } = await addContract(server, { status: 'ended' });
    const given = { contractId, authorId: clientId, subjectId: professionalId };
    const { id } = await addReview(server, { ...given, rating: 5, visibleDaysAgo: -1 });
    let sent: ReturnType<typeof review> | undefined;
    await server.connection.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, professionalId)).for('no key update');
      sent = review('contractor', contractId);
      while (!(await asAnotherCall(isSomebodyWaiting))) await nextTurn();
      const other = tx.select({ id: feedbacks.id }).from(feedbacks).where(eq(feedbacks.id, id));
      expect(await other.for('update', { skipLocked: true })).toEqual([{ id }]);
    });
    expect(await sent).toMatchObject({ statusCode: 201 });
  });

  test('one alone shows, and counts, after 14 days [FBK-04, FBK-05]', async () => {
    const {
      id: contractId,
      clientId: authorId,
      professionalId: subjectId,
    } = await addContract(server, { status: 'ended' });
    await addReview(server, { contractId, authorId, subjectId, rating: 2, visibleDaysAgo: 0 });
    expect(await listOf(subjectId)).toHaveLength(1);
    await server.services.feedbacks.sweep();
    expect(await ratingOf(subjectId)).toEqual([2, 1]);
  });

  test('one alone waits for its 14 days [FBK-04]', async () => {
    const { id, professionalId } = await addContract(server, { status: 'ended' });
    const { data } = (await review('client', id)).json();
    expect(Date.parse(data.visibleAt) - Date.parse(data.createdAt)).toBe(14 * 24 * 3_600_000);
    await server.services.feedbacks.sweep();
    expect([await listOf(professionalId), await ratingOf(professionalId)]).toEqual([[], [0, 0]]);
  });

  test('the best rated contractor leads the top performers [FBK-05]', async () => {
    const good = await addProfessional(server, { fullName: 'Good Hand', rating: 0, reviewCount: 0 });
    const better = await addProfessional(server, { fullName: 'Better Hand', rating: 0, reviewCount: 0 });
    for (const [{ id: subjectId }, rating] of [
      [good, 3],
      [better, 5],
    ] as const) {
      const { id: contractId, clientId: authorId } = await addContract(server, {
        status: 'ended',
        professionalId: subjectId,
      });
      await addReview(server, { contractId, authorId, subjectId, rating });
    }
    await server.services.feedbacks.sweep();
    const performers = (await server.anonymous.get('/api/v1/users/top-performers')).json();
    expect(
      performers.map((one: { firstName: string; rating: number }) => [one.firstName, one.rating]),
    ).toEqual([
      ['Better', 5],
      ['Good', 3],
    ]);
  });

  test('a header counts one person’s visible reviews by their stars [FBK-07]', async () => {
    const countsOf = async (userId: string) =>
      (await server.anonymous.get(`${url}?userId=${userId}&limit=1`)).headers['x-rating-counts'];
    const { id: contractId, clientId, professionalId } = await addContract(server, { status: 'ended' });
    const hidden = await addContract(server, { status: 'ended' });
    const second = await addContract(server, { status: 'ended' });
    const given = { authorId: clientId, subjectId: professionalId };
    await addReview(server, { ...given, contractId, rating: 5 });
    await addReview(server, { ...given, contractId: second.id, rating: 3 });
    await addReview(server, { ...given, contractId: hidden.id, rating: 1, visibleDaysAgo: -1 });
    expect(await countsOf(professionalId)).toBe('0,0,1,0,1');
    expect(await countsOf(clientId)).toBe('0,0,0,0,0');
  });

  test('the list is a bare array, newest first, of one person or of all, with the number of all [FBK-06]', async () => {
    const { id: contractId, clientId, professionalId } = await addContract(server, { status: 'ended' });
    const both = { contractId, rating: 5 };
    await addReview(server, {
      ...both,
      authorId: clientId,
      subjectId: professionalId,
      createdAt: new Date('2026-01-01'),
    });
    await addReview(server, {
      ...both,
      authorId: professionalId,
      subjectId: clientId,
      createdAt: new Date('2026-02-01'),
    });
    const all = await server.anonymous.get(`${url}?limit=1`);
    expect(all.headers['x-total-count']).toBe('2');
    expect(all.json()).toMatchObject([{ author: { _id: professionalId } }]);
    expect(all.headers).not.toHaveProperty('x-rating-counts');
    expect(await listOf(professionalId)).toHaveLength(1);
    expect(await listOf(UNKNOWN_ID)).toEqual([]);
    expect(await server.anonymous.get(`${url}?userId=x`)).toMatchObject({ statusCode: 400 });
  });
});
