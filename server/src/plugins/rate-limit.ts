import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { AppError } from '../errors';
import type { Limits } from '../config';

const MINUTE = 60_000;

/** Limits calls per signed-in user, else per address; beyond it 429 with Retry-After. */
export const callLimits = fp<{ limits: Limits; isLifted: boolean }>(
  async (app, { limits, isLifted }) => {
    if (isLifted) return;
    // Before the plugin's own onRoute hook, which reads what this one writes.
    app.addHook('onRoute', (route) => {
      const name = route.config?.limit;
      if (name === undefined) return;
      const { max, minutes } = limits[name];
      route.config = { ...route.config, rateLimit: { max, timeWindow: minutes * MINUTE } };
    });
    await app.register(rateLimit, {
      max: limits.general.max,
      timeWindow: limits.general.minutes * MINUTE,
      cache: 20_000,
      keyGenerator: (request) => request.viewer?._id ?? request.ip,
      errorResponseBuilder: (_request, { ttl }) => new AppError('RATE_LIMITED', { retryAfter: Math.ceil(ttl / 1000) }),
    });
  },
  { name: 'call-limits', dependencies: ['session'] },
);
