import { useCallback, useEffect, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 1 ? page : 1;
}

/** As the address holds it; the first page, and what is blank, are left out of it. */
function addressText(value: string | number): string {
  return value === 1 ? '' : String(value).trim();
}

/**
 * What the address says about a list (`q`, `page` and filters of its own), with the text following the keyboard at
 * once. Typing replaces the address, so it leaves no history; an address reached in another way (Back, a link) sets
 * the text.
 */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const q = params.get('q') ?? '';
  const [text, setText] = useState(q);

  useEffect(() => {
    if (navigation !== 'REPLACE') setText(q);
  }, [q, navigation]);

  const change = useCallback(
    (next: Record<string, string | number>, isTyping = false) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          // Another search begins on its first page.
          after.delete('page');
          for (const [name, value] of Object.entries(next)) {
            const given = addressText(value);
            if (given === '') after.delete(name);
            else after.set(name, given);
          }
          return after;
        },
        { replace: isTyping },
      );
    },
    [setParams],
  );

  return {
    params,
    text,
    q: q.trim(),
    page: pageOf(params.get('page')),
    search(next: string) {
      setText(next);
      change({ q: next }, true);
    },
    turnTo: useCallback((page: number) => change({ page }), [change]),
    change,
    /** Empties the text, and the filters named with ''. */
    clear(filters: Record<string, ''> = {}) {
      setText('');
      change({ q: '', ...filters });
    },
  };
}
