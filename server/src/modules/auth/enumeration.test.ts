import { createTestServer } from '../../testing';

const server = createTestServer();

const KNOWN = 'known@example.org';
const ROUNDS = 15;
/** Far above noise, far below what a left-out password check (13 ms against 2) would show. */
const TOLERATED = 3;

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function duration(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const signIn = (email: string) => server.anonymous.post('/api/v1/auth/login', { email, password: 'wrong-password' });
const forgot = (email: string) => server.anonymous.post('/api/v1/auth/forgot-password', { email });
const resend = (email: string) => server.anonymous.post('/api/v1/auth/resend-code', { email });
const verify = (email: string) => server.anonymous.post('/api/v1/auth/verify-email', { email, code: '000000' });
const reset = (email: string) =>
  server.anonymous.put('/api/v1/auth/reset-password', { email, token: 'x'.repeat(43), newPassword: 'correct horse' });

test.each([
  ['sign-in', signIn],
  ['forgot password', forgot],
  ['resend', resend],
  ['verification', verify],
  ['reset', reset],
])('%s answers a known and an unknown address alike, in text and in time [ACC-52]', async (_call, call) => {
  await server.addUser({ email: KNOWN, passwordHash: await server.services.passwords.hash('password123') });
  const [known, unknown] = [await call(KNOWN), await call('unknown@example.org')];
  const told = ({ requestId: _requestId, ...body }: Record<string, unknown>) => body;
  expect(unknown.statusCode).toBe(known.statusCode);
  expect(told(unknown.json())).toEqual(told(known.json()));

  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.known.push(await duration(() => call(KNOWN)));
    times.unknown.push(await duration(() => call(`unknown${round}@example.org`)));
  }
  const ratio = median(times.known) / median(times.unknown);
  expect(Math.max(ratio, 1 / ratio)).toBeLessThan(TOLERATED);
});
