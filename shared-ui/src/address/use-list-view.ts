import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useAddress } from './use-address';

/** The choices of each filter by parameter name; the first is the default, which is removed from the address. */
type Filters = Record<string, readonly [string, ...string[]]>;
type ChosenFilters<F extends Filters> = { [Name in keyof F]: F[Name][number] };

const NO_FILTERS = {};

/**
 * Keeps a list's search text (`q`), `page` and the filters named in the address. Another search or filter resets
 * the page. Typing replaces the history entry; a filter or page adds one.
 */
export function useListView<const F extends Filters = Record<never, never>>(filters: F = NO_FILTERS as F) {
  const { get, one, page, turnTo, change } = useAddress();
  const navigation = useNavigationType();
  const q = get('q');
  // The input's text; the address drops the spaces around it.
  const [text, setText] = useState(q);

  useEffect(() => {
    // After Back or a link; a replacement is the typing itself.
    if (navigation !== 'REPLACE') setText(q);
  }, [q, navigation]);

  const withoutDefaults = (chosen: Partial<ChosenFilters<F>>) =>
    Object.fromEntries(
      Object.entries(chosen).map(([name, value]) => [
        name,
        value === filters[name]?.[0] ? '' : String(value),
      ]),
    );

  return {
    ...(Object.fromEntries(
      Object.entries(filters).map(([name, choices]) => [name, one(name, choices)]),
    ) as ChosenFilters<F>),
    /** Value of the search field. */
    text,
    /** The trimmed search text. */
    q: q.trim(),
    page: page(),
    turnTo,
    search(next: string) {
      setText(next);
      change({ q: next, page: '' }, { replace: true });
    },
    set(chosen: Partial<ChosenFilters<F>>) {
      change({ ...withoutDefaults(chosen), page: '' });
    },
    /** Resets search text and filters. */
    clear() {
      setText('');
      const blanks = Object.fromEntries(Object.keys(filters).map((name) => [name, '']));
      change({ ...blanks, q: '', page: '' });
    },
  };
}
export type ListView<F extends Filters = Record<never, never>> = ReturnType<typeof useListView<F>>;
