import type { ErrorCode } from '@plumbline/shared-schema/errors';
import fp from 'fastify-plugin';
import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';

/** Why somebody was refused: the errors below, and `socket-event` for what a socket asks, or an address opens, too often. */
type Refusal = (typeof KINDS)[number];
const KINDS = [
  'rate-limit',
  'uploads-at-once',
  'upload-size',
  'busy',
  'auth',
  'access',
  'socket-event',
] as const;

const KIND_OF: Partial<Record<ErrorCode, Refusal>> = {
  RATE_LIMITED: 'rate-limit',
  TOO_MANY_SIGN_INS: 'rate-limit',
  PAYLOAD_TOO_LARGE: 'upload-size',
  FILE_TOO_LARGE: 'upload-size',
  PICTURE_TOO_LARGE: 'upload-size',
  ATTACHMENT_TOO_LARGE: 'upload-size',
  BUSY: 'busy',
  NOT_SIGNED_IN: 'auth',
  SESSION_EXPIRED: 'auth',
  FORBIDDEN: 'access',
  HIRERS_ONLY: 'access',
  CONTRACTORS_ONLY: 'access',
  ADMINS_ONLY: 'access',
};

/** Prometheus figures of calls that were refused, by kind. */
export function createRefusalMeter(registry: Registry) {
  const refused = new Counter({
    name: 'plumbline_refused_total',
    help: 'Calls and socket events that were refused, by kind',
    labelNames: ['kind'],
    registers: [registry],
  });
  // An alert on a rate needs the series before its first event.
  for (const kind of KINDS) refused.inc({ kind }, 0);

  return {
    countSocketEvent: () => refused.inc({ kind: 'socket-event' }),

    plugin: fp(async (app) => {
      app.addHook('onResponse', ({ failure }, _reply, done) => {
        done();
        if (failure === undefined) return;
        const kind =
          failure.details?.['uploadsAtOnce'] === undefined ? KIND_OF[failure.code] : 'uploads-at-once';
        if (kind !== undefined) refused.inc({ kind });
      });
    }),
  };
}
