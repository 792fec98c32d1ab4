import { useCallback, useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { isSameSearch, type JobFilters } from './job-filters';

/**
 * What the inputs show while the address holds `filters`. A draft goes to `show` 300 ms after its last change, or
 * at once by `apply`. Filters that change otherwise (Back, the header's search) replace it.
 */
export function useFilterDraft(filters: JobFilters, show: (filters: JobFilters) => void) {
  const [draft, setDraft] = useState(filters);
  // The address follows a change late; it must not overwrite what has been typed since.
  const shown = useRef(filters);

  const showNow = useCallback(
    (next: JobFilters) => {
      shown.current = next;
      show(next);
    },
    [show],
  );

  useEffect(() => {
    if (isSameSearch(filters, shown.current)) return;
    shown.current = filters;
    setDraft(filters);
  }, [filters]);

  useEffect(() => {
    if (isSameSearch(draft, shown.current)) return undefined;
    const timer = setTimeout(() => showNow(draft), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft, showNow]);

  function apply(next: JobFilters): boolean {
    const isNew = !isSameSearch(next, shown.current);
    setDraft(next);
    if (isNew) showNow(next);
    return isNew;
  }

  return { draft, setDraft, apply };
}
