import http from 'node:http';
import fp from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Connection } from '../database/connect';
import { createPageMeter } from './page-meter';

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus figures of this process: calls by route and status, the connection pool, Node itself. */
export function createMetrics({ pool }: Connection) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'plumbline_http_request_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const errors = new Counter({ name: 'plumbline_http_errors_total', help: 'Answers of 500 and above', registers: [registry] });
  new Gauge({
    name: 'plumbline_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });

  const registryAlerts = new Counter({
    name: 'plumbline_registry_alerts_total',
    help: 'Times the registry became unusable and the edge stayed with its last good state',
    registers: [registry],
  });

  return {
    countRegistryAlert: () => {
      registryAlerts.inc();
    },
    meterPages: createPageMeter(registry),

    /** Counts every call of the server it is registered on. The route pattern, not the URL: labels must stay few. */
    plugin: fp(async (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
        calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
        if (reply.statusCode >= 500) errors.inc();
      });
    }),

    /** Serves `/metrics` on a port of its own, which is not for the public. */
    listen: ({ port, host }: { port: number; host: string }): http.Server =>
      http
        .createServer((request, response) => {
          if (request.url !== '/metrics') return void response.writeHead(404).end();
          registry.metrics().then(
            (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
            () => response.writeHead(500).end(),
          );
        })
        .listen(port, host),
  };
}
