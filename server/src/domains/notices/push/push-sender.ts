import type { FastifyBaseLogger } from 'fastify';
import { createSendLoop, pauseAfter } from '../../../kit/outbox/send-loop';
import { createTroubleLog } from '../../../kit/outbox/trouble-log';
import type { TroubleLog } from '../../../kit/outbox/trouble-log';
import type { PushClient } from './push-client';
import { pushText } from './push-text';
import type { DuePush, PushesRepository } from './pushes.repository';

const BATCH = 20;
/** Some twenty minutes in all: what is older is no news, and stays in the bell. */
const MOST_ATTEMPTS = 8;

type SenderOptions = {
  pushes: PushesRepository;
  sendPush: PushClient;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  trouble?: TroubleLog;
  /** Milliseconds between looks when there is nothing to do. */
  pollMs?: number;
};

/**
 * Sends what waits in the table, but for what was read in the meantime. A failure is tried again after 5, 10, 20…
 * seconds, eight times in all; a subscription that is gone is removed.
 */
export function createPushSender({
  pushes,
  sendPush,
  log,
  trouble = createTroubleLog(log),
  pollMs = 500,
}: SenderOptions) {
  async function send(push: DuePush): Promise<void> {
    const { id, subscription, notification, isSessionOver } = push;
    if (isSessionOver) return pushes.remove(subscription.id);
    if (notification.readAt !== null) return pushes.close(id);
    const outcome = await sendPush(subscription, pushText(push)).catch((error: unknown) => error as Error);
    if (outcome instanceof Error) return recordFailure(push, outcome);
    if (outcome === 'gone') return pushes.remove(subscription.id);
    if (outcome === 'refused') warn(push, 'push refused');
    return pushes.close(id);
  }

  async function recordFailure(push: DuePush, error: Error): Promise<void> {
    const isOver = push.attempts >= MOST_ATTEMPTS;
    warn(push, isOver ? 'push given up' : 'push not sent', error);
    if (isOver) return pushes.close(push.id);
    return pushes.postpone(push.id, pauseAfter(push.attempts));
  }

  /** The address is a secret of the browser: its host is enough. */
  const warn = ({ id, attempts, subscription }: DuePush, text: string, error?: Error) =>
    log.warn({ err: error, pushId: id, attempts, host: new URL(subscription.endpoint).host }, text);

  return createSendLoop({ lease: pushes.lease, send, batch: BATCH, pollMs, name: 'push sender', trouble });
}
