import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';
import { addApplicant, addOffer, eventsOf, inDays, letExpire, readOffer } from './testing';

const server = createTestServer();
const LIST = '/api/v1/offers/sent-or-received-offers';
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

describe('sent and received offers', () => {
  test.each([
    ['the client', server.as('client'), { status: 200, count: 1 }],
    ['the contractor', server.as('contractor'), { status: 200, count: 1 }],
    ['another company', server.as('company'), { status: 200, count: 0 }],
    ['an admin', server.as('admin'), { status: 200, count: 0 }],
    ['a visitor', server.anonymous, { status: 401, count: undefined }],
  ])('%s lists their own [OFF-18]', async (_who, caller, { status, count }) => {
    await addOffer(server);
    const answer = await caller.get(LIST);
    expect(answer.statusCode).toBe(status);
    expect(status === 200 ? answer.json().length : undefined).toBe(count);
    expect(answer.headers['x-total-count']).toBe(count === undefined ? undefined : String(count));
  });

  test('are a bare array, newest first, equal instants by id [OFF-20]', async () => {
    const at = new Date('2026-03-01');
    const made = [
      await addOffer(server, { createdAt: at }),
      await addOffer(server, { createdAt: at }),
      await addOffer(server, { createdAt: new Date('2026-03-02') }),
    ];
    const [first, second, newest] = made.map(({ id }) => id);
    expect(idsOf((await server.as('client').get(LIST)).json())).toEqual([newest, second, first]);
  });

  test('a query narrows them and never widens [OFF-18]', async () => {
    const mine = await addOffer(server);
    const company = await server.user('company');
    const { id: jobId } = await addJob(server, { ownerId: company.id });
    const theirs = await addOffer(server, { jobId, clientId: company.id });
    const list = async (who: string, query: string) =>
      idsOf((await server.as(who).get(`${LIST}?${query}`)).json());
    expect(await list('contractor', '')).toEqual([theirs.id, mine.id]);
    expect(await list('contractor', `clientId=${company.id}`)).toEqual([theirs.id]);
    expect(await list('contractor', `jobId=${mine.jobId}`)).toEqual([mine.id]);
    expect(await list('client', `clientId=${company.id}`)).toEqual([]);
    expect(await list('client', `jobId=${jobId}`)).toEqual([]);
  });

  test.each(['jobId=1', 'clientId=%27--', 'includeExpired=maybe'])('%s is 400 [OFF-18]', async (query) => {
    expect((await server.as('client').get(`${LIST}?${query}`)).statusCode).toBe(400);
  });

  test('a hirer’s leave out expired and withdrawn ones unless asked for [OFF-19]', async () => {
    const overdue = await addOffer(server);
    await letExpire(server, overdue.id);
    const gone = [
      overdue,
      await addOffer(server, { status: 'rejected', closedReason: 'expired' }),
      await addOffer(server, { status: 'rejected', closedReason: 'withdrawn' }),
    ];
    const kept = [
      await addOffer(server, { status: 'rejected', closedReason: 'declined' }),
      await addOffer(server),
      await addOffer(server, { status: 'accepted' }),
    ];
    const list = async (who: string, query = '') =>
      idsOf((await server.as(who).get(`${LIST}${query}`)).json());
    expect(new Set(await list('client'))).toEqual(new Set(kept.map(({ id }) => id)));
    expect(await list('client', '?includeExpired=true')).toHaveLength(gone.length + kept.length);
    expect(await list('contractor')).toHaveLength(gone.length + kept.length);
  });

  test('are 304 while nothing changed, and new once an offer expires [OFF-20, OFF-11]', async () => {
    const { id } = await addOffer(server);
    const ask = (etag: string) => server.as('contractor').get(LIST, { headers: { 'if-none-match': etag } });
    const { etag = '' } = (await ask('')).headers;
    expect(await ask(etag)).toMatchObject({ statusCode: 304, body: '' });
    await letExpire(server, id);
    const changed = await ask(etag);
    expect(changed.json()).toMatchObject([
      { status: 'rejected', closedReason: 'expired', allowedActions: [] },
    ]);
    expect(await readOffer(server, id)).toMatchObject({ status: 'pending' });
  });

  test('tell no e-mail address [OFF-18]', async () => {
    await addOffer(server);
    expect((await server.as('contractor').get(LIST)).body).not.toMatch(/@example|email/);
  });
});

describe('offers of a job', () => {
  test.each([
    ['its owner', server.as('client'), { status: 200, count: 2 }],
    ['an applicant', server.as('contractor'), { status: 200, count: 1 }],
    ['another company', server.as('company'), { status: 404, count: undefined }],
    ['an admin', server.as('admin'), { status: 404, count: undefined }],
    ['a visitor', server.anonymous, { status: 401, count: undefined }],
  ])('%s lists them [OFF-21]', async (_who, caller, { status, count }) => {
    const { jobId } = await addOffer(server);
    const other = await server.addUser({ userType: 'contractor' });
    await addOffer(server, { jobId, professionalId: other.id });
    const answer = await caller.get(`/api/v1/offers/job/${jobId}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().count).toBe(count);
    expect(answer.json().offers).toEqual(answer.json().data);
  });

  test('an applicant without an offer finds none, an outsider nothing [OFF-21]', async () => {
    const { id: jobId } = await addJob(server);
    const outside = await server.as('contractor').get(`/api/v1/offers/job/${jobId}`);
    expect(outside.statusCode).toBe(404);
    await addApplication(server, { jobId });
    const inside = await server.as('contractor').get(`/api/v1/offers/job/${jobId}`);
    expect(inside.json()).toMatchObject({ offers: [], count: 0 });
  });

  test('are 304 while nothing changed [OFF-20]', async () => {
    const { jobId } = await addOffer(server);
    const ask = (etag = '') =>
      server.as('client').get(`/api/v1/offers/job/${jobId}`, { headers: { 'if-none-match': etag } });
    expect((await ask((await ask()).headers.etag)).statusCode).toBe(304);
  });

  test.each([UNKNOWN_ID, 'x', "1';--"])('of job %s are 404 [OFF-21]', async (id) => {
    const answer = await server.as('client').get(`/api/v1/offers/job/${encodeURIComponent(id)}`);
    expect(answer.statusCode).toBe(404);
  });
});

describe.each(['', '/events'])('one offer%s', (path) => {
  test.each([
    ['its client', server.as('client'), 200],
    ['its contractor', server.as('contractor'), 200],
    ['another company', server.as('company'), 404],
    ['an admin', server.as('admin'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s reads it [OFF-08, OFF-22]', async (_who, caller, status) => {
    const { id } = await addOffer(server);
    expect((await caller.get(`/api/v1/offers/${id}${path}`)).statusCode).toBe(status);
  });

  test.each([UNKNOWN_ID, 'x'])('%s is 404 [OFF-08]', async (id) => {
    expect((await server.as('client').get(`/api/v1/offers/${id}${path}`)).statusCode).toBe(404);
  });
});

test('both sides read the same history, oldest first, with who did what and the terms [OFF-22]', async () => {
  const { jobId } = await addOffer(server, { status: 'rejected', closedReason: 'withdrawn' });
  const [client, contractor] = [await server.user('client'), await server.user('contractor')];
  const terms = { description: 'Come on Monday.', budget: 950, deliveryTime: 7, expiresIn: 3 };
  const asked = { ...terms, budget: 1100.5 };
  const sent = await server
    .as('client')
    .post('/api/v1/offers/send', { jobId, professionalId: contractor.id, ...terms });
  const { _id } = sent.json().data;
  await server.as('contractor').put(`/api/v1/offers/${_id}/counter`, asked);
  await server.as('client').put(`/api/v1/offers/${_id}/counter/adopt`);
  await letExpire(server, _id);
  await server.services.offers.sweep();
  const history = (await server.as('client').get(`/api/v1/offers/${_id}/events`)).json().data;
  expect(history).toMatchObject([
    { action: 'send', by: { _id: client.id }, from: null, to: 'pending', terms },
    { action: 'counter', by: { _id: contractor.id }, from: 'pending', to: 'countered', terms: asked },
    { action: 'adoptCounter', by: { _id: client.id }, from: 'countered', to: 'pending', terms: asked },
    { action: 'expire', by: null, from: 'pending', to: 'expired', terms: null },
  ]);
  expect((await server.as('contractor').get(`/api/v1/offers/${_id}/events`)).json().data).toEqual(history);
});

test('the sweep stores expiries, notifies both sides once, and leaves the rest [OFF-12]', async () => {
  const due = [await addOffer(server), await addOffer(server)];
  for (const { id } of due) await letExpire(server, id);
  // More than a day left: nobody is reminded of it yet.
  const live = await addOffer(server, { expiresAt: inDays(3) });
  const accepted = await addOffer(server, { status: 'accepted', expiresAt: inDays(-1) });
  await Promise.all([1, 2, 3].map(() => server.services.offers.sweep()));
  for (const { id } of due) {
    expect(await readOffer(server, id)).toMatchObject({ status: 'rejected', closedReason: 'expired' });
  }
  expect(await readOffer(server, live.id)).toEqual(live);
  expect(await readOffer(server, accepted.id)).toEqual(accepted);
  expect(await eventsOf(server)).toEqual(['expire', 'expire']);
});

test('a history is told in its order, although the clock was set back meanwhile', async () => {
  const { jobId, professionalId } = await addApplicant(server);
  const terms = { description: 'Come on Monday.', budget: 950 };
  const sent = await server.as('client').post('/api/v1/offers/send', { jobId, professionalId, ...terms });
  const { _id } = sent.json().data;
  await server.connection.pool.query("update offer_events set created_at = now() + interval '1 hour'");
  await server.as('contractor').put(`/api/v1/offers/${_id}/accept`);
  const history = (await server.as('client').get(`/api/v1/offers/${_id}/events`)).json().data;
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['send', 'accept']);
});
