import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { logSerializers, traceOf } from './log-serializers';
import { createTestServer } from '../../app/testing';

const server = createTestServer();

async function logOf(work: (app: ReturnType<typeof fastify>) => Promise<unknown>): Promise<string> {
  const stream = new PassThrough();
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const app = fastify({ logger: { level: 'info', stream, serializers: logSerializers } });
  await work(app);
  await app.close();
  return text;
}

test('the log holds no query string, where links carry their secrets', async () => {
  const log = await logOf(async (app) => {
    app.get('/files/:id', async () => 'a file');
    await app.inject('/files/7?sig=s3cret');
  });
  expect(log).toContain('/files/7');
  expect(log).not.toContain('s3cret');
});

test('a failed statement is logged with its code, without what people typed', async () => {
  const secret = 's3cret\nof two lines';
  const failing = server.database.execute(sql`select ${secret}::text, 1/0 as n`);
  const error: unknown = await failing.catch((reason: unknown) => reason);
  expect(String(error)).toContain('s3cret');
  const log = await logOf(async (app) => app.log.error({ err: error }, 'failed'));
  expect(log).toContain('22012');
  expect(log).not.toMatch(/s3cret|two lines/);
});

test('the conflicting row is not named', async () => {
  await server.addUser({ email: 'ada@example.org' });
  const error: unknown = await server
    .addUser({ email: 'ada@example.org' })
    .catch((reason: unknown) => reason);
  const log = await logOf(async (app) => app.log.error({ err: error }, 'failed'));
  expect(log).toContain('23505');
  expect(log).not.toContain('ada@example.org');
});

test('nor does what the process says of an error that ends it', async () => {
  const failed: unknown = await server.database
    .execute(sql`select * from no_such_table where name = ${'s3cret'}`)
    .catch((error: unknown) => error);
  expect(String(failed)).toContain('s3cret');
  expect(traceOf(failed)).toContain('no_such_table');
  expect(traceOf(failed)).not.toContain('s3cret');
});
