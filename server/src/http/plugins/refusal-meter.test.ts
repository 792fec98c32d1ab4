import fastify from 'fastify';
import { Registry } from 'prom-client';
import { AppError } from '../../kit/errors';
import { answerError, answerUnknownRoute } from './errors';
import { createRefusalMeter } from './refusal-meter';
import { session } from './session';
import { uploadTurns } from './upload-turns';

test('refused calls are counted by kind, others are not', async () => {
  const registry = new Registry();
  const meter = createRefusalMeter(registry);
  const app = fastify();
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerUnknownRoute(request, reply));
  await app.register(meter.plugin);
  await app.register(session, { lookup: async () => undefined });
  await app.register(uploadTurns);
  let finish = () => undefined as void;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/fine', async () => 'done');
  app.post('/upload', { bodyLimit: 8_000_000 }, async () => finished.then(() => 'done'));
  const codes = [
    'RATE_LIMITED',
    'NOT_SIGNED_IN',
    'HIRERS_ONLY',
    'FILE_TOO_LARGE',
    'BUSY',
    'JOB_NOT_FOUND',
  ] as const;
  for (const code of codes) app.get(`/${code}`, async () => Promise.reject(new AppError(code)));

  for (const code of codes) await app.inject(`/${code}`);
  await app.inject('/fine');
  await app.inject('/unknown');
  // Async, because `inject` sends a call only when it is awaited.
  const upload = async () =>
    app.inject({ method: 'POST', url: '/upload', payload: { file: 'x'.repeat(300_000) } });
  const uploads = [upload(), upload()];
  await upload();
  finish();
  await Promise.all(uploads);
  meter.countSocketEvent();

  const [figures] = await registry.getMetricsAsJSON();
  expect(
    Object.fromEntries((figures?.values ?? []).map(({ labels, value }) => [labels['kind'], value])),
  ).toEqual({
    ...{ 'rate-limit': 1, auth: 1, access: 1, 'upload-size': 1, busy: 1 },
    ...{ 'uploads-at-once': 1, 'socket-event': 1 },
  });
});
