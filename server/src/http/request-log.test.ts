import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { AppError } from '../kit/errors';
import { answerError } from './plugins/errors';
import { logSerializers } from '../kit/logs/log-serializers';
import { readableLines } from '../kit/logs/readable-lines';
import { RequestLog } from './request-log';

/** As drizzle wraps what the driver throws. */
const lost = new Error('Failed query', {
  cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
});

async function linesOf(toLines: (out: PassThrough) => { write: (line: string) => unknown } = (out) => out) {
  const out = new PassThrough();
  let text = '';
  out.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const app = fastify({
    logger: { level: 'info', stream: toLines(out), serializers: logSerializers },
    logController: new RequestLog(),
    genReqId: () => 'request-1',
  });
  app.decorateRequest('failure', undefined);
  app.setErrorHandler(answerError);
  app.get('/files/:id', async () => 'a file');
  app.get('/broken', async () => Promise.reject(new Error('a defect')));
  app.get('/busy', async () => Promise.reject(new AppError('BUSY')));
  app.get('/lost', async () => Promise.reject(lost));
  for (const path of ['/files/7?sig=s3cret', '/broken', '/busy', '/lost']) await app.inject(path);
  await app.close();
  return text.trim().split('\n');
}

test('a call leaves one line with all there is to know about it', async () => {
  const lines = (await linesOf()).map((line) => JSON.parse(line) as object);
  expect(lines[0]).toMatchObject({
    ...{ level: 30, msg: 'call', reqId: 'request-1', ip: '127.0.0.1' },
    ...{ method: 'GET', url: '/files/7', route: '/files/:id', status: 200 },
    ms: expect.any(Number) as number,
  });
});

test('only what nobody planned is an error: not a busy server, nor a database that is away', async () => {
  const lines = (await linesOf()).map((line) => JSON.parse(line) as object);
  expect(lines.slice(1)).toEqual([
    expect.objectContaining({ level: 50, msg: 'request failed', reqId: 'request-1' }),
    expect.objectContaining({ msg: 'call', url: '/broken', status: 500, code: 'INTERNAL' }),
    expect.objectContaining({ level: 30, msg: 'call', url: '/busy', status: 503, code: 'BUSY' }),
    expect.objectContaining({ msg: 'call', url: '/lost', code: 'UNAVAILABLE', reason: 'ECONNREFUSED' }),
  ]);
});

test('a developer reads it without a tool', async () => {
  const lines = await linesOf(readableLines);
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}GET \/files\/7 200 [\d.]+ ms$/);
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d ERROR request failed {"code":"INTERNAL"}$/);
  expect(lines[2]).toMatch(/^ {2}Error: a defect$/);
  expect(lines.at(-2)).toMatch(/GET \/busy 503 [\d.]+ ms BUSY$/);
  expect(lines.at(-1)).toMatch(/GET \/lost 503 [\d.]+ ms UNAVAILABLE ECONNREFUSED$/);
});
