import type { OfferState } from '@plumbline/shared-schema/offer-machine';
import { applications } from '../../../database/tables/applications';
import { jobs } from '../../../database/tables/jobs';
import type { OfferRow } from '../../../database/tables/offers';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import type { Caller } from '../../../app/testing';
import { topicsOf } from '../../jobs/jobs/testing';
import { addOffer, eventsOf, inDays, letExpire, readOffer } from './testing';

const server = createTestServer();

const counterTerms = {
  description: 'It needs a second pair of hands.',
  budget: 1400,
  deliveryTime: 14,
  expiresIn: 7,
};
const proposal = { ...counterTerms, budget: 1400_00, createdAt: '2026-03-02T09:00:00.000Z' };

type ExpectedMove = { given?: Partial<OfferRow>; after: object; message: string };

/** Every move, with a state in which it is allowed and the resulting one. */
const MOVES: [string, 'client' | 'contractor', ExpectedMove][] = [
  ['accept', 'contractor', { after: { status: 'accepted' }, message: 'Offer accepted successfully!' }],
  [
    'reject',
    'contractor',
    { after: { status: 'rejected', closedReason: 'declined' }, message: 'Offer rejected successfully!' },
  ],
  [
    'withdraw',
    'client',
    { after: { status: 'rejected', closedReason: 'withdrawn' }, message: 'Offer withdrawn' },
  ],
  ['counter', 'contractor', { after: { status: 'pending', roundsLeft: 4 }, message: 'New terms sent' }],
  [
    'counter/adopt',
    'client',
    { given: { proposal }, after: { budget: 1400 }, message: 'New terms accepted' },
  ],
  [
    'counter/decline',
    'client',
    { given: { proposal }, after: { budget: 950 }, message: 'New terms declined' },
  ],
  [
    'counter/withdraw',
    'contractor',
    { given: { proposal }, after: { budget: 950 }, message: 'New terms withdrawn' },
  ],
];

const urlOf = (id: string, move: string) => `/api/v1/offers/${id}/${move}`;
const doMove = (caller: Caller, id: string, move: string) =>
  caller.put(urlOf(id, move), move === 'counter' ? counterTerms : undefined);

describe.each(MOVES)('%s', (move, who, { given = {}, after, message }) => {
  const others = { contractor: 'client', client: 'contractor' } as const;

  test.each([
    ['the one it is for', () => server.as(who), 200],
    ['the other side', () => server.as(others[who]), 403],
    ['an admin', () => server.as('admin'), 403],
    ['a visitor', () => server.anonymous, 401],
  ])('by %s [OFF-01]', async (_who, caller, status) => {
    const { id } = await addOffer(server, given);
    expect((await doMove(caller(), id, move)).statusCode).toBe(status);
    expect(await eventsOf(server)).toHaveLength(status === 200 ? 1 : 0);
  });

  test('by somebody else of that role: there is no such offer [OFF-08]', async () => {
    const { id } = await addOffer(server, given);
    const stranger = await server.addUser({ userType: who });
    expect((await doMove(server.as(stranger.id), id, move)).json().code).toBe('OFFER_NOT_FOUND');
  });

  test('answers the offer after it, its message, and leaves one event [OFF-22]', async () => {
    const { id } = await addOffer(server, given);
    const answer = await doMove(server.as(who), id, move);
    expect(answer.json()).toMatchObject({ success: true, message, data: { _id: id, ...after } });
    expect(await eventsOf(server)).toHaveLength(1);
    expect(await topicsOf(server)).toEqual(['offer.changed']);
  });

  test('on an overdue offer is OFFER_EXPIRED, swept or not, and changes nothing [OFF-10]', async () => {
    const { id } = await addOffer(server, given);
    await letExpire(server, id);
    const before = await doMove(server.as(who), id, move);
    await server.services.offers.sweep();
    const afterwards = await doMove(server.as(who), id, move);
    for (const answer of [before, afterwards]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'OFFER_EXPIRED',
        details: { offer: { _id: id, status: 'rejected', closedReason: 'expired', allowedActions: [] } },
      });
    }
    expect(await eventsOf(server)).toEqual(['expire']);
  });

  test.each([
    ['accepted', { status: 'accepted' }],
    ['declined', { status: 'rejected', closedReason: 'declined' }],
    ['withdrawn', { status: 'rejected', closedReason: 'withdrawn' }],
  ] as const)('on an offer that is %s is 409 with the offer as it is [OFF-09]', async (_state, done) => {
    const { id } = await addOffer(server, done);
    const answer = await doMove(server.as(who), id, move);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'OFFER_NOT_PENDING',
      details: { offer: { _id: id, ...done } },
    });
    expect(await eventsOf(server)).toEqual([]);
  });

  test.each([UNKNOWN_ID, 'x', "1';--"])('of %s is 404 [OFF-08]', async (id) => {
    expect((await doMove(server.as(who), encodeURIComponent(id), move)).statusCode).toBe(404);
  });
});

test('a JSON content type without a body is an acceptance', async () => {
  const { id } = await addOffer(server);
  const headers = { 'content-type': 'application/json' };
  const answer = await server.as('contractor').put(urlOf(id, 'accept'), undefined, { headers });
  expect(answer.statusCode).toBe(200);
});

test('accepting notes when, and the offer changes no more [OFF-14]', async () => {
  const { id } = await addOffer(server);
  await doMove(server.as('contractor'), id, 'accept');
  const accepted = await readOffer(server, id);
  expect(accepted.acceptedAt).toEqual(accepted.updatedAt);
  await doMove(server.as('contractor'), id, 'accept');
  await doMove(server.as('client'), id, 'withdraw');
  expect(await readOffer(server, id)).toEqual(accepted);
});

test('a repeat with the same key gets the first answer again [OFF-26]', async () => {
  const { id } = await addOffer(server);
  const accept = () =>
    server.as('contractor').put(urlOf(id, 'accept'), undefined, { headers: { 'idempotency-key': 'k1' } });
  const first = await accept();
  const again = await accept();
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect(await eventsOf(server)).toEqual(['accept']);
});

test('the offer of a removed job cannot be accepted, but rejected [OFF-29]', async () => {
  const { id } = await addOffer(server);
  await server.database.update(jobs).set({ status: 'removed' });
  expect((await doMove(server.as('contractor'), id, 'accept')).json().code).toBe('JOB_NOT_FOUND');
  expect((await doMove(server.as('contractor'), id, 'reject')).statusCode).toBe(200);
});

test('nobody is hired who has taken the application back [OFF-29]', async () => {
  const { id } = await addOffer(server);
  await server.database.delete(applications);
  expect((await doMove(server.as('contractor'), id, 'accept')).json().code).toBe('NOT_AN_APPLICANT');
});

describe('counter-proposals', () => {
  test('lie beside the offer, which stands as it was [OFF-15]', async () => {
    const { id } = await addOffer(server);
    const { data } = (await doMove(server.as('contractor'), id, 'counter')).json();
    expect(data).toMatchObject({
      description: 'Come on Monday.',
      budget: 950,
      deliveryTime: 7,
      expiresIn: 3,
    });
    expect(data.proposal).toEqual({ ...counterTerms, createdAt: expect.any(String) });
    expect(data.allowedActions).toEqual(['accept', 'reject', 'counter', 'withdrawCounter']);
  });

  test('an adopted one brings its terms and a new end [OFF-15]', async () => {
    const { id } = await addOffer(server, { proposal, expiresAt: inDays(1) });
    const { data } = (await doMove(server.as('client'), id, 'counter/adopt')).json();
    expect(data).toMatchObject({ ...counterTerms, proposal: null, status: 'pending' });
    expect(Date.parse(data.expiresAt) - Date.parse(data.updatedAt)).toBe(7 * 24 * 3_600_000);
  });

  test('a declined one leaves the old terms and the old end [OFF-15]', async () => {
    const { id, expiresAt } = await addOffer(server, { proposal });
    await doMove(server.as('client'), id, 'counter/decline');
    expect(await readOffer(server, id)).toMatchObject({ budget: 950_00, expiresAt, proposal: null });
  });

  test('accepting while one is open accepts the terms of the offer [OFF-17]', async () => {
    const { id } = await addOffer(server, { proposal });
    const { data } = (await doMove(server.as('contractor'), id, 'accept')).json();
    expect(data).toMatchObject({ status: 'accepted', budget: 950, proposal: null });
  });

  test('five are possible, a sixth is COUNTER_LIMIT [OFF-15]', async () => {
    const { id } = await addOffer(server);
    for (let round = 1; round <= 5; round += 1) {
      expect((await doMove(server.as('contractor'), id, 'counter')).json().data.roundsLeft).toBe(5 - round);
    }
    expect((await doMove(server.as('contractor'), id, 'counter')).json().code).toBe('COUNTER_LIMIT');
    expect(await eventsOf(server)).toEqual(Array<string>(5).fill('counter'));
  });

  test.each([
    ['counter/adopt', 'client'],
    ['counter/decline', 'client'],
    ['counter/withdraw', 'contractor'],
  ])('%s without one is NO_PROPOSAL [OFF-16]', async (move, who) => {
    const { id } = await addOffer(server);
    const answer = await doMove(server.as(who), id, move);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('NO_PROPOSAL');
  });

  test.each([
    ['budget', 0],
    ['budget', 10_000_001],
    ['budget', 2.345],
    ['deliveryTime', 4],
    ['expiresIn', 30],
    ['description', ' '],
  ])('with %s %j is 400 [OFF-05, OFF-06, OFF-07]', async (field, wrong) => {
    const { id } = await addOffer(server);
    const answer = await server
      .as('contractor')
      .put(urlOf(id, 'counter'), { ...counterTerms, [field]: wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });
});

describe('what each side may do is said in every answer', () => {
  const STATES: Record<OfferState, Partial<OfferRow>> = {
    pending: {},
    countered: { proposal },
    accepted: { status: 'accepted' },
    declined: { status: 'rejected', closedReason: 'declined' },
    withdrawn: { status: 'rejected', closedReason: 'withdrawn' },
    expired: { status: 'rejected', closedReason: 'expired' },
  };

  test.each([
    ['pending', ['withdraw'], ['accept', 'reject', 'counter']],
    [
      'countered',
      ['adoptCounter', 'declineCounter', 'withdraw'],
      ['accept', 'reject', 'counter', 'withdrawCounter'],
    ],
    ['accepted', ['createContract'], []],
    ['declined', [], []],
    ['withdrawn', [], []],
    ['expired', [], []],
  ] as const)('%s [OFF-24]', async (state, hirer, professional) => {
    const { id } = await addOffer(server, STATES[state]);
    const seenBy = async (who: string) =>
      (await server.as(who).get(`/api/v1/offers/${id}`)).json().data.allowedActions;
    expect(await seenBy('client')).toEqual(hirer);
    expect(await seenBy('contractor')).toEqual(professional);
  });
});
