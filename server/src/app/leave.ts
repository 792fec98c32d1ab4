import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Realtime } from '../domains/chat/realtime/socket';

export type LetSocketsGo = Realtime['leave'];

/**
 * How long proxies have to notice that this process is no longer ready, and to close what they keep idle (nginx after
 * two seconds, deploy/nginx): a call that is sent just as its connection is closed here would be lost, and nobody may repeat a POST.
 */
export const LEAVE_MS = 3000;

/** Sends callers elsewhere before the process stops to listen. */
export async function leave(http: FastifyInstance, letSocketsGo?: LetSocketsGo): Promise<void> {
  http.leave();
  await Promise.all([sleep(LEAVE_MS), letSocketsGo?.(LEAVE_MS)]);
}
