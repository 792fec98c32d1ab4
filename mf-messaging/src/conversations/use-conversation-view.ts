import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readArrival } from './arrival';

type Address = { chat?: string | undefined; search: string; isListOpen?: boolean };

function addressOf({ chat, search, isListOpen = false }: Address): string {
  const params = new URLSearchParams({
    ...(chat && { chat }),
    ...(search.trim() !== '' && { q: search.trim() }),
    ...(isListOpen && { list: 'open' }),
  });
  return params.size > 0 ? `/messages?${params.toString()}` : '/messages';
}

const hasPushedList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'hasPushedList' in state && state.hasPushedList === true;

/**
 * The view of the messages page: the address holds the open chat, the search and whether the list of a small screen
 * is open. Navigation state is honoured and moved into the address.
 */
export function useConversationView() {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  // What the input shows: the address follows with a delay that would make the cursor jump.
  const [search, setSearch] = useState(params.get('q') ?? '');
  const arrival = readArrival(state);
  const inAddress = params.get('chat');
  const isListOpen = params.get('list') === 'open';
  const chatId = inAddress ?? arrival?._id;

  useEffect(() => {
    if (!inAddress && chatId)
      void navigate(addressOf({ chat: chatId, search: '' }), { replace: true, state });
  }, [inAddress, chatId, navigate, state]);

  return {
    chatId,
    arrival: arrival?._id === chatId ? arrival : undefined,
    search,
    changeSearch(next: string) {
      setSearch(next);
      void navigate(addressOf({ chat: chatId, search: next, isListOpen }), { replace: true, state });
    },
    /** The address of another chat in this view. */
    addressOf: (chat?: string) => addressOf({ chat, search }),
    isListOpen,
    openList() {
      const arrived = typeof state === 'object' ? state : null;
      void navigate(addressOf({ chat: chatId, search, isListOpen: true }), {
        state: { ...arrived, hasPushedList: true },
      });
    },
    closeList() {
      if (hasPushedList(state)) void navigate(-1);
      else void navigate(addressOf({ chat: chatId, search }), { replace: true, state });
    },
  };
}
export type ConversationView = ReturnType<typeof useConversationView>;
