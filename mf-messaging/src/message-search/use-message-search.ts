import { useSearchMessagesQuery } from '@plumbline/shared-api/message-search';
import { MAX_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { useSettled } from '@plumbline/shared-ui/fields';

/** One letter is in nearly every message. */
const SHORTEST = 2;

/** `state` is of what was typed last. */
function stateOf({ isFetching, isError }: { isFetching: boolean; isError: boolean }) {
  if (isFetching) return 'pending';
  return isError ? 'failed' : 'answered';
}

/** The messages of all one's conversations that hold the words of `search`. */
export function useMessageSearch(search: string) {
  const q = useSettled(search.trim(), SEARCH_DEBOUNCE_MS);
  const isAsked = q.length >= SHORTEST;
  const found = useSearchMessagesQuery(
    { q, limit: MAX_PAGE_SIZE },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  const isSettled = search.trim() === q;
  const state = stateOf({ isFetching: !isSettled || found.isFetching, isError: found.isError });
  const hits = isAsked && state === 'answered' && found.data?.count ? found.data : undefined;
  return { q, state, hits, retry: () => void found.refetch() };
}
