import { COMPARED_MAX } from '@plumbline/shared-schema/limits';
import { pathWith, useAddress } from '@plumbline/shared-ui/address';

/** The form of an id; anything else is nobody. */
const LIKE_AN_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The ids of a parameter of the address, each once, as many as are compared. */
export function idsIn(text: string): string[] {
  const ids = text.toLowerCase().split(',');
  return [...new Set(ids.filter((id) => LIKE_AN_ID.test(id)))].slice(0, COMPARED_MAX);
}

/** `location` (`lat,lng,km`): from where the distances are. */
type Comparing = { ids: readonly string[]; location: string };

const comparePath = ({ ids, location }: Comparing): string =>
  pathWith('/professionals/compare', { ids: ids.join(','), location });

/** The search, with the same people picked. */
export const pickPath = ({ ids, location }: Comparing): string =>
  pathWith('/professionals', { compare: ids.join(','), location });

/** Whom the reader has picked to compare; the address of the search holds them (`?compare=<id>,<id>`). */
export function usePicked() {
  const { get, change } = useAddress();
  const ids = idsIn(get('compare'));
  const pick = (picked: readonly string[]) => change({ compare: picked.join(',') }, { replace: true });
  return {
    ids,
    isFull: ids.length >= COMPARED_MAX,
    toggle: (id: string) => pick(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => pick([]),
    path: comparePath({ ids, location: get('location') }),
  };
}
