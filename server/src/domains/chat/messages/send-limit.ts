import type { Config } from '../../../settings/config';
import { AppError } from '../../../kit/errors';
import { createCallCounter } from '../../../http/plugins/call-counter';
import type { CurrentUser } from '../../../http/plugins/session';

/** Counts a message of this person, by whichever way it comes. RATE_LIMITED beyond the limit. */
export type CountSend = (user: Pick<CurrentUser, '_id'>) => void;

export function createSendLimit({ limits, isLoadTest }: Pick<Config, 'limits' | 'isLoadTest'>): CountSend {
  const { max, minutes } = limits.messages;
  const sends = createCallCounter({ max, windowMs: minutes * 60_000 });
  return ({ _id }) => {
    const retryAfter = isLoadTest ? undefined : sends.count(_id);
    if (retryAfter !== undefined) throw new AppError('RATE_LIMITED', { retryAfter });
  };
}
