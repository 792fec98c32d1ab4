import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../kit/errors';
import type { Limits } from '../../settings/config';
import { createCallCounter } from './call-counter';
import { networkOf } from './networks';
import { callerOf } from './session';
import { createSlowRefusals } from './slow-refusals';

const MINUTE = 60_000;
/** Ours, but not of the scope that `callLimits` counts. */
const OUTSIDE = /^\/(?:readyz|api(?!\/v1(?:\/|$)))/;

/** However it is written: what is not below the prefix to the letter does not come by the hooks of the scope. */
const UNKNOWN = /^\/api\//i;

/** A page shows twenty pictures, which carry no session: they must not use up what an address may call. */
const FILES = /^\/api\/v1\/files\//;

type LimitOptions = { limits: Limits; isLifted: boolean };

/**
 * The first hook of all. Refuses an address that keeps sending invalid tokens, before they are looked up, and
 * counts calls that need no session: readiness, the API documentation, unknown paths of the API, questions about what a
 * path allows, and addresses that are none, which come by no hook.
 */
export const addressLimits = fp<LimitOptions>(
  async (app, { limits, isLifted }) => {
    const settings = { max: limits.general.max, windowMs: limits.general.minutes * MINUTE };
    const badTokens = createCallCounter(settings);
    const callsOutside = createCallCounter(settings);
    const { refuse } = createSlowRefusals();
    app.decorate('countBadToken', (address: string) => void badTokens.count(networkOf(address)));
    app.decorate('countUnreadable', async (address: string) => {
      const network = networkOf(address);
      const retryAfter = isLifted ? undefined : callsOutside.count(`unreadable ${network}`);
      if (retryAfter !== undefined) await refuse(network, retryAfter);
    });
    if (isLifted) return;
    app.addHook('onRequest', (request, _reply, done) => {
      const { headers } = request;
      const network = networkOf(request.ip);
      const outside = outsideOf(request);
      const retryAfter =
        (headers.authorization === undefined ? undefined : badTokens.look(network)) ??
        // A load balancer's readiness checks are not counted.
        (outside === undefined ? undefined : callsOutside.count(`${outside} ${network}`));
      if (retryAfter === undefined) return done();
      refuse(network, retryAfter).then(() => done(), done);
    });
  },
  { name: 'address-limits' },
);

/** Under which name a call is counted that the scope does not count; undefined for one of the scope. */
function outsideOf({ method, url, is404 }: FastifyRequest): string | undefined {
  // Answered before a route is looked for.
  if (method === 'OPTIONS') return method;
  return OUTSIDE.exec(url)?.[0] ?? (is404 ? UNKNOWN.exec(url)?.[0] : undefined);
}

/**
 * Limits calls per signed-in user, else per address; beyond it 429 with Retry-After. Refused calls count like others:
 * register it before the access rule. Named limits of a route come on top.
 */
export const callLimits = fp<LimitOptions>(
  async (app, { limits, isLifted }) => {
    if (isLifted) return;
    const calls = createCallCounter({
      max: limits.general.max,
      windowMs: limits.general.minutes * MINUTE,
    });
    const { refuse } = createSlowRefusals();
    app.addHook('onRequest', (request, _reply, done) => {
      if (request.hasToken && request.viewer === undefined) app.countBadToken(request.ip);
      const caller = callerOf(request);
      const retryAfter = calls.count(FILES.test(request.url) ? `files ${caller}` : caller);
      if (retryAfter === undefined) return done();
      refuse(caller, retryAfter).then(() => done(), done);
    });
    // Before the plugin's own onRoute hook, which reads what this one writes.
    app.addHook('onRoute', (route) => {
      const name = route.config?.limit;
      if (name === undefined) return;
      const { max, minutes } = limits[name];
      route.config = { ...route.config, rateLimit: { max, timeWindow: minutes * MINUTE } };
    });
    await app.register(rateLimit, {
      global: false,
      cache: 20_000,
      keyGenerator: callerOf,
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError('RATE_LIMITED', { retryAfter: Math.ceil(ttl / 1000) }),
    });
  },
  { name: 'call-limits', dependencies: ['session', 'address-limits'] },
);
