import type { TypedEvent } from '@plumbline/shared-schema/events';
import { liveActions } from '@plumbline/shared-api/live';
import type { AppDispatch } from '@plumbline/shared-api/store';

/** Whoever types says so every three seconds; nobody says that they have stopped. */
const FORGOTTEN_MS = 5000;

export type TypingTimers = ReturnType<typeof typingTimers>;

/** Who is typing, until they have not been heard of for a while. */
export function typingTimers(dispatch: AppDispatch) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const end = (chatId: string) => {
    if (!timers.has(chatId)) return;
    clearTimeout(timers.get(chatId));
    timers.delete(chatId);
    dispatch(liveActions.typingEnded(chatId));
  };
  return {
    begin({ chatId, userId }: TypedEvent) {
      clearTimeout(timers.get(chatId));
      timers.set(
        chatId,
        setTimeout(() => end(chatId), FORGOTTEN_MS),
      );
      dispatch(liveActions.typingBegan({ chatId, userId }));
    },
    end,
    endAll: () => [...timers.keys()].forEach(end),
  };
}
