import { createTestServer } from '../../../app/testing';

const server = createTestServer({ SUPPORT_EMAIL: 'help@example.org' });

const PATH = '/api/v1/support/tickets';
const ticket = { fullName: 'Ada', email: 'ada@example.org', message: 'The map stays grey.' };

test.each([
  ['a visitor', server.anonymous, 401],
  ['a client', server.as('client'), 200],
  ['a company', server.as('company'), 200],
  ['a contractor', server.as('contractor'), 200],
  ['an admin', server.as('admin'), 200],
])('%s writes to support; their own questions answer who is signed in', async (_who, caller, read) => {
  expect((await caller.post(PATH, ticket)).statusCode).toBe(201);
  expect((await caller.get(PATH)).statusCode).toBe(read);
});

test('a visitor gets a number, and the operator a mail with it, name, address and words [SUP-01]', async () => {
  const answer = (await server.anonymous.post(PATH, ticket)).json();
  expect(answer).toMatchObject({ success: true, message: 'Thank you. We have your message.' });
  const { number } = answer.data;
  expect(number).toBeGreaterThan(1000);
  const mails = await server.mailsTo('help@example.org');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`Support request ${number}`);
  expect(mails[0]?.text).toContain('Ada (ada@example.org) writes:\n\nThe map stays grey.');
  const second = (await server.anonymous.post(PATH, ticket)).json();
  expect(second.data.number).toBeGreaterThan(number);
});

test('what a stranger writes is text in the mail, never markup', async () => {
  await server.anonymous.post(PATH, { ...ticket, message: '<img src=x onerror=alert(1)>' });
  const [mail] = await server.mailsTo('help@example.org');
  expect(mail?.html).toContain('&lt;img src=x');
  expect(mail?.html).not.toContain('<img');
});

test('who is signed in writes under their own name and address [SUP-02]', async () => {
  const { fullName, email } = await server.user('client');
  await server.as('client').post(PATH, { ...ticket, fullName: 'The boss', email: 'boss@example.org' });
  const [mail] = await server.mailsTo('help@example.org');
  expect(mail?.text).toContain(`${fullName} (${email}) writes:`);
});

test('one’s own questions are listed newest first, and nobody else’s [SUP-03]', async () => {
  const caller = server.as('contractor');
  await caller.post(PATH, { ...ticket, message: 'First' });
  await caller.post(PATH, { ...ticket, message: 'Second' });
  await server.as('client').post(PATH, ticket);
  await server.anonymous.post(PATH, ticket);
  const { data } = (await caller.get(PATH)).json();
  expect(data.map(({ message }: { message: string }) => message)).toEqual(['Second', 'First']);
});

test('questions are read page by page, with the number of all [SUP-03]', async () => {
  const caller = server.as('contractor');
  for (const message of ['First', 'Second', 'Third']) await caller.post(PATH, { message });
  expect((await caller.get(`${PATH}?page=2&limit=2`)).json()).toMatchObject({
    data: [{ message: 'First' }],
    count: 3,
    page: 2,
    limit: 2,
  });
});

test('a visitor says who asks, and who is signed in need not [SUP-02]', async () => {
  const answer = await server.anonymous.post(PATH, { message: 'Hello' });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['fullName', 'email']]);
  expect((await server.as('client').post(PATH, { message: 'Hello' })).statusCode).toBe(201);
});

test('the operator’s answer goes to the asker [SUP-01]', async () => {
  await server.anonymous.post(PATH, ticket);
  expect(await server.mailsTo('help@example.org')).toMatchObject([{ replyTo: ticket.email }]);
});

test('the same Idempotency-Key gets the first number again, and one mail is sent [SUP-04]', async () => {
  const headers = { 'idempotency-key': 'a-key-of-this-form' };
  const first = (await server.anonymous.post(PATH, ticket, { headers })).json();
  const again = (await server.anonymous.post(PATH, ticket, { headers })).json();
  expect(again).toEqual(first);
  expect(await server.mailsTo('help@example.org')).toHaveLength(1);
});

test.each([
  [{ message: '  ' }, 'message'],
  [{ email: 'nobody' }, 'email'],
  [{ fullName: '' }, 'fullName'],
  [{ message: 'x'.repeat(5001) }, 'message'],
])('%j is refused', async (changes, field) => {
  const answer = await server.anonymous.post(PATH, { ...ticket, ...changes });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});
