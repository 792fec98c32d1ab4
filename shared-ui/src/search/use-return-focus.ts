import { tabStorage } from '@plumbline/shared-schema/browser-storage';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useStableCallback } from '@plumbline/shared-ui/action';

const STORAGE_KEY = 'search:opened';

/** The id of the link that opens a result. */
export const resultLinkId = (id: string) => `result-${id}`;

/** How many cards a window shows above its edge, more or less: their pictures are asked for at once. */
export const SEEN_AT_ONCE = 2;

export type ReturnFocus = (id: string) => void;

/**
 * After Back to a list, focuses the card that was opened from it, which also scrolls it into view. Returns a function
 * that remembers the opened card of this history entry, the same one for all of them.
 */
export function useReturnFocus(rows: readonly { _id: string }[]): ReturnFocus {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const isPending = useRef(navigationType === 'POP');

  useEffect(() => {
    if (!isPending.current || rows.length === 0) return;
    isPending.current = false;
    const [openedIn, id = ''] = (tabStorage.read(STORAGE_KEY) ?? '').split(' ');
    if (openedIn === key) document.getElementById(resultLinkId(id))?.focus();
  }, [rows, key]);

  return useStableCallback((id) => tabStorage.write(STORAGE_KEY, `${key} ${id}`));
}
