import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import type { Ack, ClientEvents } from '@plumbline/shared-schema/events';
import type { Message } from '@plumbline/shared-schema/messages';
import type { Socket } from 'socket.io-client';
import { useSession } from '@plumbline/shared-api/session';
import { injectReducer, useAppSelector, type RootState } from '@plumbline/shared-api/store';

/** `online`: the ids of those who share a chat with the reader; null until the server has told. */
type LiveState = { isOpen: boolean; online: string[] | null; typing: Record<string, string> };

const initialState: LiveState = { isOpen: false, online: null, typing: {} };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    opened: (state) => ({ ...state, isOpen: true }),
    closed: () => initialState,
    presenceTold: (state, { payload }: PayloadAction<string[]>) => ({ ...state, online: payload }),
    cameOnline: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      online: [...(state.online ?? []).filter((id) => id !== payload), payload],
    }),
    wentOffline: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      online: (state.online ?? []).filter((id) => id !== payload),
    }),
    typingBegan(state, { payload }: PayloadAction<{ chatId: string; userId: string }>) {
      state.typing[payload.chatId] = payload.userId;
    },
    typingEnded(state, { payload }: PayloadAction<string>) {
      const { [payload]: _ended, ...typing } = state.typing;
      return { ...state, typing };
    },
  },
});

const selectLive = injectReducer('the site', 'live', slice.reducer);

export const selectIsLive = (state: RootState): boolean => selectLive(state).isOpen;

/** What the socket's listener tells the store. */
export const liveActions = slice.actions;

type ClientSocket = Pick<Socket<Record<string, never>, ClientEvents>, 'emit' | 'connected' | 'timeout'>;

let socket: ClientSocket | undefined;
/** Chats that are shown; the server forgets them with the connection. */
const rooms = new Map<string, string>();

/** Called by whoever opens the page's one socket. */
export function setLiveSocket(opened: ClientSocket | undefined): void {
  socket = opened;
}

/** `lastSeqOf`: the last number up to which the page knows a chat. `put`: takes what came after it. */
export type KnownChats = {
  lastSeqOf: (chatId: string) => number | undefined;
  put: (chatId: string, messages: Message[]) => void;
};

/** After each connect: what was said meanwhile comes with the answer. */
export function joinRooms({ lastSeqOf, put }: KnownChats): void {
  for (const [chatId, userId] of rooms)
    socket?.emit('joinRoom', { chatId, userId, afterSeq: lastSeqOf(chatId) }, ({ messages }) => {
      if (messages?.length) put(chatId, messages);
    });
}

const ACK_MS = 5000;

type AnsweredEvent = 'sendMessage' | 'markAsRead';
type AckOf<Event extends AnsweredEvent> = Parameters<NonNullable<Parameters<ClientEvents[Event]>[1]>>[0];

/** Emits over the socket and resolves with the answer; with `undefined` while it is closed, or when no answer comes. */
export async function askLive<Event extends AnsweredEvent>(
  event: Event,
  payload: Parameters<ClientEvents[Event]>[0],
): Promise<AckOf<Event> | undefined> {
  if (!socket?.connected) return undefined;
  const emit = socket.timeout(ACK_MS).emitWithAck.bind(socket.timeout(ACK_MS)) as (
    ...given: unknown[]
  ) => Promise<Ack>;
  return emit(event, payload).then(
    (answer) => answer as AckOf<Event>,
    () => undefined,
  );
}

/**
 * Options for a query whose changes the socket tells of: polled every `fallbackMs` only while the socket is down, and
 * only while the tab is visible.
 */
export function useLive({ fallbackMs }: { fallbackMs: number }) {
  const isOpen = useAppSelector(selectIsLive);
  return {
    pollingInterval: isOpen ? 0 : fallbackMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: !isOpen,
  };
}

/** Whether the person is online; `undefined` while that is not known. */
export function useIsOnline(personId: string): boolean | undefined {
  return useAppSelector((state) => selectLive(state).online?.includes(personId));
}

const TYPING_EVERY_MS = 3000;

/** While shown, the chat's messages and its typing come over the socket. `tellTyping` may be called at each key. */
export function useChatRoom(chatId: string) {
  const { user } = useSession();
  const readerId = user?._id ?? '';
  const toldAt = useRef(0);

  useEffect(() => {
    rooms.set(chatId, readerId);
    socket?.emit('joinRoom', { chatId, userId: readerId });
    return () => {
      rooms.delete(chatId);
    };
  }, [chatId, readerId]);

  return {
    isOtherTyping: useAppSelector((state) => {
      const typist = selectLive(state).typing[chatId];
      return typist !== undefined && typist !== readerId;
    }),
    tellTyping() {
      if (!socket?.connected || Date.now() - toldAt.current < TYPING_EVERY_MS) return;
      toldAt.current = Date.now();
      socket.emit('typing', { chatId });
    },
  };
}
