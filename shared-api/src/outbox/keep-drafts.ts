import type { AppStore } from '@plumbline/shared-api/store';
import { outboxActions, selectOutbox } from './state';
import { withStorage } from './storage';

const PAUSE_MS = 300;

/** Keeps what somebody types into their chats until it is sent; written down after a short pause. */
export function keepDrafts(store: AppStore, userId: string) {
  const writing = new Map<string, ReturnType<typeof setTimeout>>();
  let isClosed = false;

  const write = (chatId: string) => {
    clearTimeout(writing.get(chatId));
    writing.delete(chatId);
    const text = selectOutbox(store.getState()).drafts[chatId] ?? '';
    void withStorage((storage) => storage.putDraft({ userId, chatId, text }));
  };
  const writeAll = () => [...writing.keys()].forEach(write);

  window.addEventListener('pagehide', writeAll);
  void withStorage(async (storage) => {
    const drafts = await storage.listDrafts(userId);
    const texts = Object.fromEntries(drafts.map(({ chatId, text }) => [chatId, text]));
    if (!isClosed) store.dispatch(outboxActions.draftsListed(texts));
  });

  return {
    change(chatId: string, text: string) {
      store.dispatch(outboxActions.drafted({ chatId, text }));
      clearTimeout(writing.get(chatId));
      writing.set(
        chatId,
        setTimeout(() => write(chatId), PAUSE_MS),
      );
    },
    close() {
      writeAll();
      isClosed = true;
      window.removeEventListener('pagehide', writeAll);
    },
  };
}
