import { AppError } from '../../kit/errors';

const REFUSED_AFTER_MS = 500;
/** Above this many of one caller the next is answered at once. */
const WAITING_AT_ONCE = 200;

/**
 * Refuses a caller who is beyond a limit, and takes its time: whoever calls again as soon as it is answered would else
 * be refused a thousand times a second, and take the time of everybody else.
 */
export function createSlowRefusals() {
  const waiting = new Map<string, number>();
  return {
    refuse: async (caller: string, retryAfter: number): Promise<never> => {
      const before = waiting.get(caller) ?? 0;
      if (before < WAITING_AT_ONCE) {
        waiting.set(caller, before + 1);
        await new Promise((resolve) => setTimeout(resolve, REFUSED_AFTER_MS).unref());
        const left = (waiting.get(caller) ?? 1) - 1;
        if (left > 0) waiting.set(caller, left);
        else waiting.delete(caller);
      }
      throw new AppError('RATE_LIMITED', { retryAfter });
    },
  };
}
