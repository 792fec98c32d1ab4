import { sql } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { accountAttempts, twoSteps } from '../../../database/tables/accounts';
import { createTestServer, PASSWORD } from '../../../app/testing';

const server = createTestServer({
  LIMIT_SIGN_IN_FAILURES_PER_ACCOUNT: '5/15',
  LIMIT_SECOND_STEPS_PER_DAY: '12/1440',
});
const TWO_STEP = '/api/v1/users/me/two-step';
const email = 'ada@example.org';

const signIn = () => server.anonymous.post('/api/v1/auth/login', { email, password: PASSWORD });
const second = (ticket: string, code: string) =>
  server.anonymous.post('/api/v1/auth/two-step', { ticket, code });

async function turnOn(): Promise<string> {
  await server.addAccount({ email });
  const caller = server.withToken((await signIn()).json().token);
  const { secret } = (await caller.post(TWO_STEP, { password: PASSWORD })).json().data;
  await caller.put(TWO_STEP, { code: generateSync({ secret }) });
  await server.database.update(twoSteps).set({ lastStep: 0 });
  return secret;
}

test('a sign-in counts as failed until its second step is done, and then as none [ACC-92]', async () => {
  const secret = await turnOn();
  const tickets: string[] = [];
  for (let i = 0; i < 5; i++) tickets.push((await signIn()).json().details.ticket);
  expect((await signIn()).json().code).toBe('TOO_MANY_SIGN_INS');
  expect((await second(tickets[4] ?? '', generateSync({ secret }))).statusCode).toBe(200);
  expect((await signIn()).json().code).toBe('TWO_STEP_REQUIRED');
});

test('wrong codes of hours ago count against the day [ACC-110]', async () => {
  await turnOn();
  const { ticket } = (await signIn()).json().details;
  for (let i = 0; i < 4; i++) await second(ticket, '000000');
  for (let i = 0; i < 2; i++) {
    const age = sql`${accountAttempts.createdAt} - interval '1 hour'`;
    await server.database.update(accountAttempts).set({ createdAt: age });
    const other = (await signIn()).json().details.ticket as string;
    for (let n = 0; n < 4; n++) await second(other, '000000');
  }
  const limited = await second((await signIn()).json().details.ticket, '000000');
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(12 * 3600);
});
