import type { Ack, ClientEvents } from '@plumbline/shared-schema/events';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../../../settings/config';
import { AppError } from '../../../kit/errors';
import { createCallCounter } from '../../../http/plugins/call-counter';
import { errorText, languageOf } from '../../../kit/texts';
import { span } from '../../../tracing/span';
import type { RunningWork } from './running-work';
import type { RealtimeSocket } from './socket-types';

const WINDOW_MS = 10_000;
/** Events of one socket in ten seconds. Messages are counted for their sender as well. */
const MAX_EVENTS: Record<keyof ClientEvents, number> = {
  registerUser: 30,
  joinRoom: 60,
  sendMessage: 60,
  markAsRead: 60,
  typing: 30,
};

type Parts = {
  config: Pick<Config, 'isLoadTest'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  work: RunningWork;
  onRefused?: (() => void) | undefined;
};

/** Registers what an event does; what that returns goes into the acknowledgement. */
export type OnEvent = <T>(
  event: keyof ClientEvents,
  schema: z.ZodType<T>,
  act: (payload: T) => Promise<object | void>,
) => void;

/** Every event is counted, validated and acknowledged, with success or an error; a client may leave the callback out. */
export function createEventListener(
  socket: RealtimeSocket,
  { config, log, work, onRefused }: Parts,
): OnEvent {
  return (event, schema, act) => {
    const isLifted = config.isLoadTest && event === 'sendMessage';
    const calls = createCallCounter({ max: isLifted ? Infinity : MAX_EVENTS[event], windowMs: WINDOW_MS });

    async function answer(payload: unknown): Promise<Ack> {
      try {
        const retryAfter = calls.count(event);
        if (retryAfter !== undefined) {
          onRefused?.();
          throw new AppError('RATE_LIMITED', { retryAfter });
        }
        const parsed = schema.safeParse(payload);
        // PostgreSQL cannot keep a NUL character.
        if (!parsed.success || JSON.stringify(payload).includes('\\u0000'))
          throw new AppError('VALIDATION_FAILED');
        return { success: true, ...(await act(parsed.data)) };
      } catch (error) {
        if (!(error instanceof AppError)) log.error({ err: error }, 'socket');
        return refusal(socket, error instanceof AppError ? error : new AppError('INTERNAL'));
      }
    }

    const listener = async (payload: unknown, ack?: unknown) => {
      if (work.isEnding()) return;
      const result = await work.track(span(`socket ${event}`, { kind: 'server' }, () => answer(payload)));
      if (typeof ack === 'function') (ack as (result: Ack) => void)(result);
    };
    socket.on(event, listener as never);
  };
}

function refusal({ handshake }: RealtimeSocket, { code, details }: AppError): Ack {
  const retryAfter = details?.['retryAfter'];
  return {
    success: false,
    error: errorText(languageOf(handshake.headers['accept-language']), code, details),
    code,
    ...(typeof retryAfter === 'number' && { retryAfter }),
  };
}
