import { useCallback, useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { toSearchParams, type JobFilters } from './job-filters';

const keyOf = (filters: JobFilters) => toSearchParams({ filters }).toString();

/**
 * What the inputs show while the address holds `filters`. A draft is handed to `show` 300 ms after its last change,
 * or by `apply` at once. Filters that change otherwise (Back, the header's search) replace it.
 * `show` must be stable.
 */
export function useFilterDraft(filters: JobFilters, show: (filters: JobFilters) => void) {
  const [draft, setDraft] = useState(filters);
  // The address follows an own change late; it must not overwrite what has been typed since.
  const shown = useRef(keyOf(filters));

  const showNow = useCallback(
    (next: JobFilters) => {
      shown.current = keyOf(next);
      show(next);
    },
    [show],
  );

  useEffect(() => {
    if (keyOf(filters) === shown.current) return;
    shown.current = keyOf(filters);
    setDraft(filters);
  }, [filters]);

  useEffect(() => {
    if (keyOf(draft) === shown.current) return undefined;
    const timer = setTimeout(() => {
      showNow(draft);
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [draft, showNow]);

  function apply(next: JobFilters): boolean {
    const isNew = keyOf(next) !== shown.current;
    setDraft(next);
    if (isNew) showNow(next);
    return isNew;
  }

  return { draft, setDraft, apply };
}
