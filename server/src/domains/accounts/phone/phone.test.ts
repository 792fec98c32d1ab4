import { eq, sql } from 'drizzle-orm';
import { phoneCodes, phoneNumbers, smsStops, textMessages } from '../../../database/tables/text-messages';
import { users } from '../../../database/tables/users';
import { fingerprint } from '../../../kit/digests';
import { createTestServer } from '../../../app/testing';
import { readZip } from '../export/testing';
import { placeAt, smsSettings, startTwilio, zoneAt } from '../../notices/sms/testing';
import { createTeam, TEAM } from '../team/testing';

const settings = { ...smsSettings(), LIMIT_CODES_PER_ACCOUNT: '4/60', SMS_PER_PERSON: '30' };
let twilio: Awaited<ReturnType<typeof startTwilio>>;

beforeAll(async () => {
  twilio = await startTwilio();
  Object.assign(settings, { TWILIO_API_URL: twilio.url });
});
const server = createTestServer(settings);
beforeEach(() => {
  twilio.received.length = 0;
});
afterAll(() => twilio.close());

const PATH = '/api/v1/users/me/phone';
const NUMBER = '+15145550123';
const wanted = (phoneNumber = NUMBER, timeZone = zoneAt(23)) => ({ phoneNumber, timeZone });
const lastCode = async () => {
  await server.settle();
  return /\b\d{6}\b/.exec(twilio.received.at(-1)?.get('Body') ?? '')?.[0] ?? '';
};
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const stateOf = async (who: string) => (await server.as(who).get(PATH)).json().data;
/** As if the last codes were sent two minutes ago. */
const later = () =>
  server.connection.pool.query("update account_attempts set created_at = created_at - interval '2 minutes'");

async function confirmed(phoneNumber = NUMBER) {
  const { id } = await server.addUser();
  expect((await server.as(id).post(PATH, wanted(phoneNumber))).statusCode).toBe(200);
  expect((await server.as(id).put(PATH, { code: await lastCode() })).statusCode).toBe(200);
  await later();
  return id;
}

test.each(['client', 'contractor', 'company', 'admin'] as const)(
  'a %s adds a number, which counts once its code came back, also at night [SMS-02, SMS-05]',
  async (role) => {
    const asked = await server.as(role).post(PATH, wanted('(514) 555-0123'));
    expect(asked.json()).toMatchObject({ message: 'We sent a code to that number' });
    expect(asked.json().data).toMatchObject({ isOffered: true, number: null, pending: { number: NUMBER } });
    const code = await lastCode();
    expect(twilio.received.at(-1)?.get('To')).toBe(NUMBER);
    const answer = await server.as(role).put(PATH, { code });
    expect(answer.json().data).toMatchObject({
      number: NUMBER,
      confirmedAt: expect.any(String),
      timeZone: zoneAt(23),
      pending: null,
    });
    expect((await server.as(role).put(PATH, { code })).json().code).toBe('CODE_INVALID');
  },
);

test('the hours shown are those of the place of the profile, where it names one [SMS-05]', async () => {
  const id = await confirmed();
  expect(await stateOf(id)).toMatchObject({ timeZone: zoneAt(23) });
  const { lat, lng, zone } = placeAt('day');
  await server.database.update(users).set({ lat, lng }).where(eq(users.id, id));
  expect(await stateOf(id)).toMatchObject({ timeZone: zone });
});

test('visitors have none', async () => {
  expect((await server.anonymous.get(PATH)).statusCode).toBe(401);
});

test('another number needs another code, and until then the former one stays [SMS-02]', async () => {
  const id = await confirmed();
  await server.as(id).post(PATH, wanted('+15145550124'));
  expect(await stateOf(id)).toMatchObject({ number: NUMBER, pending: { number: '+15145550124' } });
  await server.as(id).put(PATH, { code: await lastCode() });
  expect(await stateOf(id)).toMatchObject({ number: '+15145550124', pending: null });
});

test('a code dies after ten minutes and after five wrong tries, however many come at once [SMS-02]', async () => {
  const { id } = await server.addUser();
  await server.as(id).post(PATH, wanted());
  const code = await lastCode();
  await server.database.update(phoneCodes).set({ expiresAt: sql`now()` });
  expect((await server.as(id).put(PATH, { code })).json().code).toBe('CODE_INVALID');
  await later();
  await server.as(id).post(PATH, wanted());
  const next = await lastCode();
  const tries = Array.from({ length: 20 }, () => server.as(id).put(PATH, { code: another(next) }));
  expect(new Set((await Promise.all(tries)).map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  const [row] = await server.database.select().from(phoneCodes);
  expect(row?.tries).toBe(5);
  expect((await server.as(id).put(PATH, { code: next })).statusCode).toBe(400);
});

test('of twenty who confirm at once one does', async () => {
  const { id } = await server.addUser();
  await server.as(id).post(PATH, wanted());
  const code = await lastCode();
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.as(id).put(PATH, { code })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await server.database.$count(phoneNumbers)).toBe(1);
});

test('a code is of its person and number alone', async () => {
  const [ada, bo] = [await server.addUser(), await server.addUser()];
  await server.as(ada.id).post(PATH, wanted());
  const code = await lastCode();
  await server.as(bo.id).post(PATH, wanted('+15145550124'));
  expect((await server.as(bo.id).put(PATH, { code })).json().code).toBe('CODE_INVALID');
});

test('codes come once a minute and four times an hour, counted for the number and for the person [SMS-03]', async () => {
  const { id } = await server.addUser();
  const ask = (who: string, number = NUMBER) => server.as(who).post(PATH, wanted(number));
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(id)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.find(({ statusCode }) => statusCode !== 200);
  expect(refused?.json().code).toBe('RESEND_TOO_SOON');
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(30);
  const { id: other } = await server.addUser();
  expect((await ask(other)).json().code).toBe('RESEND_TOO_SOON');
  for (let n = 0; n < 3; n++) {
    await later();
    expect((await ask(id, `+1514555013${n}`)).statusCode).toBe(200);
  }
  await later();
  expect((await ask(id, '+15145550140')).json().code).toBe('RATE_LIMITED');
});

test('a new code takes the place of one that is not out yet', async () => {
  const { id } = await server.addUser();
  await server.as(id).post(PATH, wanted());
  await later();
  await server.as(id).post(PATH, wanted());
  await server.settle();
  expect(twilio.received).toHaveLength(1);
  expect((await server.as(id).put(PATH, { code: await lastCode() })).statusCode).toBe(200);
});

test('a number is of the account that confirmed it last, and nobody learns of the other [SMS-04]', async () => {
  const ada = await confirmed();
  const bo = await confirmed();
  expect([(await stateOf(ada)).number, (await stateOf(bo)).number]).toEqual([null, NUMBER]);
});

test.each([
  ['a number of another country', '+8825145550123', 'phoneCountry'],
  ['no number', '12', 'phoneInternational'],
  ['an extension', '+1 514 555 0123 x4', 'phoneInternational'],
  ['nothing', '', 'phoneRequired'],
  ['hostile text', `${NUMBER}\u202e'; drop table users`, 'phoneInternational'],
])('%s is refused', async (_what, phoneNumber) => {
  const { id } = await server.addUser();
  const answer = await server.as(id).post(PATH, wanted(phoneNumber));
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { phoneNumber: expect.any(String) },
  });
  expect(await server.database.$count(textMessages)).toBe(0);
});

test('a number that said STOP gets no code until it says START [SMS-06]', async () => {
  await server.database.insert(smsStops).values({ numberHash: fingerprint(NUMBER) });
  const { id } = await server.addUser();
  expect((await server.as(id).post(PATH, wanted())).json().code).toBe('SMS_STOPPED');
  await server.database.delete(smsStops);
  expect((await server.as(id).post(PATH, wanted())).statusCode).toBe(200);
});

test('a code that was not sent in its time is not sent any more', async () => {
  const { id } = await server.addUser();
  await server.as(id).post(PATH, wanted());
  await server.database.update(phoneCodes).set({ expiresAt: sql`now()` });
  await server.settle();
  expect(twilio.received).toEqual([]);
  const [row] = await server.database.select().from(textMessages);
  expect(row).toMatchObject({ state: 'dropped', text: null });
});

test('removed, it is gone, and what waits for a code too; once more is no error [SMS-11]', async () => {
  const id = await confirmed();
  await server.as(id).post(PATH, wanted('+15145550124'));
  for (let n = 0; n < 2; n++) {
    const answer = await server.as(id).delete(PATH);
    expect(answer.json().data).toMatchObject({ number: null, pending: null });
  }
});

test('number and confirmation are in the export [SMS-11]', async () => {
  const id = await confirmed();
  const EXPORT = '/api/v1/users/me/export';
  expect((await server.as(id).post(EXPORT)).statusCode).toBe(202);
  await server.settle();
  const { url } = (await server.as(id).get(EXPORT)).json().data;
  const settingsFile = readZip((await server.anonymous.get(url)).rawPayload).get('settings.json');
  expect(JSON.parse(settingsFile?.toString() ?? '')).toMatchObject({
    text_messages: { number: NUMBER, confirmed_at: expect.any(String) },
    new_phone: null,
  });
});

test('it goes with the account, but that a number said STOP stays, without the number [SMS-06, SMS-11]', async () => {
  const id = await confirmed();
  await server.database.insert(smsStops).values({ numberHash: fingerprint(NUMBER) });
  await server.connection.pool.query('update users set deletion_due_at = now() where id = $1', [id]);
  await server.services.closeAccounts();
  const left = [phoneNumbers, phoneCodes, textMessages].map((table) => server.database.$count(table));
  expect(await Promise.all(left)).toEqual([0, 0, 0]);
  const [stop] = await server.database.select().from(smsStops);
  expect(stop?.numberHash).toMatch(/^[0-9a-f]{64}$/);
});

test('a member who acts for a company sees and changes their own [TEAM-2]', async () => {
  const { aMember } = createTeam(server);
  const { person, actingToken } = await aMember('recruiter');
  const acting = server.withToken(actingToken);
  expect((await acting.post(PATH, wanted())).statusCode).toBe(200);
  expect((await acting.put(PATH, { code: await lastCode() })).statusCode).toBe(200);
  expect((await acting.get(PATH)).json().data.number).toBe(NUMBER);
  const [row] = await server.database.select().from(phoneNumbers).where(eq(phoneNumbers.userId, person.id));
  expect(row?.number).toBe(NUMBER);
  expect((await server.withToken(actingToken).get(`${TEAM}/memberships`)).statusCode).toBe(200);
});
