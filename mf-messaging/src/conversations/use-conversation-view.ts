import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddress, useAddressDialog } from '@plumbline/shared-ui/address';
import { readArrival } from './arrival';

/**
 * The view of the messages page: the address holds the open chat, the search and whether the list of a small screen
 * is open. Navigation state is honoured and moved into the address.
 */
export function useConversationView() {
  const { get, change } = useAddress();
  const list = useAddressDialog('list');
  const arrival = readArrival(useLocation().state);
  // What the input shows: the address follows with a delay that would make the cursor jump.
  const [search, setSearch] = useState(get('q'));
  const inAddress = get('chat');
  const chatId = inAddress || arrival?._id;

  useEffect(() => {
    if (!inAddress && chatId) change({ chat: chatId, q: '', list: '' }, { replace: true });
  }, [inAddress, chatId, change]);

  return {
    chatId,
    arrival: arrival?._id === chatId ? arrival : undefined,
    search,
    changeSearch(next: string) {
      setSearch(next);
      change({ q: next }, { replace: true });
    },
    /** The address of another chat in this view. */
    addressOf(chat = '') {
      const q = search.trim();
      const params = new URLSearchParams({ ...(chat && { chat }), ...(q && { q }) });
      return params.size > 0 ? `/messages?${params.toString()}` : '/messages';
    },
    isListOpen: list.value === 'open',
    openList: () => list.open('open'),
    closeList: list.close,
  };
}
export type ConversationView = ReturnType<typeof useConversationView>;
