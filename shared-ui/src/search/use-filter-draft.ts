import { useCallback, useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';

type FilterDraft<Filters> = {
  /** What the address holds. */
  filters: Filters;
  show: (filters: Filters) => void;
  /** Whether both search for the same, whatever spaces were typed. Stable. */
  isSame: (one: Filters, other: Filters) => boolean;
};

/**
 * What the inputs show while the address holds `filters`. A draft goes to `show` 300 ms after its last change, or
 * at once by `apply`. Filters that change otherwise (Back, the header's search) replace it.
 */
export function useFilterDraft<Filters>({ filters, show, isSame }: FilterDraft<Filters>) {
  const [draft, setDraft] = useState(filters);
  // The address follows a change late; it must not overwrite what has been typed since.
  const shown = useRef(filters);

  const showNow = useCallback(
    (next: Filters) => {
      shown.current = next;
      show(next);
    },
    [show],
  );

  useEffect(() => {
    if (isSame(filters, shown.current)) return;
    shown.current = filters;
    setDraft(filters);
  }, [filters, isSame]);

  useEffect(() => {
    if (isSame(draft, shown.current)) return undefined;
    const timer = setTimeout(() => showNow(draft), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, showNow, isSame]);

  function apply(next: Filters): boolean {
    const isNew = !isSame(next, shown.current);
    setDraft(next);
    if (isNew) showNow(next);
    return isNew;
  }

  return { draft, setDraft, apply };
}
