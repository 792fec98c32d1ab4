import { sql } from 'drizzle-orm';
import { files } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { anInsurance, casesOf, decide } from '../cases/testing';

const server = createTestServer();
const PATH = '/api/v1/users/me/insurance';
const SAID = { insurer: 'Larkfield Mutual', cover: '1000000', endsOn: '2999-12-31' };

function aForm(said: Record<string, string>, bytes = '%PDF-1.4 a certificate') {
  const form = new FormData();
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  form.append('insurance', new Blob([bytes], { type: 'application/pdf' }), 'insurance.pdf');
  return form;
}
const send = (said: Record<string, string> = SAID, bytes?: string) =>
  server.as('contractor').put(PATH, aForm(said, bytes));
const state = async () => (await server.as('contractor').get(PATH)).json().data;
const badges = async () => {
  const { id } = await server.user('contractor');
  return (await server.anonymous.get(`/api/v1/users/profile/${id}`)).json().user.badges;
};
const told = async () =>
  (await server.as('contractor').get('/api/v1/notifications'))
    .json()
    .data.map(({ kind, values }: { kind: string; values: { days?: string } }) => [kind, values.days]);

test.each([
  ['a contractor', server.as('contractor'), 200],
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['an admin', server.as('admin'), 403],
  ['a visitor', server.anonymous, 401],
] as const)(
  '%s reads the state of the own insurance, and sends one [ACC-160]',
  async (_who, caller, status) => {
    expect((await caller.get(PATH)).statusCode).toBe(status);
    expect((await caller.put(PATH, aForm(SAID))).statusCode).toBe(status);
  },
);

test('its owner alone reads what stands on it [ACC-160]', async () => {
  expect(await state()).toEqual({
    sentAt: null,
    state: 'none',
    refusal: null,
    licence: null,
    insurance: null,
  });
  const sent = (await send({ ...SAID, insurer: '  Larkfield   Mutual ' })).json();
  expect(sent.message).toBe('Insurance certificate sent');
  expect(sent.data).toMatchObject({
    state: 'waiting',
    insurance: { insurer: 'Larkfield Mutual', cover: 1_000_000, endsOn: '2999-12-31' },
  });
  const { id } = await server.user('contractor');
  expect((await server.anonymous.get(`/api/v1/users/profile/${id}`)).body).not.toContain('Larkfield');
  const [file] = await server.database.select().from(files);
  expect((await server.anonymous.get(`/api/v1/files/${file?.id}`)).statusCode).toBe(404);
  const { licence } = (await server.as('contractor').get('/api/v1/users/me/licence')).json().data;
  expect(licence).toEqual({ number: null, expiresOn: null });
});

test.each([
  ['no insurer', { insurer: '' }, 'insurer'],
  ['an insurer of blanks', { insurer: '\u200b  ' }, 'insurer'],
  ['an insurer without an end', { insurer: 'x'.repeat(121) }, 'insurer'],
  ['no cover', { cover: '' }, 'cover'],
  ['a cover of nothing', { cover: '0' }, 'cover'],
  ['a cover in cents', { cover: '10.5' }, 'cover'],
  ['a cover beyond all measure', { cover: '1000000001' }, 'cover'],
  ['a cover that is no number', { cover: 'NaN' }, 'cover'],
  ['no end', { endsOn: '' }, 'endsOn'],
  ['an end today', { endsOn: new Date().toISOString().slice(0, 10) }, 'endsOn'],
  ['what is no day', { endsOn: '2999-02-30' }, 'endsOn'],
])('%s is refused, and nothing is kept [ACC-160]', async (...[, said, field]) => {
  const answer = await send({ ...SAID, ...said });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await server.database.$count(files)).toBe(0);
});

test('markup in the name of an insurer is a text like any other [ACC-160]', async () => {
  const insurer = `<img src=x onerror=alert(1)> '"; drop table users;--`;
  expect((await send({ ...SAID, insurer })).json().data.insurance.insurer).toBe(insurer);
});

test('of twenty certificates at once one is kept, with one open case and its own facts [ACC-160]', async () => {
  await server.user('contractor');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, copy) =>
      send({ ...SAID, cover: String(copy + 1) }, `%PDF-1.4 ${copy + 1}`),
    ),
  );
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  // Nobody uploads more than two at once.
  expect(taken.length).toBeGreaterThan(1);
  for (const answer of answers.filter((one) => !taken.includes(one))) expect(answer.statusCode).toBe(429);
  expect(await server.database.$count(files)).toBe(1);
  const { data } = await casesOf(server, '?kind=insurance');
  expect(data).toHaveLength(1);
  const [file] = await server.database.select().from(files);
  const stored = await server.services.store.open(file?.storageKey ?? '');
  const chunks: Buffer[] = [];
  for await (const chunk of stored?.stream ?? []) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toBe(`%PDF-1.4 ${(await state()).insurance.cover}`);
});

describe('the badge of an insurance', () => {
  const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
  /** As if so many days had gone by. */
  const later = (days: number) =>
    server.database.execute(sql`update users set insurance_ends_on = insurance_ends_on - ${days}::int,
      insurance_valid_until = insurance_valid_until - ${days}::int`);
  const sweep = () => server.services.proofs.sweep();
  const insured = async (days: number) =>
    decide(server, await anInsurance(server, dayIn(days)), { action: 'approve' });

  test('comes with the approval, is found in the queue with what stands on it, and is in the log [ADM-08]', async () => {
    const caseId = await anInsurance(server, dayIn(100));
    const path = `/api/v1/admin/cases/${caseId}`;
    const { data } = (await server.as('admin').get(path)).json();
    expect(data.allowedActions).toEqual(['approve', 'refuse']);
    expect(data.proof).toMatchObject({
      licence: null,
      insurance: { insurer: 'Larkfield Mutual', cover: 1_000_000, endsOn: dayIn(100) },
    });
    await server.as('admin').post(`${path}/look`, { reason: 'To compare' });
    expect((await decide(server, caseId, { action: 'approve' })).statusCode).toBe(200);
    expect(await badges()).toEqual(['insurance']);
    expect(await state()).toMatchObject({ state: 'verified' });
    const log = (await server.as('admin').get('/api/v1/admin/audit')).json().data;
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'insuranceApproved',
      'insuranceSeen',
    ]);
  });

  test('goes with a refusal, which says why [ADM-08]', async () => {
    await insured(100);
    await decide(server, await anInsurance(server, dayIn(400), '%PDF-1.4 blurred'), {
      action: 'refuse',
      note: 'It cannot be read.',
    });
    expect(await badges()).toEqual([]);
    expect(await state()).toMatchObject({ state: 'refused', refusal: 'It cannot be read.' });
    expect((await told())[0]).toEqual(['insuranceRefused', undefined]);
  });

  test('ends on the day, after reminders 30 and 7 days before, each once [ADM-30]', async () => {
    await insured(31);
    await sweep();
    expect(await told()).toEqual([['insuranceApproved', undefined]]);
    await later(1);
    await Promise.all(Array.from({ length: 20 }, sweep));
    await later(22);
    await sweep();
    expect(await told()).toEqual([
      ['insuranceEnding', '30'],
      ['insuranceApproved', undefined],
    ]);
    await later(1);
    await Promise.all([sweep(), sweep()]);
    await later(6);
    await sweep();
    expect(await badges()).toEqual(['insurance']);
    await later(1);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await badges()).toEqual([]);
    expect(await state()).toMatchObject({ state: 'expired', refusal: null });
    expect(await told()).toEqual([
      ['insuranceEnded', undefined],
      ['insuranceEnding', '7'],
      ['insuranceEnding', '30'],
      ['insuranceApproved', undefined],
    ]);
  });

  test('is not told of again when the reminder was deleted [ADM-30]', async () => {
    await insured(20);
    await sweep();
    await server.database.execute(sql`delete from notifications`);
    await sweep();
    expect(await told()).toEqual([]);
  });

  test('is not reminded of while the next certificate waits, which does not lengthen it [ADM-30]', async () => {
    await insured(20);
    const next = await anInsurance(server, dayIn(385), '%PDF-1.4 next year');
    await sweep();
    expect(await told()).toEqual([['insuranceApproved', undefined]]);
    await later(20);
    await sweep();
    expect(await badges()).toEqual([]);
    await decide(server, next, { action: 'approve' });
    expect(await badges()).toEqual(['insurance']);
    await sweep();
    expect((await told())[0]).toEqual(['insuranceApproved', undefined]);
  });

  test('is told of by mail before it ends [ADM-30]', async () => {
    const { email } = await server.user('contractor');
    await server.database.execute(sql`update users set email_verified_at = now(), language = 'fr'`);
    await insured(7);
    await sweep();
    const subjects = (await server.mailsTo(email)).map(({ subject }) => subject.replaceAll(/\s/g, ' '));
    expect(subjects).toContainEqual(expect.stringContaining('Votre assurance prend fin d’ici 7 jours'));
  });
});
