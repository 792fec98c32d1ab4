import { connect } from '../database/connect';
import { addressOf, createTestServer, until } from './testing';
import { startMailServer } from '../kit/mail/testing';
import type { MailServer } from '../kit/mail/testing';
import { createSockets } from '../domains/chat/realtime/testing';
import { startTracer } from '../tracing/otlp';
import { span, traceWith } from '../tracing/span';
import { startReceiver, valueOf } from '../tracing/testing';
import type { SentSpan } from '../tracing/testing';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const lost: string[] = [];

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let tracer: ReturnType<typeof startTracer>;
let mailServer: MailServer;
const settings: Record<string, string> = { PUBLIC_URL: 'https://plumbline.example' };
// Before the server of the test is put together.
beforeAll(async () => {
  receiver = await startReceiver();
  mailServer = await startMailServer();
  settings['SMTP_URL'] = mailServer.url;
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = receiver.url;
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '20';
  tracer = startTracer({ role: 'all', onLost: (reason) => lost.push(reason) });
  traceWith(tracer);
});
const server = createTestServer(settings);
const sockets = createSockets(() => server.http);
afterEach(() => sockets.closeAll());
afterAll(async () => {
  traceWith(undefined);
  await tracer.stop();
  await Promise.all([receiver.close(), mailServer.stop()]);
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  delete process.env['OTEL_BSP_SCHEDULE_DELAY'];
});

const named = (name: string | RegExp): SentSpan[] =>
  receiver.spans().filter((sent) => (typeof name === 'string' ? sent.name === name : name.test(sent.name)));

async function call(path: string, body: object) {
  const { port } = await addressOf(server.http);
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` },
    body: JSON.stringify(body),
  });
}

test('a call, its statements, its events and its mail are one trace, which tells nothing of anybody [PLT-301]', async () => {
  const { email, fullName, id } = await server.addAccount({ fullName: 'Ada Secretive' });
  expect((await call('/api/v1/auth/forgot-password?token=hidden', { email })).status).toBe(200);
  await server.settle();
  expect(mailServer.received).toHaveLength(1);
  await until(() => named('send mail').length > 0);

  const [http] = named('POST /api/v1/auth/forgot-password');
  expect(http).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
  expect(valueOf(http?.attributes ?? [], 'http.response.status_code')).toBe(200);
  const [delivery] = named('deliver password.forgotten');
  expect(delivery?.traceId).toBe(TRACE);
  const statements = receiver.spans().filter(({ parentSpanId }) => parentSpanId === http?.spanId);
  const texts = statements.map(({ attributes }) => String(valueOf(attributes, 'db.query.text')));
  expect(texts).toContainEqual(expect.stringMatching(/^insert into "outbox" .*\$1/));
  expect(receiver.spans().some(({ parentSpanId }) => parentSpanId === delivery?.spanId)).toBe(true);
  expect(named('send mail').map(({ traceId }) => traceId)).toEqual([TRACE]);

  expect([...receiver.paths]).toEqual(['POST /v1/traces']);
  expect(receiver.services()).toContain('plumbline-all');
  const [mail] = mailServer.received;
  const secrets = [email, fullName, id, 'hidden', mail?.subject ?? ''];
  for (const secret of secrets) expect(receiver.bodies.join('\n')).not.toContain(secret);
});

test('what asks for work by itself is no trace, and neither is a health check [PLT-301]', async () => {
  const before = receiver.spans().length;
  await server.settle();
  await server.anonymous.get('/healthz');
  await server.anonymous.get('/api/v1/jobs/recent');
  await until(() => named('GET /api/v1/jobs/recent').length > 0);
  const roots = receiver
    .spans()
    .slice(before)
    .filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.map(({ name }) => name)).toEqual(['GET /api/v1/jobs/recent']);
});

test('an event of a socket is a trace with its statements [PLT-301]', async () => {
  const { id } = await server.user('client');
  await addressOf(server.http);
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  const token = await server.services.sessions.open(server.database, { userId: id, remember: false, device });
  const { socket, register } = await sockets.connect(token);
  await register(id);
  socket.disconnect();
  await until(() => named('socket registerUser').length > 0);
  const [event] = named('socket registerUser');
  expect(receiver.spans().some(({ parentSpanId }) => parentSpanId === event?.spanId)).toBe(true);
});

test('a statement that waited for a connection belongs to who asked; of its failure the code is told alone [PLT-301]', async () => {
  const connection = connect({ url: server.databaseUrl, poolSize: 1 });
  const ask = (name: string, text: string) =>
    span(name, {}, () => connection.pool.query(text).catch(() => undefined));
  await Promise.all([ask('first', 'select pg_sleep(0.05)'), ask('second', `select 'words'::int`)]);
  await connection.close();
  await until(() => named('second').length > 0 && named('SELECT').length > 1);
  const [second] = named('second');
  const [failed] = receiver.spans().filter(({ parentSpanId }) => parentSpanId === second?.spanId);
  expect(failed?.status).toEqual({ code: 2 });
  expect(valueOf(failed?.attributes ?? [], 'error.type')).toBe('22P02');
});

test('a receiver that is away changes no answer and is told of once [PLT-301]', async () => {
  await receiver.close();
  await server.anonymous.get('/api/v1/jobs/recent');
  await until(() => lost.length > 0);
  expect((await server.anonymous.get('/api/v1/jobs/recent')).statusCode).toBe(200);
  expect(lost).toHaveLength(1);
});
