import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';

/** What the inputs show, kept beside the page's state: a keystroke renders only who reads it with `useDraft`. */
export type Draft<Filters> = { read: () => Filters; subscribe: (listener: () => void) => () => void };

export function useDraft<Filters>({ read, subscribe }: Draft<Filters>): Filters {
  return useSyncExternalStore(subscribe, read, read);
}

function createDraft<Filters>(first: Filters) {
  let draft = first;
  const listeners = new Set<() => void>();
  return {
    read: () => draft,
    write(next: Filters) {
      draft = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type FilterDraft<Filters> = {
  /** What the address holds. */
  filters: Filters;
  /** Stable. */
  show: (filters: Filters) => void;
  /** Whether both search for the same, whatever spaces were typed. Stable. */
  isSame: (one: Filters, other: Filters) => boolean;
};

/**
 * What the inputs show while the address holds `filters`. A draft goes to `show` 300 ms after its last change, or
 * at once by `apply`. Filters that change otherwise (Back, the header's search) replace it. All of it is stable.
 */
export function useFilterDraft<Filters>({ filters, show, isSame }: FilterDraft<Filters>) {
  const [draft] = useState(() => createDraft(filters));
  // The address follows a change late; it must not overwrite what has been typed since.
  const shown = useRef(filters);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** False when the address says so already. */
  const apply = useCallback(
    (next: Filters): boolean => {
      clearTimeout(timer.current);
      draft.write(next);
      if (isSame(next, shown.current)) return false;
      shown.current = next;
      show(next);
      return true;
    },
    [draft, isSame, show],
  );
  const edit = useCallback(
    (changes: Partial<Filters>) => {
      clearTimeout(timer.current);
      draft.write({ ...draft.read(), ...changes });
      if (isSame(draft.read(), shown.current)) return;
      timer.current = setTimeout(() => apply(draft.read()), SEARCH_DEBOUNCE_MS);
    },
    [apply, draft, isSame],
  );

  useEffect(() => {
    if (isSame(filters, shown.current)) return;
    clearTimeout(timer.current);
    shown.current = filters;
    draft.write(filters);
  }, [draft, filters, isSame]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { draft, apply, edit };
}
