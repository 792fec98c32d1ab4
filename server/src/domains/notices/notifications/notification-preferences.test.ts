import { createTestServer } from '../../../app/testing';

const server = createTestServer();
const URL = '/api/v1/notifications/preferences';
const client = server.as('client');
const off = { site: true, email: false, push: false };
const mailed = { site: true, email: true, push: false };

test('what happens is on the site; mails come of account, money and visits until others are chosen [NOT-10]', async () => {
  expect((await client.get(URL)).json()).toEqual({
    success: true,
    data: {
      jobs: off,
      visits: mailed,
      offers: off,
      contracts: off,
      payments: mailed,
      messages: off,
      account: mailed,
    },
  });
});

test('what is chosen is kept, the last of two choices holds, and nobody else is touched [NOT-10]', async () => {
  const choose = async (...changes: object[]) => (await client.put(URL, { changes })).json().data;
  const mails = (isOn: boolean) => ({ group: 'offers', channel: 'email', isOn });
  expect(await choose(mails(true), { group: 'messages', channel: 'push', isOn: true })).toMatchObject({
    offers: { email: true, push: false },
    messages: { email: false, push: true },
  });
  expect(await choose(mails(true), mails(false))).toMatchObject({ offers: off, messages: { push: true } });
  expect((await server.as('contractor').get(URL)).json().data).toMatchObject({ messages: off });
});

test.each([
  ['mails about the account', { group: 'account', channel: 'email', isOn: false }],
  ['mails about money', { group: 'payments', channel: 'email', isOn: false }],
  ['what is on the site', { group: 'jobs', channel: 'site', isOn: false }],
  ['an unknown group', { group: 'all', channel: 'email', isOn: false }],
])('%s cannot be turned off: 400 [NOT-11]', async (_what, change) => {
  expect((await client.put(URL, { changes: [change] })).statusCode).toBe(400);
});
