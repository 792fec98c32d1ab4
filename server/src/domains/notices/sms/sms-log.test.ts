import { createTestServer } from '../../../app/testing';
import { callOfTwilio, FROM, smsSettings, startTwilio, zoneAt } from './testing';

const settings: Record<string, string> = { ...smsSettings(), LOG_LEVEL: 'trace' };
let twilio: Awaited<ReturnType<typeof startTwilio>>;
let printed = '';
beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  twilio = await startTwilio();
  Object.assign(settings, { TWILIO_API_URL: twilio.url });
});
const server = createTestServer(settings);
afterAll(() => {
  jest.restoreAllMocks();
  twilio.close();
});

test('no log holds a number, a code or the account’s token [SMS-11]', async () => {
  const { id } = await server.addUser();
  const PATH = '/api/v1/users/me/phone';
  twilio.answers.push({ status: 400, code: 21211 });
  await server.as(id).post(PATH, { phoneNumber: '+15145550123', timeZone: zoneAt(12) });
  await server.settle();
  expect(printed).toMatch(/400 21211/);
  await server.as(id).post(PATH, { phoneNumber: '+15145550123', timeZone: zoneAt(12) });
  await server.settle();
  const code = /\b\d{6}\b/.exec(twilio.received[0]?.get('Body') ?? '')?.[0] ?? '';
  await server.as(id).put(PATH, { code });
  await callOfTwilio(server, {
    path: '/sms/incoming',
    fields: { From: '+15145550123', Body: 'STOP', To: FROM },
  });
  expect(code).toMatch(/^\d{6}$/);
  for (const secret of ['5145550123', code, settings['TWILIO_AUTH_TOKEN'] ?? ''])
    expect(printed).not.toContain(secret);
});
