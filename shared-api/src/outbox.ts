import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { useSession } from '@plumbline/shared-api/session';
import { useAppSelector, type AppStore } from '@plumbline/shared-api/store';
import { openOutbox, type Outbox } from './outbox/open-outbox';
import {
  isMessage,
  type CallName,
  type Calls,
  type NewCall,
  type NewMessage,
  type Outgoing,
  type OutgoingCall,
} from './outbox/outgoing';
import { selectOutbox } from './outbox/state';
import { withStorage } from './outbox/storage';
import { withSeen } from './seen/storage';

export { readOutgoingFiles, useFileDraft, useOutgoingFiles } from './outbox/kept-files';
export type { Outgoing, OutgoingCall, OutgoingFile } from './outbox/outgoing';

type OpenOutbox = { store: AppStore; userId: string; outbox: Outbox; uses: number };
let opened: OpenOutbox | undefined;

/**
 * Keeps the outbox of this person going until the returned function is called. The socket's code does so on every page,
 * so that what was written is sent wherever the reader goes.
 */
export function holdOutbox(store: AppStore, userId: string): () => void {
  if (opened?.store !== store || opened.userId !== userId) {
    opened?.outbox.close();
    opened = { store, userId, outbox: openOutbox(store, userId), uses: 0 };
  }
  const mine = opened;
  mine.uses += 1;
  return () => {
    mine.uses -= 1;
    if (mine.uses > 0 || opened !== mine) return;
    mine.outbox.close();
    opened = undefined;
  };
}

/** After a sign-out: nobody finds on this computer what was not sent, nor what was seen. */
export async function forgetOutbox(): Promise<void> {
  await Promise.all([
    withStorage((storage) => storage.keepOnly(undefined)),
    withSeen((storage) => storage.keepOnly(undefined)),
  ]);
}

function useHeldOutbox(): void {
  const store = useStore() as AppStore;
  const userId = useSession().user?._id;
  useEffect(() => (userId === undefined ? undefined : holdOutbox(store, userId)), [store, userId]);
}

/** Is it of that name? Messages and calls of other names do not have it. */
const isCall = <Name extends CallName>(name: Name) =>
  ((unsent: object) => name in unsent) as (unsent: object) => unsent is OutgoingCall<Name>;

/**
 * One's applications, works and the like that the server does not have yet. They outlive page and browser, and are sent
 * once, in the order written.
 */
export function useUnsent<Name extends CallName>(name: Name) {
  useHeldOutbox();
  const all: readonly object[] = useAppSelector((state) => selectOutbox(state).outgoing);
  const unsent = useMemo(() => all.filter(isCall(name)), [all, name]);
  const actions = useMemo(
    () => ({
      keep: (content: Calls[Name], files?: readonly File[]) =>
        opened?.outbox.keep({ [name]: content } as unknown as NewCall, files),
      retry: (clientMessageId: string) => opened?.outbox.retry(clientMessageId),
      discard: (clientMessageId: string) => opened?.outbox.discard(clientMessageId),
    }),
    [name],
  );
  return { unsent, ...actions };
}

/**
 * One's messages in a chat that the server does not have yet, and the draft of the next one. They outlive page and
 * browser, are sent in the order written, and never twice.
 */
export function useOutbox(chatId: string) {
  useHeldOutbox();
  const all = useAppSelector((state) => selectOutbox(state).outgoing);
  const draft = useAppSelector((state) => selectOutbox(state).drafts[chatId] ?? '');
  const outgoing = useMemo(
    () => all.filter((one): one is Outgoing => isMessage(one) && one.chatId === chatId),
    [all, chatId],
  );
  const actions = useMemo(
    () => ({
      send: (message: Omit<NewMessage, 'chatId'>) => opened?.outbox.send({ ...message, chatId }),
      retry: (clientMessageId: string) => opened?.outbox.retry(clientMessageId),
      discard: (clientMessageId: string) => opened?.outbox.discard(clientMessageId),
      changeDraft: (text: string) => opened?.outbox.changeDraft(chatId, text),
    }),
    [chatId],
  );
  return { outgoing, draft, ...actions };
}
