import { eq, sql } from 'drizzle-orm';
import { notifications } from '../../../database/tables/notifications';
import { offers } from '../../../database/tables/offers';
import { phoneNumbers, textMessages } from '../../../database/tables/text-messages';
import { users } from '../../../database/tables/users';
import { visits } from '../../../database/tables/visits';
import { createTestServer } from '../../../app/testing';
import { addOffer } from '../../deals/offers/testing';
import { addVisit, inHours } from '../../deals/visits/testing';
import { createSmsSender } from './sms-sender';
import { addReader, callOfTwilio, FROM, placeAt, SITE, smsSettings, startTwilio, zoneAt } from './testing';

const settings: Record<string, string> = { ...smsSettings(), SMS_PER_DAY: '25', SMS_PER_PERSON: '5' };
let twilio: Awaited<ReturnType<typeof startTwilio>>;

beforeAll(async () => {
  twilio = await startTwilio();
  Object.assign(settings, { TWILIO_API_URL: twilio.url });
});
const server = createTestServer(settings);
beforeEach(() => {
  twilio.received.length = 0;
  twilio.answers.length = 0;
  twilio.loses = false;
});
afterAll(() => twilio.close());

type Notice = Partial<typeof notifications.$inferInsert>;
const paid = {
  kind: 'withdrawalPaid',
  subject: 'p',
  about: 'payout:1',
  values: { amount: '$5' },
  href: '/wallet',
} as const;
const notify = (userId: string, given: Notice = {}) =>
  server.connection.transaction((tx) =>
    server.services.notifications.add(tx, [{ ...paid, userId, ...given }]),
  );
const notifyTimes = async (userId: string, times: number) => {
  for (let n = 0; n < times; n++) await notify(userId, { subject: `p${n}` });
};
const makeDue = () => server.database.update(textMessages).set({ notBefore: sql`now()` });
const states = async () => (await server.database.select().from(textMessages)).map(({ state }) => state);
const bodies = () => twilio.received.map((form) => form.get('Body'));

test('who wants text messages is told of urgent things in one, with a link, in their language [SMS-01, SMS-09]', async () => {
  const { id, number } = await addReader(server, { language: 'fr' });
  await notify(id);
  await notify(id);
  await server.settle();
  expect(twilio.received).toHaveLength(1);
  const [row] = await server.database.select().from(textMessages);
  expect(Object.fromEntries(twilio.received[0] ?? [])).toEqual({
    To: number,
    From: FROM,
    Body: `Plumbline : votre retrait de $5 est arrivé. ${SITE}/wallet`,
    StatusCallback: `${SITE}/api/v1/sms/status/${row?.id}`,
    ValidityPeriod: '14400',
  });
  expect(row).toMatchObject({ state: 'sent', text: null, providerId: expect.stringMatching(/^SM/) });
});

test('an offer and a visit within a day are told, with the job’s title and the time at the place [SMS-01]', async () => {
  const contractor = await addReader(server, { userType: 'contractor' });
  const { id: offerId } = await addOffer(server, { professionalId: contractor.id });
  const startsAt = new Date(Date.now() + 20 * 3_600_000);
  const { id: visitId } = await addVisit(server, { contractorId: contractor.id, startsAt, timeZone: 'UTC' });
  const values = { jobTitle: 'Roof “North”', person: 'Nora' };
  const about = `offer:${offerId}`;
  await notify(contractor.id, { kind: 'offerReceived', about, values, href: '/proposals' });
  const visit = { about: `visit:${visitId}`, values, href: `/visits?visit=${visitId}` };
  await notify(contractor.id, { kind: 'visitInADay', ...visit });
  await server.settle();
  const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' }).format(startsAt);
  expect(bodies().sort()).toEqual([
    expect.stringMatching(
      new RegExp(`^Plumbline: visit for Roof "North", ${day} \\d+:\\d\\d [AP]M\\. ${SITE}/visits`),
    ),
    `Plumbline: you have a new offer for Roof "North". ${SITE}/proposals`,
  ]);
});

test('nothing goes to who did not choose it or has no number, and of what is not urgent nothing [SMS-01]', async () => {
  const calm = await addReader(server, { preferences: { sms: false } });
  const { id: noNumber } = await server.addUser({ preferences: { sms: true } });
  const urgent = await addReader(server, { number: '+15145550124' });
  await notify(calm.id);
  await notify(noNumber);
  await notify(urgent.id, { kind: 'messageReceived', values: { person: 'Nora' } });
  await server.settle();
  expect([twilio.received.length, await states()]).toEqual([0, []]);
});

describe('at night [SMS-05]', () => {
  test('what comes waits until the morning there', async () => {
    const timeZone = zoneAt(23);
    const { id } = await addReader(server, { timeZone });
    await notify(id);
    await server.settle();
    expect(twilio.received).toEqual([]);
    const [row] = await server.database.select().from(textMessages);
    expect(row?.notBefore.getTime()).toBeGreaterThan(Date.now() + 8 * 3_600_000);
    expect(row?.notBefore.getTime()).toBeLessThan(Date.now() + 9.1 * 3_600_000);
    // Late by a clock that went wrong: it is still night there.
    await makeDue();
    await server.settle();
    expect([twilio.received.length, await states()]).toEqual([0, ['waiting']]);
    await server.database.update(phoneNumbers).set({ timeZone: zoneAt(9) });
    await makeDue();
    await server.settle();
    expect(twilio.received).toHaveLength(1);
  });

  test('it is the night at the place of the profile, wherever the device was', async () => {
    const { lat, lng } = placeAt('night');
    const { id } = await addReader(server, { lat, lng, timeZone: zoneAt(12) });
    await notify(id);
    await server.settle();
    expect([twilio.received.length, await states()]).toEqual([0, ['waiting']]);
    const elsewhere = placeAt('day');
    await server.database.update(users).set({ lat: elsewhere.lat, lng: elsewhere.lng });
    await server.database.update(phoneNumbers).set({ timeZone: zoneAt(23) });
    await makeDue();
    await server.settle();
    expect(twilio.received).toHaveLength(1);
  });

  test.each(['read', 'withdrawn', 'moved', 'turned off', 'another number'])(
    '%s meanwhile, it is not sent',
    async (what) => {
      const reader = await addReader(server, { timeZone: zoneAt(23), userType: 'contractor' });
      const { id: offerId } = await addOffer(server, { professionalId: reader.id });
      const { id: visitId } = await addVisit(server, { contractorId: reader.id, startsAt: inHours(20) });
      const values = { jobTitle: 'Roof', person: 'Nora' };
      const ofVisit = { kind: 'visitInADay', about: `visit:${visitId}`, values } as const;
      await notify(
        reader.id,
        what === 'moved' ? ofVisit : { kind: 'offerReceived', about: `offer:${offerId}`, values },
      );
      const { database } = server;
      if (what === 'read') await database.update(notifications).set({ readAt: new Date() });
      if (what === 'withdrawn')
        await database.update(offers).set({ status: 'rejected', closedReason: 'withdrawn' });
      if (what === 'moved') await database.update(visits).set({ startsAt: inHours(90), endsAt: inHours(91) });
      if (what === 'turned off') await database.update(users).set({ preferences: { sms: false } });
      if (what === 'another number') await database.update(phoneNumbers).set({ number: '+15145550199' });
      await database.update(phoneNumbers).set({ timeZone: zoneAt(9) });
      await makeDue();
      await server.settle();
      expect([twilio.received.length, await states()]).toEqual([0, ['dropped']]);
    },
  );
});

describe('each is sent at most once [SMS-07]', () => {
  test('a process that ends between asking and noting leaves it unsent to others', async () => {
    const { id } = await addReader(server);
    await notify(id);
    const { textMessages: rows } = server.services;
    const taken = await server.connection.transaction(async (tx) => {
      const { due } = await rows.listDue(tx, 10);
      await rows.claim(
        tx,
        due.map((sms) => sms.id),
      );
      return due;
    });
    expect(taken).toHaveLength(1);
    await server.settle();
    expect([twilio.received.length, await states()]).toEqual([0, ['sending']]);
    await server.database.update(textMessages).set({ claimedAt: sql`now() - interval '6 minutes'` });
    await rows.sweep();
    await makeDue();
    await server.settle();
    expect([twilio.received.length, await states()]).toEqual([0, ['unknown']]);
  });

  test('one whose answer was lost is not sent again, and counts as sent once the provider says so', async () => {
    const { id } = await addReader(server);
    twilio.loses = true;
    await notify(id);
    await server.settle();
    twilio.loses = false;
    await makeDue();
    await server.settle();
    expect([twilio.received.length, await states()]).toEqual([1, ['unknown']]);
    const path = new URL(twilio.received[0]?.get('StatusCallback') ?? '').pathname.replace('/api/v1', '');
    await callOfTwilio(server, { path, fields: { MessageSid: 'SM1', MessageStatus: 'delivered' } });
    expect(await states()).toEqual(['delivered']);
    await callOfTwilio(server, { path, fields: { MessageSid: 'SM1', MessageStatus: 'sent' } });
    expect(await states()).toEqual(['delivered']);
  });

  test('twenty senders at once send each once', async () => {
    for (let n = 10; n < 20; n++) await notify((await addReader(server, { number: `+151455501${n}` })).id);
    await Promise.all(Array.from({ length: 20 }, () => server.settle()));
    expect(new Set(twilio.received.map((form) => form.get('To'))).size).toBe(10);
    expect(twilio.received).toHaveLength(10);
  });

  test('what was certainly not taken is tried again, and given up in the end', async () => {
    const { id } = await addReader(server);
    twilio.answers.push({ status: 429, code: 20429 });
    await notify(id);
    await server.settle();
    expect([twilio.received.length, await states()]).toEqual([0, ['waiting']]);
    await makeDue();
    await server.settle();
    expect([twilio.received.length, await states()]).toEqual([1, ['sent']]);
    twilio.answers.push(...Array.from({ length: 20 }, () => ({ status: 429 })));
    await notify(id, { subject: 'again' });
    for (let n = 0; n < 9; n++) {
      await server.settle();
      await makeDue();
    }
    expect((await states()).sort()).toEqual(['failed', 'sent']);
    expect(twilio.answers).toHaveLength(20 - 7);
  });

  test.each([
    [{ status: 400, code: 21211 }, 'failed'],
    [{ status: 500 }, 'unknown'],
    [{ status: 302 }, 'unknown'],
  ])('%j is final: %s', async (answer, state) => {
    const { id } = await addReader(server);
    twilio.answers.push(answer);
    await notify(id);
    await server.settle();
    await makeDue();
    await server.settle();
    expect([twilio.received.length, await states()]).toEqual([0, [state]]);
  });
});

describe('the limits of a day [SMS-08]', () => {
  test('a person gets no more than theirs', async () => {
    const { id } = await addReader(server);
    await notifyTimes(id, 8);
    await Promise.all([server.settle(), server.settle()]);
    expect(twilio.received).toHaveLength(5);
    expect((await states()).filter((state) => state === 'dropped')).toHaveLength(3);
    await server.database.update(textMessages).set({ claimedAt: sql`now() - interval '25 hours'` });
    await notify(id, { subject: 'tomorrow' });
    await server.settle();
    expect(twilio.received).toHaveLength(6);
  });

  test('the site sends no more than its own', async () => {
    for (let n = 10; n < 17; n++)
      await notifyTimes((await addReader(server, { number: `+151455501${n}` })).id, 4);
    for (let n = 0; n < 3; n++) await server.settle();
    expect(twilio.received).toHaveLength(25);
  });
});

describe('STOP and START [SMS-06]', () => {
  const answer = (Body: string, From = '+15145550123') =>
    callOfTwilio(server, { path: '/sms/incoming', fields: { Body, From, To: FROM } });
  const isStopped = async (id: string) =>
    (await server.as(id).get('/api/v1/users/me/phone')).json().data.isStopped;

  test.each(['STOP', 'stop.', ' Arrêt ', 'ARRET', 'Désabonner', 'unsubscribe'])(
    '%s ends them at once',
    async (word) => {
      const { id } = await addReader(server);
      await notify(id);
      const reply = await answer(word);
      expect([reply.statusCode, reply.body]).toEqual([200, '<Response/>']);
      await notify(id, { subject: 'later' });
      await server.settle();
      expect([twilio.received.length, await isStopped(id)]).toEqual([0, true]);
      await answer('Start');
      await notify(id, { subject: 'again' });
      await server.settle();
      expect([twilio.received.length, await isStopped(id)]).toEqual([1, false]);
    },
  );

  test('other words, and those of other numbers, change nothing', async () => {
    const { id } = await addReader(server);
    await answer('Please stop by tomorrow');
    await answer('STOP', '+15145550999');
    await notify(id);
    await server.settle();
    expect([twilio.received.length, await isStopped(id)]).toEqual([1, false]);
  });

  test('what the provider knows of it counts too', async () => {
    const { id } = await addReader(server);
    twilio.answers.push({ status: 400, code: 21610 });
    await notify(id);
    await server.settle();
    expect([await states(), await isStopped(id)]).toEqual([['failed'], true]);
  });
});

test.each([
  ['with another key', { token: 'another' }],
  ['unsigned', { token: undefined }],
])('a call %s changes nothing [SMS-10]', async (_how, { token }) => {
  const { id, number } = await addReader(server);
  const fields = { Body: 'STOP', From: number };
  const refused =
    token === undefined
      ? await server.anonymous.post('/api/v1/sms/incoming', new URLSearchParams(fields).toString(), {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      : await callOfTwilio(server, { path: '/sms/incoming', fields, token });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'LINK_INVALID']);
  await notify(id);
  await server.settle();
  expect(twilio.received).toHaveLength(1);
});

test('a report about another message, or of another provider’s, changes nothing [SMS-10]', async () => {
  const { id } = await addReader(server);
  await notify(id);
  await server.settle();
  const [row] = await server.database.select().from(textMessages);
  const report = { MessageSid: 'SM-other', MessageStatus: 'failed' };
  expect((await callOfTwilio(server, { path: `/sms/status/${row?.id}`, fields: report })).statusCode).toBe(
    200,
  );
  expect((await callOfTwilio(server, { path: '/sms/status/none', fields: report })).statusCode).toBe(200);
  expect(await states()).toEqual(['sent']);
});

test('what became of each is counted, and those of the day', async () => {
  const counted: string[] = [];
  const { services } = server;
  const { smsDriver } = services;
  if (smsDriver === undefined) throw new Error('this site sends none');
  const failed = (what: string) => {
    throw new Error(what);
  };
  const sender = createSmsSender({
    ...services,
    smsDriver,
    config: { siteUrl: SITE, smsPerDay: 3, smsPerPerson: 10 },
    zoneAt: services.places.zoneAt,
    onOutcome: (outcome) => counted.push(outcome),
    log: { warn: () => undefined, error: () => undefined },
    trouble: { failed, worked: () => undefined },
  });
  const { id } = await addReader(server);
  twilio.answers.push({ status: 201 }, { status: 400, code: 21211 }, { status: 500 });
  await notifyTimes(id, 4);
  await sender.drain();
  expect(counted.sort()).toEqual(['limit', 'refused', 'sent', 'unknown']);
  expect(await services.textMessages.countOfSite()).toBe(3);
});

test('old ones go, with what they hold', async () => {
  const { id } = await addReader(server);
  await notify(id);
  await server.database
    .update(textMessages)
    .set({ createdAt: sql`now() - interval '8 days'` })
    .where(eq(textMessages.userId, id));
  await server.services.textMessages.sweep();
  expect(await states()).toEqual([]);
});
