import { applications } from '../../../database/tables/applications';
import { contracts } from '../../../database/tables/contracts';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addJob } from '../../jobs/jobs/testing';
import { addAcceptedOffer, addContract, addDispute, addWork, bodyFor, historyOf } from './testing';

const server = createTestServer();
const url = '/api/v1/contracts';

describe('creating a contract', () => {
  test.each([
    ['the hirer of the offer', server.as('client'), 201],
    ['another hirer', server.as('company'), 403],
    ['the contractor', server.as('contractor'), 403],
    ['an admin', server.as('admin'), 403],
    ['a visitor', server.anonymous, 401],
  ])('%s creates it [CON-01]', async (_who, caller, status) => {
    const offer = await addAcceptedOffer(server);
    expect((await caller.post(url, bodyFor(offer))).statusCode).toBe(status);
    expect(await server.database.$count(contracts)).toBe(status === 201 ? 1 : 0);
  });

  test('gives an active contract over the budget of the offer, and the applicant is hired [CON-02, CON-07]', async () => {
    const offer = await addAcceptedOffer(server);
    const client = await server.user('client');
    const ignored = { status: 'completed', paymentStatus: 'paid' };
    const body = { ...bodyFor(offer), ...ignored };
    const answer = await server.as('client').post(`${url}/create`, body);
    expect(answer.statusCode).toBe(201);
    const { message, data, contract } = answer.json();
    expect(message).toBe('Contract created successfully!');
    expect(contract).toEqual(data);
    expect(data).toMatchObject({
      job: { _id: offer.jobId, title: 'Replace the kitchen drain' },
      client: { _id: client.id, fullName: client.fullName, email: client.email, profile: null },
      status: 'active',
      paymentDetails: { amount: 950, currency: 'USD', paymentStatus: 'pending' },
      offerId: offer.id,
      allowedActions: ['pause', 'end', 'fund', 'proposeAmendment', 'confirmTerms'],
      money: null,
      endDate: '2030-01-01T00:00:00.000Z',
    });
    // Seven days, from the contract on.
    expect(Date.parse(data.deliveryDate) - Date.parse(data.createdAt)).toBe(7 * 86_400_000);
    expect(await historyOf(server, data._id)).toEqual({ actions: ['create'], published: ['create'] });
    const [application] = await server.database.select().from(applications);
    expect(application?.isHired).toBe(true);
  });

  test('needs an offer [CON-03]', async () => {
    const { id: jobId } = await addJob(server);
    const { id: clientId } = await server.user('client');
    const { id: professionalId } = await server.user('contractor');
    const answer = await server
      .as('client')
      .post(url, bodyFor({ jobId, clientId, professionalId, budget: 100 }));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NO_OFFER', message: 'No offer found for this applicant' });
  });

  test.each([
    { status: 'pending', closedReason: null, answer: [409, 'OFFER_NOT_ACCEPTED'] },
    { status: 'rejected', closedReason: 'declined', answer: [409, 'OFFER_NOT_ACCEPTED'] },
    { status: 'rejected', closedReason: 'withdrawn', answer: [404, 'NO_OFFER'] },
    { status: 'rejected', closedReason: 'expired', answer: [404, 'NO_OFFER'] },
  ] as const)(
    'a $status offer ($closedReason) makes none [CON-03, CON-04]',
    async ({ answer: expected, ...offered }) => {
      const offer = await addAcceptedOffer(server, { ...offered, acceptedAt: null });
      const answer = await server.as('client').post(url, bodyFor(offer));
      expect([answer.statusCode, answer.json().code]).toEqual(expected);
    },
  );

  test('says that the professional must accept first, in the caller’s language [CON-04]', async () => {
    const offer = await addAcceptedOffer(server, { status: 'pending' });
    const answers = await Promise.all(
      ['en', 'fr'].map((language) =>
        server.as('client').post(url, bodyFor(offer), { headers: { 'accept-language': language } }),
      ),
    );
    expect(answers.map((answer) => answer.json().message)).toEqual([
      'The professional must accept the offer first',
      'L’artisan doit d’abord accepter l’offre',
    ]);
  });

  test('once per offer; the second is answered with the first [CON-05]', async () => {
    const offer = await addAcceptedOffer(server);
    const first = await server.as('client').post(url, bodyFor(offer));
    const second = await server.as('client').post(url, bodyFor(offer));
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'CONTRACT_EXISTS',
      details: { contractId: first.json().data._id },
    });
  });

  test('a repeat with the same Idempotency-Key gets the first answer again [CON-05]', async () => {
    const offer = await addAcceptedOffer(server);
    const body = bodyFor(offer);
    const send = () => server.as('client').post(url, body, { headers: { 'idempotency-key': 'k' } });
    const first = await send();
    expect((await send()).json()).toEqual(first.json());
    expect(await server.database.$count(contracts)).toBe(1);
  });

  test('the amount is the budget, to the cent [CON-06]', async () => {
    const offer = await addAcceptedOffer(server);
    const wrong = { ...bodyFor(offer), paymentDetails: { amount: 949.99, currency: 'USD' } };
    const answer = await server.as('client').post(url, wrong);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'AMOUNT_MISMATCH', details: { amount: 950 } });
  });

  test.each([
    ['an end date in the past', { endDate: '2020-01-01' }, 'endDate'],
    ['an end before the start', { startDate: '2030-02-01' }, 'endDate'],
    ['blank terms', { terms: '  ' }, 'terms'],
    ['another currency', { paymentDetails: { amount: 950, currency: 'EUR' } }, 'paymentDetails.currency'],
    ['a malformed job id', { jobId: 'x' }, 'jobId'],
  ])('%s is 400 [CON-06]', async (_what, wrong, field) => {
    const offer = await addAcceptedOffer(server);
    const answer = await server.as('client').post(url, { ...bodyFor(offer), ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(await server.database.$count(contracts)).toBe(0);
  });

  test('in the name of somebody else is 403 [CON-01]', async () => {
    const offer = await addAcceptedOffer(server);
    const { id: clientId } = await server.user('company');
    expect(await server.as('client').post(url, { ...bodyFor(offer), clientId })).toMatchObject({
      statusCode: 403,
    });
  });

  test('the hired professional sees the exact place of the job, which others do not [CON-08]', async () => {
    const hidden = { lat: 40.678_912, lng: -73.944_158, hideExactLocation: true };
    const { id: jobId } = await addJob(server, hidden);
    const offer = await addAcceptedOffer(server, { jobId });
    const seen = async () =>
      (await server.as('contractor').get(`/api/v1/jobs/${jobId}`)).json().data.jobLocation.lat;
    expect(await seen()).toBe(40.68);
    await server.as('client').post(url, bodyFor(offer));
    expect(await seen()).toBe(hidden.lat);
  });
});

const PEOPLE = ['client', 'contractor', 'company', 'admin'] as const;
type Statuses = Record<(typeof PEOPLE)[number] | 'visitor', number>;
const BOTH: Statuses = { client: 200, contractor: 200, company: 404, admin: 200, visitor: 401 };
const SIGNED_IN: Statuses = { client: 200, contractor: 200, company: 200, admin: 200, visitor: 401 };
const HIRERS: Statuses = { client: 200, contractor: 403, company: 200, admin: 403, visitor: 401 };

describe('reading', () => {
  test.each([
    ['/:id', BOTH],
    ['/:id/events', BOTH],
    ['/:id/submissions', BOTH],
    ['/active-contracts', SIGNED_IN],
    ['/paused', SIGNED_IN],
    ['/ended', SIGNED_IN],
    ['/completed', SIGNED_IN],
    ['/canceled', SIGNED_IN],
    ['/history', SIGNED_IN],
    ['/action-needed', HIRERS],
    ['/user/:client', { client: 200, contractor: 403, company: 403, admin: 200, visitor: 401 }],
    ['/paused/:client', { client: 200, contractor: 403, company: 403, admin: 200, visitor: 401 }],
  ])('GET %s answers the right people only [CON-10, CON-11, CON-12]', async (path, expected) => {
    const { id, clientId } = await addContract(server);
    const target = url + path.replace(':id', id).replace(':client', clientId);
    for (const who of PEOPLE) {
      expect([who, (await server.as(who).get(target)).statusCode]).toEqual([who, expected[who]]);
    }
    expect((await server.anonymous.get(target)).statusCode).toBe(expected.visitor);
  });

  test.each([UNKNOWN_ID, 'x', "1';--"])('%s is no contract [CON-10]', async (id) => {
    const path = `${url}/${encodeURIComponent(id)}`;
    for (const rest of ['', '/events', '/submissions']) {
      expect(await server.as('client').get(path + rest)).toMatchObject({ statusCode: 404 });
    }
    for (const action of ['pause', 'approve-payment', 'archive', 'unarchive', 'complete']) {
      expect(await server.as('client').patch(`${path}/${action}`)).toMatchObject({ statusCode: 404 });
    }
  });

  test('each list holds the caller’s own of its status, newest first [CON-11]', async () => {
    const old = await addContract(server, { createdAt: new Date('2026-01-01') });
    const young = await addContract(server, { createdAt: new Date('2026-02-01') });
    const paused = await addContract(server, { status: 'paused' });
    const stranger = await server.addUser({ userType: 'contractor' });
    await addContract(server, { professionalId: stranger.id, status: 'ended' });
    const ids = async (path: string, who: 'client' | 'contractor') => {
      const { data, contracts: repeated, count } = (await server.as(who).get(url + path)).json();
      expect(repeated).toEqual(data);
      expect(count).toBe(data.length);
      return data.map(({ _id }: { _id: string }) => _id);
    };
    expect(await ids('/active-contracts', 'contractor')).toEqual([young.id, old.id]);
    expect(await ids('/paused', 'client')).toEqual([paused.id]);
    expect(await ids('/ended', 'contractor')).toEqual([]);
    expect(await ids('/ended', 'client')).toHaveLength(1);
    expect(await ids(`/paused/${old.clientId}`, 'client')).toEqual([paused.id]);
    expect(await ids(`/user/${old.clientId}`, 'client')).toHaveLength(4);
  });

  test('the history is searched, narrowed and paged [CON-13]', async () => {
    const active = await addContract(server, { terms: 'With 100% copper pipe, rénové' });
    await addContract(server, { status: 'paused' });
    const done = await addContract(server, { status: 'completed' });
    const ids = async (query: string) => {
      const answer = (await server.as('client').get(`${url}/history?${query}`)).json();
      return [answer.count, ...answer.data.map(({ _id }: { _id: string }) => _id)];
    };
    expect((await ids(''))[0]).toBe(3);
    expect((await ids('status=pending'))[0]).toBe(2);
    expect(await ids('status=completed')).toEqual([1, done.id]);
    expect(await ids('status=finished')).toEqual([1, done.id]);
    expect(await ids('q=COPPER')).toEqual([1, active.id]);
    expect(await ids('q=rénové')).toEqual([1, active.id]);
    expect(await ids('q=RENOVE')).toEqual([1, active.id]);
    expect(await ids('q=100%25')).toEqual([1, active.id]);
    expect(await ids('q=100_')).toEqual([0]);
    expect((await ids('q=kitchen'))[0]).toBe(3);
    const page = await ids('page=2&limit=2');
    expect(page).toHaveLength(2);
    expect(page[0]).toBe(3);
    expect(await server.as('client').get(`${url}/history?status=odd`)).toMatchObject({ statusCode: 400 });
  });

  test('both sides read the same history [CON-22]', async () => {
    const { id } = await addContract(server);
    await server.as('contractor').patch(`${url}/${id}/pause`);
    await server.as('client').patch(`${url}/${id}/cancel`);
    const read = async (who: 'client' | 'contractor') =>
      (await server.as(who).get(`${url}/${id}/events`)).json().data;
    const events = await read('client');
    expect(events).toEqual(await read('contractor'));
    expect(events).toMatchObject([
      { action: 'pause', from: 'active', to: 'paused', actor: { _id: (await server.user('contractor')).id } },
      { action: 'cancel', from: 'paused', to: 'canceled', actor: { _id: (await server.user('client')).id } },
    ]);
  });

  test('what needs the hirer’s action comes in one answer [CON-14]', async () => {
    const offer = await addAcceptedOffer(server);
    const submitted = await addContract(server);
    await addWork(server, submitted.id);
    const paused = await addContract(server, { status: 'paused' });
    const disputed = await addContract(server, { status: 'ended' });
    await addDispute(server, { contractId: disputed.id, raisedById: disputed.professionalId });
    const amended = await addContract(server);
    const own = await addContract(server);
    for (const [who, { id }] of [
      ['contractor', amended],
      ['client', own],
    ] as const)
      await server.as(who).post(`${url}/${id}/amendments`, {
        startDate: '2026-01-01',
        endDate: '2031-02-03',
        terms: 'As agreed anew.',
        amount: 120,
      });
    const { data, count } = (await server.as('client').get(`${url}/action-needed`)).json();
    expect(count).toBe(5);
    expect(data).toMatchObject({
      acceptedOffers: [{ _id: offer.id, budget: 950, jobId: { _id: offer.jobId } }],
      submissions: [
        {
          contractId: submitted.id,
          contract: { _id: submitted.id, allowedActions: expect.arrayContaining(['approve']) },
        },
      ],
      pausedContracts: [{ _id: paused.id }],
      disputes: [{ _id: disputed.id, dispute: { raisedBy: 'professional', status: 'open' } }],
      amendments: [{ _id: amended.id, allowedActions: expect.arrayContaining(['acceptAmendment']) }],
    });
    expect((await server.as('company').get(`${url}/action-needed`)).json().count).toBe(0);
  });
});
