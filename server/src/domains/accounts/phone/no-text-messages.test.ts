import { textMessages } from '../../../database/tables/text-messages';
import { createTestServer } from '../../../app/testing';
import { addReader, zoneAt } from '../../notices/sms/testing';

const server = createTestServer();
const PATH = '/api/v1/users/me/phone';

test('a site without a provider says so, takes no number and writes no text message [SMS-12]', async () => {
  const { id } = await addReader(server);
  expect((await server.as(id).get(PATH)).json().data).toMatchObject({ isOffered: false });
  const answer = await server.as(id).post(PATH, { phoneNumber: '+15145550124', timeZone: zoneAt(12) });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'SMS_OFF']);
  const row = {
    kind: 'withdrawalPaid',
    subject: 'p',
    about: '',
    values: { amount: '$5' },
    href: '/wallet',
  } as const;
  await server.connection.transaction((tx) =>
    server.services.notifications.add(tx, [{ ...row, userId: id }]),
  );
  expect(await server.database.$count(textMessages)).toBe(0);
  expect((await server.anonymous.post('/api/v1/sms/incoming', {})).statusCode).toBe(404);
});
