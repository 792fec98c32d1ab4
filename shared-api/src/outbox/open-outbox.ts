import type { AppStore } from '@plumbline/shared-api/store';
import { createDelivery } from './delivery';
import { followTabs } from './follow-tabs';
import { keepDrafts } from './keep-drafts';
import { toKept, type NewCall, type NewMessage, type Unsent } from './outgoing';
import { outboxActions, selectOutbox } from './state';
import { withStorage } from './storage';

export type Outbox = ReturnType<typeof openOutbox>;

/** One person's outbox in this tab. What is unfinished when it is closed goes on when it is opened again. */
export function openOutbox(store: AppStore, userId: string) {
  const { dispatch } = store;
  let isClosed = false;
  const show = (action: Parameters<typeof dispatch>[0]) => {
    if (!isClosed) dispatch(action);
  };

  const list = () =>
    withStorage(async (storage) => {
      show(outboxActions.listed(await storage.listOutgoing(userId)));
    });
  const tabs = followTabs({ store, onChange: () => void list(), onChance: () => delivery.start() });
  const delivery = createDelivery({
    userId,
    store,
    onChange(message) {
      show(outboxActions.put(message));
      tabs.post('changed');
    },
    onSent(clientMessageId) {
      show(outboxActions.removed(clientMessageId));
      tabs.post('changed');
    },
  });
  void withStorage((storage) => storage.keepOnly(userId));
  const drafts = keepDrafts(store, userId);
  void list().then(delivery.start);

  const add = (message: Unsent, files: readonly File[] = []) => {
    show(outboxActions.put(message));
    void withStorage(async (storage) => {
      if (files.length > 0) await storage.putFiles({ key: message.clientMessageId, userId, files });
      await storage.putOutgoing(message);
      // A list that was read meanwhile did not hold it.
      show(outboxActions.put(message));
      tabs.post('added');
    }).then(delivery.start);
  };

  return {
    send: ({ files, ...message }: NewMessage) => add(toKept(message, userId, files), files),
    keep: (call: NewCall, files?: readonly File[]) => add(toKept(call, userId, files), files),
    /** Tries what was refused again, or what waits now. */
    retry(clientMessageId: string) {
      const { outgoing } = selectOutbox(store.getState());
      const message = outgoing.find((one) => one.clientMessageId === clientMessageId);
      if (message) add({ ...message, state: 'pending' });
    },
    discard(clientMessageId: string) {
      show(outboxActions.removed(clientMessageId));
      void withStorage(async (storage) => {
        await storage.removeOutgoing(clientMessageId);
        tabs.post('changed');
      });
    },
    changeDraft: drafts.change,
    close() {
      drafts.close();
      isClosed = true;
      tabs.stop();
      delivery.stop();
      dispatch(outboxActions.closed());
    },
  };
}
