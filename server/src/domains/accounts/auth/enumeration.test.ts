import pg from 'pg';
import { createTestServer } from '../../../app/testing';

const server = createTestServer();

const KNOWN = 'known@example.org';

/** What takes time in an answer: password hashes and database queries. Counted, because measured time is noisy. */
async function workOf(call: () => Promise<unknown>) {
  const { passwords } = server.services;
  const spies = {
    checks: jest.spyOn(passwords, 'isRight'),
    hashes: jest.spyOn(passwords, 'hash'),
    statements: jest.spyOn(pg.Client.prototype, 'query'),
  };
  await call();
  const work = Object.entries(spies).map(([what, spy]) => [what, spy.mock.calls.length] as const);
  jest.restoreAllMocks();
  return Object.fromEntries(work);
}

const signIn = (email: string) =>
  server.anonymous.post('/api/v1/auth/login', { email, password: 'wrong-password' });
const forgot = (email: string) => server.anonymous.post('/api/v1/auth/forgot-password', { email });
const resend = (email: string) => server.anonymous.post('/api/v1/auth/resend-code', { email });
const verify = (email: string) =>
  server.anonymous.post('/api/v1/auth/verify-email', { email, code: '000000' });
const reset = (email: string) =>
  server.anonymous.put('/api/v1/auth/reset-password', {
    email,
    token: 'x'.repeat(43),
    newPassword: 'correct horse',
  });

test.each([
  ['sign-in', signIn],
  ['forgot password', forgot],
  ['resend', resend],
  ['verification', verify],
  ['reset', reset],
])(
  '%s answers a known and an unknown address alike, in text and in the work it takes [ACC-52]',
  async (_call, call) => {
    await server.addAccount({ email: KNOWN });
    const [known, unknown] = [await call(KNOWN), await call('unknown@example.org')];
    const bodyOf = ({ requestId: _requestId, ...body }: Record<string, unknown>) => body;
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(bodyOf(unknown.json())).toEqual(bodyOf(known.json()));

    const [knownWork, unknownWork] = [
      await workOf(() => call(KNOWN)),
      await workOf(() => call('nobody@example.org')),
    ];
    expect(knownWork.statements).toBeGreaterThan(0);
    expect(unknownWork).toEqual(knownWork);
  },
);
