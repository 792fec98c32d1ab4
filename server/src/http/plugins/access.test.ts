import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { access } from './access';
import type { Access } from './access';
import { answerError } from './errors';
import { session } from './session';
import type { CurrentUser } from './session';

const aUser = (userType: CurrentUser['userType'], isAdmin: boolean): CurrentUser => ({
  _id: 'u1',
  fullName: 'Ada',
  email: 'ada@example.org',
  userType,
  emailVerified: true,
  isAdmin,
  sessionId: 's1',
  sessionExpiresAt: new Date(Date.now() + 3_600_000),
});

/** Tokens are long; these are the roles, repeated. */
const tokenOf = (role: string) => role.padEnd(24, '-');

async function appWith(declared: Access, isAdmin = true): Promise<FastifyInstance> {
  const app = fastify();
  app.setErrorHandler(answerError);
  await app.register(session, {
    lookup: async (token) => {
      const role = token.replace(/-+$/, '') as CurrentUser['userType'];
      return ['client', 'company', 'contractor', 'admin'].includes(role) ? aUser(role, isAdmin) : undefined;
    },
  });
  await app.register(access);
  app.get('/', { config: { access: declared } }, async ({ viewer }) => ({ role: viewer?.userType ?? null }));
  return app;
}

describe.each([
  ['public', { visitor: 200, stale: 200, client: 200, company: 200, contractor: 200, admin: 200 }],
  ['signedIn', { visitor: 401, stale: 401, client: 200, company: 200, contractor: 200, admin: 200 }],
  ['hirer', { visitor: 401, stale: 401, client: 200, company: 200, contractor: 403, admin: 403 }],
  ['contractor', { visitor: 401, stale: 401, client: 403, company: 403, contractor: 200, admin: 403 }],
  ['admin', { visitor: 401, stale: 401, client: 403, company: 403, contractor: 403, admin: 200 }],
] as const)('a route for %s', (declared, table) => {
  test.each(Object.entries(table))('answers %s with %s', async (who, status) => {
    const app = await appWith(declared);
    const headers = who === 'visitor' ? {} : { authorization: `Bearer ${tokenOf(who)}` };
    expect((await app.inject({ url: '/', headers })).statusCode).toBe(status);
  });
});

test('an administrator without the powers of one is refused [ADM-02]', async () => {
  const headers = { authorization: `Bearer ${tokenOf('admin')}` };
  const refused = await (await appWith('admin', false)).inject({ url: '/', headers });
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ code: 'ADMIN_TWO_STEP' });
  expect((await (await appWith('signedIn', false)).inject({ url: '/', headers })).statusCode).toBe(200);
});

test('a public route still knows who calls', async () => {
  const app = await appWith('public');
  const answer = await app.inject({ url: '/', headers: { authorization: `Bearer ${tokenOf('client')}` } });
  expect(answer.json()).toEqual({ role: 'client' });
});

test('a route that declares no access stops start-up', async () => {
  const app = fastify();
  await app.register(session, { lookup: async () => undefined });
  await app.register(access);
  expect(() => app.get('/forgotten', async () => 'open')).toThrow('GET /forgotten declares no access');
});
