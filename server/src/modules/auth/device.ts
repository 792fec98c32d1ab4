import type { FastifyRequest } from 'fastify';
import type { Device } from './sessions.service';

/** What a new session notes of the machine it is opened from. */
export function deviceOf({ headers, ip }: FastifyRequest): Device {
  return { userAgent: headers['user-agent'], address: ip };
}
