import { eq, sql } from 'drizzle-orm';
import { accountAttempts, emailCodes } from '../../../database/tables/accounts';
import { mails } from '../../../database/tables/mails';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();

const email = 'ada@example.org';
const register = (headers = {}) =>
  server.anonymous.post(
    '/api/v1/auth/register',
    { fullName: 'Ada Mason', email, password: 'password123', userType: 'client' },
    { headers },
  );
const verify = (code: string, address = email) =>
  server.anonymous.post('/api/v1/auth/verify-email', { email: address, code });
const resend = (address = email) => server.anonymous.post('/api/v1/auth/resend-code', { email: address });

async function newestCode(): Promise<string> {
  const [mail] = await server.mailsTo(email);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

const another = (code: string) => (code === '000000' ? '111111' : '000000');
const isVerified = async () =>
  (await server.database.query.users.findFirst({ where: eq(users.email, email) }))?.emailVerifiedAt !== null;

test.each([
  ['en-GB,en', 'Your Plumbline verification code', 'Hello Ada Mason,'],
  ['fr-CA,fr;q=0.9,en;q=0.5', 'Votre code de vérification Plumbline', 'Bonjour Ada Mason,'],
])(
  'a registration sends its code in the language of the browser (%s) [ACC-40]',
  async (header, subject, greeting) => {
    await register({ 'accept-language': header });
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(greeting);
    expect(mail?.html).toContain(await newestCode());
  },
);

test('the code verifies the address, once, and a welcome follows [ACC-22]', async () => {
  await register();
  const code = await newestCode();
  const answer = await verify(code);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ success: true, message: 'Email verified successfully!' });
  expect(await isVerified()).toBe(true);
  expect((await server.mailsTo(email))[0]?.subject).toBe('Welcome to Plumbline');
  expect((await verify(code)).json()).toMatchObject({ code: 'CODE_INVALID' });
});

test('a code used twice at once works once [ACC-22]', async () => {
  await register();
  const code = await newestCode();
  const answers = await Promise.all([verify(code), verify(code), verify(code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
});

test('after five wrong tries even the right code is refused [ACC-23]', async () => {
  await register();
  const code = await newestCode();
  for (let i = 0; i < 5; i++) expect((await verify(another(code))).statusCode).toBe(400);
  const answer = await verify(code);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'CODE_INVALID', error: 'This code is wrong or has expired.' });
  expect(await isVerified()).toBe(false);
});

test('a code is over after ten minutes [ACC-23]', async () => {
  await register();
  const code = await newestCode();
  const row = await server.database.query.emailCodes.findFirst();
  const lasts = (row?.expiresAt.getTime() ?? 0) - Date.now();
  expect(Math.round(lasts / 60_000)).toBe(10);
  await server.database.update(emailCodes).set({ expiresAt: sql`now()` });
  expect((await verify(code)).json()).toMatchObject({ code: 'CODE_INVALID' });
});

test('a new code takes the place of the old one [ACC-24]', async () => {
  await register();
  const first = await newestCode();
  expect((await resend()).json()).toMatchObject({ success: true, message: 'We have sent you a new code' });
  await server.settle();
  const second = await newestCode();
  expect(await server.mailsTo(email)).toHaveLength(2);
  if (first !== second) expect((await verify(first)).statusCode).toBe(400);
  expect((await verify(second)).statusCode).toBe(200);
});

test('the code is nowhere in the tables but in the mail [ACC-23]', async () => {
  await register();
  const code = await newestCode();
  await server.database.delete(mails);
  expect(
    JSON.stringify([
      await server.database.query.emailCodes.findMany(),
      await server.database.query.outbox.findMany(),
    ]),
  ).not.toContain(code);
});

test('an unverified person signs in and works [ACC-26]', async () => {
  await register();
  const answer = await server.anonymous.post('/api/v1/auth/login', { email, password: 'password123' });
  expect(answer.json()).toMatchObject({ success: true, user: { emailVerified: false } });
});

test.each([
  ['of nobody', async () => undefined],
  ['of a verified account', async () => void (await server.addUser({ email, emailVerifiedAt: new Date() }))],
  ['waiting for its code', async () => void (await register())],
])('an address %s gets the same answers [ACC-52]', async (_which, arrange) => {
  await arrange();
  const given = another(await newestCode());
  const answers = [await resend(), await verify(given)];
  const said = answers.map((answer) => [answer.statusCode, answer.json().code, answer.json().message]);
  expect(said).toEqual([
    [200, undefined, 'We have sent you a new code'],
    [400, 'CODE_INVALID', 'This code is wrong or has expired.'],
  ]);
});

test('nothing is sent to an unknown address, or to a verified one', async () => {
  await server.addUser({ email: 'done@example.org', emailVerifiedAt: new Date() });
  await resend('nobody@example.org');
  await resend('done@example.org');
  await server.settle();
  expect(await server.database.query.mails.findMany()).toEqual([]);
});

test('a try on an unknown address writes as much as one on a known one', async () => {
  await register();
  await server.database.delete(accountAttempts);
  await verify('000000', 'nobody@example.org');
  expect(await server.database.query.accountAttempts.findMany()).toMatchObject([
    { kind: 'try', email: 'nobody@example.org' },
  ]);
});
