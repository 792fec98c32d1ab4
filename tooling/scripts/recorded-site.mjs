/**
 * A preview without server and database: the edge over the preview's registry, and the API's recorded answers.
 * Settings: PORT, PREVIEW_REMOTE, REGISTRY_DIR, REGISTRY_KEYS, RECORDED_DIR.
 */
import { edge, readPublicKeys } from '@plumbline/registry/edge';
import fastify from 'fastify';
import { addressOf, readRecorded, VISITOR } from './recorded-answers.mjs';

const { PORT, PREVIEW_REMOTE, REGISTRY_DIR, REGISTRY_KEYS, RECORDED_DIR } = process.env;
const recorded = readRecorded(RECORDED_DIR);
const accounts = Object.entries(recorded).filter(([, { login }]) => login !== null);
const TOKEN = /^Bearer recorded-(\w+)$/;

const refusal = (code, message) => ({
  success: false,
  error: message,
  message,
  errors: [],
  code,
  requestId: 'recorded',
});

/** The role's recording, else the visitor's. */
function answerTo({ headers, url }) {
  const [, role = VISITOR] = TOKEN.exec(headers.authorization ?? '') ?? [];
  const address = addressOf(url);
  return recorded[role]?.answers[address] ?? recorded[VISITOR]?.answers[address];
}

const app = fastify();
await app.register(edge, {
  place: REGISTRY_DIR,
  publicKeys: await readPublicKeys(REGISTRY_KEYS),
  preview: PREVIEW_REMOTE,
  shellPages: ['/', '/preview', '/platform'],
  settings: {
    apiUrl: '/api/v1',
    tileUrl: null,
    profile: 'demo',
    showClaims: true,
    demoAccounts: accounts.map(([userType, { login }]) => ({
      email: login.user.email,
      password: 'recorded',
      userType,
    })),
  },
});
app.get('/readyz', { config: {} }, () => ({ status: 'ok' }));
app.post('/api/v1/auth/login', (request, reply) => {
  const account = accounts.find(([, { login }]) => login.user.email === request.body?.email);
  if (!account)
    return reply.code(401).send(refusal('INVALID_CREDENTIALS', 'Nobody of that address is recorded.'));
  return { ...account[1].login, token: `recorded-${account[0]}` };
});
app.post('/api/v1/auth/logout', () => ({ success: true, message: 'Logged out' }));
app.post('/api/v1/telemetry', (_request, reply) => reply.code(202).send());
app.setNotFoundHandler((request, reply) => {
  if (request.method !== 'GET')
    return reply.code(403).send(refusal('FORBIDDEN', 'Recorded answers cannot be changed.'));
  const answer = answerTo(request);
  if (!answer) return reply.code(404).send(refusal('NOT_FOUND', `Nothing is recorded for ${request.url}.`));
  if (answer.total !== undefined) reply.header('x-total-count', answer.total);
  reply.code(answer.status).type(answer.type);
  return reply.send(answer.base64 === undefined ? answer.body : Buffer.from(answer.base64, 'base64'));
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => app.close());
