import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { useSendMessageMutation } from '@plumbline/shared-api/messages';
import type { Message } from '@plumbline/shared-schema/messages';
import { toast } from '@plumbline/shared-ui/toasts';
import { newMessageId, restoreOutgoing, storeOutgoing, type Outgoing } from './outgoing';

type Draft = Pick<Outgoing, 'chatId' | 'recipientId' | 'content'>;

const replaced = (all: Outgoing[], one: Outgoing) =>
  all.some(({ clientMessageId }) => clientMessageId === one.clientMessageId)
    ? all.map((other) => (other.clientMessageId === one.clientMessageId ? one : other))
    : [...all, one];

/**
 * One's messages that the server does not have yet. They are sent one after the other, so that they arrive in the
 * order written; a failed one waits for Retry, with the same `clientMessageId`, so that it cannot arrive twice.
 */
export function useOutbox(userId: string) {
  const { t } = useTranslation('messaging');
  const [sendMessage] = useSendMessageMutation();
  const [outgoing, setOutgoing] = useState(() => restoreOutgoing(userId));
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    storeOutgoing(userId, outgoing);
  }, [userId, outgoing]);

  const put = (message: Outgoing) => {
    setOutgoing((all) => replaced(all, message));
  };

  async function deliver({ chatId, recipientId, content, clientMessageId, at }: Outgoing) {
    const message = { chatId, recipientId, content, clientMessageId, at };
    try {
      await sendMessage({ chatId, recipientId, content, clientMessageId }).unwrap();
      put({ ...message, state: 'sent' });
    } catch (failure) {
      const error = (isApiError(failure) && failure.message) || t('schema:failures.sendMessage');
      put({ ...message, state: 'failed', error });
      toast.error(error);
    }
  }

  function enqueue(message: Outgoing) {
    put(message);
    queue.current = queue.current.then(() => deliver(message));
  }

  return {
    of: (chatId: string) => outgoing.filter((message) => message.chatId === chatId),
    send(draft: Draft) {
      const at = new Date().toISOString();
      enqueue({ ...draft, clientMessageId: newMessageId(), at, state: 'pending' });
    },
    retry(id: string) {
      const message = outgoing.find(({ clientMessageId }) => clientMessageId === id);
      if (message?.state === 'failed') enqueue({ ...message, state: 'pending', error: undefined });
    },
    discard(id: string) {
      setOutgoing((all) => all.filter(({ clientMessageId }) => clientMessageId !== id));
    },
    /** Forgets what the thread holds by now. */
    settle: useCallback((messages: readonly Message[]) => {
      const arrived = new Set(messages.map(({ clientMessageId }) => clientMessageId));
      setOutgoing((all) => {
        const left = all.filter(({ clientMessageId }) => !arrived.has(clientMessageId));
        return left.length === all.length ? all : left;
      });
    }, []),
  };
}
export type Outbox = ReturnType<typeof useOutbox>;
