import http from 'node:http';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import fp from 'fastify-plugin';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Connection } from '../../database/connect';
import type { Role } from '../../settings/process-settings';
import { createPageMeter } from './page-meter';
import { createProcessMeter } from './process-meter';
import { createQuestionMeter } from './question-meter';
import { createQueueMeter } from './queue-meter';
import { createRefusalMeter } from './refusal-meter';
import { createSmsMeter } from './sms-meter';
import { createSweepMeter } from './sweep-meter';

export type Metrics = ReturnType<typeof createMetrics>;

/** Codes that only sign-in answers with. */
const FAILED_SIGN_INS: Partial<Record<ErrorCode, string>> = {
  INVALID_CREDENTIALS: 'credentials',
  TOO_MANY_SIGN_INS: 'limit',
  EMAIL_NOT_VERIFIED: 'unverified',
};

/** `connection`: absent in a process without a database. */
type Parts = { connection?: Connection; role: Role };

/** Prometheus figures: calls by route and status, what waits, what this process holds, Node itself. */
export function createMetrics({ connection, role }: Parts) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const failedSignIns = new Counter({
    name: 'plumbline_failed_sign_ins_total',
    help: 'Sign-ins that were refused: wrong password, too many tries, address not verified',
    labelNames: ['reason'],
    registers: [registry],
  });
  for (const reason of Object.values(FAILED_SIGN_INS)) failedSignIns.inc({ reason }, 0);
  if (connection) createQueueMeter(registry, connection);
  const { watchSockets } = createProcessMeter(registry, { pool: connection?.pool, role });
  const registryAlerts = new Counter({
    name: 'plumbline_registry_alerts_total',
    help: 'Times the registry became unusable and the edge stayed with its last good state',
    registers: [registry],
  });

  return {
    countRegistryAlert: () => {
      registryAlerts.inc();
    },
    /** All figures as Prometheus reads them. */
    read: () => registry.metrics(),
    meterPages: createPageMeter(registry),
    timeSweep: createSweepMeter(registry),
    watchSockets,
    watchQuestions: createQuestionMeter(registry),
    watchSms: createSmsMeter(registry),
    refusals: createRefusalMeter(registry),

    /** Counts every call of the server it is registered on. The route pattern, not the URL: labels must stay few. */
    plugin: fp(async (app) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
        calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
        const reason = request.failure && FAILED_SIGN_INS[request.failure.code];
        if (reason !== undefined) failedSignIns.inc({ reason });
        done();
      });
    }),

    /** Serves `/metrics` on a port of its own, which is not for the public. */
    listen: ({ port, host }: { port: number; host: string }): http.Server =>
      http
        .createServer((request, response) => {
          const headers = { 'content-type': registry.contentType, 'x-content-type-options': 'nosniff' };
          if (request.url !== '/metrics') return void response.writeHead(404).end();
          registry.metrics().then(
            (text) => response.writeHead(200, headers).end(text),
            () => response.writeHead(500).end(),
          );
        })
        .listen(port, host),
  };
}
