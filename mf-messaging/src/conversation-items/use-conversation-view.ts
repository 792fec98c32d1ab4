import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddress, useAddressDialog } from '@plumbline/shared-ui/address';
import { readArrival } from './arrival';
import { useOfferedChat, type Chats } from './use-offered-chat';

/**
 * The view of the messages page: the address holds the open chat, the message to show in it, the search, which list is
 * shown and whether the list of a small screen is open. Navigation state is honoured and moved into the address. Without
 * a chosen chat a wide page offers the newest, which comes into the address when the reader turns to it.
 */
export function useConversationView(chats: Chats, isWide: boolean) {
  const { get, change } = useAddress();
  const list = useAddressDialog('list');
  const arrival = readArrival(useLocation().state);
  // What the input shows: the address follows with a delay that would make the cursor jump.
  const [search, setSearch] = useState(get('q'));
  const inAddress = get('chat');
  const chosen = inAddress || arrival?._id;
  const chatId = useOfferedChat(chats, isWide && !chosen) ?? chosen;

  useEffect(() => {
    if (!inAddress && chosen) change({ chat: chosen, q: '', list: '' }, { replace: true });
  }, [inAddress, chosen, change]);

  return {
    chatId,
    isChosen: Boolean(chosen),
    choose() {
      if (!chosen) change({ chat: chatId }, { replace: true });
    },
    arrival: arrival?._id === chatId ? arrival : undefined,
    /** Number of the message to show in the open chat. */
    seq: Number(get('message')) || undefined,
    isArchive: get('show') === 'archived',
    search,
    changeSearch(next: string) {
      setSearch(next);
      change({ q: next }, { replace: true });
    },
    /** The address of another chat in this view, at one of its messages. */
    addressOf: (chat = '', seq?: number) => addressWith({ chat, message: seq, q: search, show: get('show') }),
    /** The address of the list of archived chats, or of the others, beside the same chat. */
    listAddress: (isArchive: boolean) =>
      addressWith({
        chat: chosen,
        q: search,
        show: isArchive ? 'archived' : '',
        list: list.value,
      }),
    isListOpen: list.value === 'open',
    openList: () => list.open('open'),
    closeList: list.close,
  };
}

function addressWith(values: Record<string, string | number | null | undefined>): string {
  const params = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => {
      const text = String(value ?? '').trim();
      return text === '' ? [] : [[name, text]];
    }),
  );
  return params.size > 0 ? `/messages?${params.toString()}` : '/messages';
}

export type ConversationView = ReturnType<typeof useConversationView>;
