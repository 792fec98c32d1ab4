import { sql } from 'drizzle-orm';
import { auditEntries } from '../../../database/tables/audit-entries';
import { createTestServer } from '../../../app/testing';
import { CASES, aLicence, aNationalId, casesOf, decide } from './testing';

const server = createTestServer();
const look = (caseId: string, body: object) => server.as('admin').post(`${CASES}/${caseId}/look`, body);
const state = async () => (await server.as('contractor').get('/api/v1/users/me/licence')).json().data;
const told = async () =>
  (await server.as('contractor').get('/api/v1/notifications'))
    .json()
    .data.map(({ kind }: { kind: string }) => kind);
const log = async (action: string) =>
  (await server.as('admin').get(`/api/v1/admin/audit?action=${action}`)).json().data;
const badges = async () => {
  const { id } = await server.user('contractor');
  return (await server.anonymous.get(`/api/v1/users/profile/${id}`)).json().user.badges;
};

test.each([[{}], [{ reason: '' }], [{ reason: '   ' }]])(
  'a look at a licence without a reason is refused and shows nothing: %j [ADM-07]',
  async (body) => {
    const answer = await look(await aLicence(server), body);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('sig=');
    expect(await server.database.$count(auditEntries)).toBe(0);
  },
);

test.each([
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['a contractor', server.as('contractor'), 403],
  ['a visitor', server.anonymous, 401],
] as const)(
  '%s neither looks at a licence nor decides about it [ADM-04] [ADM-07]',
  async (_who, caller, status) => {
    const caseId = await aLicence(server);
    const answers = [
      await caller.post(`${CASES}/${caseId}/look`, { reason: 'Curious' }),
      await caller.post(`${CASES}/${caseId}/decision`, { action: 'approve', note: 'Fine.' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    expect(await badges()).toEqual([]);
  },
);

test('a look opens the licence for a moment, and is in the log as what it was [ADM-07] [ADM-12]', async () => {
  const caseId = await aLicence(server);
  const { data } = (await server.as('admin').get(`${CASES}/${caseId}`)).json();
  expect(data).toMatchObject({ kind: 'licence', proof: { mimeType: 'application/pdf' } });
  expect(data.allowedActions).toEqual(['approve', 'refuse']);
  const { url } = (await look(caseId, { reason: 'Number on the register' })).json().data;
  const file = await server.anonymous.get(url);
  expect([file.body, file.headers['cache-control']]).toEqual(['%PDF-1.4 a licence', 'no-store']);
  expect(await log('licenceSeen')).toMatchObject([{ reason: 'Number on the register' }]);
  expect(await log('nationalIdSeen')).toEqual([]);
});

test('an approved licence gives its badge and no other, and its owner learns it [ADM-08]', async () => {
  await aNationalId(server);
  const caseId = await aLicence(server);
  const decided = await Promise.all(
    [1, 2].map(() => decide(server, caseId, { action: 'approve', note: 'On the register.' })),
  );
  expect(decided.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await badges()).toEqual(['licence']);
  expect(await state()).toMatchObject({ state: 'verified', refusal: null });
  expect(await told()).toEqual(['licenceApproved']);
  expect(await log('licenceApproved')).toMatchObject([{ reason: 'On the register.' }]);
  const { id } = await server.user('contractor');
  const account = (await server.as('admin').get(`/api/v1/admin/users/${id}`)).json().data;
  expect(account).toMatchObject({ licenceVerified: true, identityVerified: false });
});

test('a refusal says why, takes the badge of this licence alone, and another one is another case [ADM-08]', async () => {
  await decide(server, await aNationalId(server), { action: 'approve' });
  await decide(server, await aLicence(server), { action: 'approve' });
  expect((await badges()).sort()).toEqual(['identity', 'licence']);
  const second = await aLicence(server, '%PDF-1.4 of last year');
  await decide(server, second, { action: 'refuse', note: 'It has run out.' });
  expect(await state()).toMatchObject({ state: 'refused', refusal: 'It has run out.' });
  expect(await badges()).toEqual(['identity']);
  expect(await told()).toContain('licenceRefused');
  expect(await log('licenceRefused')).toMatchObject([{ reason: 'It has run out.' }]);
  const third = await aLicence(server, '%PDF-1.4 a newer one');
  expect((await decide(server, second, { action: 'approve' })).json().code).toBe('CASE_CLOSED');
  expect((await casesOf(server, '?kind=licence')).data).toMatchObject([{ _id: third }]);
});

describe('a licence with an end', () => {
  const DAY_MS = 24 * 3600 * 1000;
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  /** As if so many days had gone by. */
  const later = (days: number) =>
    server.database.execute(sql`update users set licence_expires_on = licence_expires_on - ${days}::int,
      licence_valid_until = licence_valid_until - ${days}::int`);
  const sweep = () => server.services.proofs.sweep();
  const approve = async (caseId: string) => decide(server, caseId, { action: 'approve' });

  test('its number and last day stand beside the case [ADM-18]', async () => {
    const caseId = await aLicence(server, '%PDF-1.4', { number: 'P-1042', expiresOn: dayIn(10) });
    const { data } = (await server.as('admin').get(`${CASES}/${caseId}`)).json();
    expect(data.proof.licence).toEqual({ number: 'P-1042', expiresOn: dayIn(10) });
    const identity = await aNationalId(server);
    expect((await server.as('admin').get(`${CASES}/${identity}`)).json().data.proof.licence).toBeNull();
  });

  test('is a badge until its last day is over everywhere, and its owner is told once [ADM-18]', async () => {
    await approve(await aLicence(server, '%PDF-1.4', { number: 'P-1', expiresOn: dayIn(0) }));
    await later(1);
    await sweep();
    expect(await badges()).toEqual(['licence']);
    await later(1);
    await Promise.all([sweep(), sweep()]);
    expect(await badges()).toEqual([]);
    expect(await state()).toMatchObject({ state: 'expired', refusal: null });
    await sweep();
    expect((await told()).filter((kind: string) => kind === 'licenceExpired')).toHaveLength(1);
  });

  test('a newer one brings the badge back when it is approved, not when it is sent [ADM-18]', async () => {
    await approve(await aLicence(server, '%PDF-1.4 old', { number: 'P-1', expiresOn: dayIn(0) }));
    await later(2);
    await sweep();
    const newer = await aLicence(server, '%PDF-1.4 new', { number: 'P-1', expiresOn: dayIn(700) });
    expect(await badges()).toEqual([]);
    expect(await state()).toMatchObject({ state: 'waiting' });
    await approve(newer);
    expect(await badges()).toEqual(['licence']);
  });

  test('one that waits does not lengthen the one that holds [ADM-18]', async () => {
    await approve(await aLicence(server, '%PDF-1.4 old', { number: 'P-1', expiresOn: dayIn(0) }));
    await aLicence(server, '%PDF-1.4 new', { number: 'P-1', expiresOn: dayIn(700) });
    await later(2);
    await sweep();
    expect(await badges()).toEqual([]);
  });

  test('without an end it holds until it is refused [ADM-18]', async () => {
    await approve(await aLicence(server, '%PDF-1.4', { number: 'P-1' }));
    await later(4000);
    await sweep();
    expect(await badges()).toEqual(['licence']);
  });

  test('of an approval and another licence at once the badge is never of the one nobody looked at [ADM-08, ADM-18]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const caseId = await aLicence(server, `%PDF-1.4 ${round}`, { number: 'P-1', expiresOn: dayIn(30) });
      const [decided] = await Promise.all([
        approve(caseId),
        aLicence(server, `%PDF-1.4 ${round} newer`, { number: 'P-2', expiresOn: dayIn(900) }),
      ]);
      const [row] = await server.database.query.users.findMany({
        where: (user, { eq }) => eq(user.userType, 'contractor'),
      });
      const isApproved = decided.statusCode === 200;
      expect([isApproved, row?.licenceValidUntil]).toEqual([isApproved, isApproved ? dayIn(30) : null]);
      await decide(server, (await casesOf(server, '?kind=licence')).data[0]._id, { action: 'refuse' });
    }
  });
});
