import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { AppError } from '../errors';
import { answerError } from '../plugins/errors';
import { logSerializers } from './log-serializers';
import { readableLines } from './readable-lines';
import { RequestLog } from './request-log';

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
  app.get('/busy', async () => Promise.reject(new AppError('BUSY')));
  await app.inject('/files/7?sig=s3cret');
  await app.inject('/busy');
  await app.close();
  return text.trim().split('\n');
}

test('a call leaves one line with all there is to know about it', async () => {
  const lines = (await linesOf()).map((line) => JSON.parse(line) as object);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({
    ...{ level: 30, msg: 'call', reqId: 'request-1', ip: '127.0.0.1' },
    ...{ method: 'GET', url: '/files/7', route: '/files/:id', status: 200 },
    ms: expect.any(Number) as number,
  });
  expect(lines[1]).toMatchObject({ level: 50, msg: 'request failed', reqId: 'request-1' });
  expect(lines[2]).toMatchObject({ msg: 'call', url: '/busy', status: 503, code: 'BUSY' });
});

test('a developer reads it without a tool', async () => {
  const lines = await linesOf(readableLines);
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}GET \/files\/7 200 [\d.]+ ms$/);
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d ERROR request failed {"code":"BUSY"}$/);
  expect(lines[2]).toMatch(/^ {2}AppError: BUSY$/);
  expect(lines.at(-1)).toMatch(/GET \/busy 503 [\d.]+ ms BUSY$/);
});
