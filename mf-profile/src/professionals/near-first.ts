import { useFindProfessionalsQuery } from '@plumbline/shared-api/professionals';
import { useSession } from '@plumbline/shared-api/session';
import { nearText, usualRadius } from '@plumbline/shared-schema/near';
import type { Professional } from '@plumbline/shared-schema/professionals';
import type { User } from '@plumbline/shared-schema/users';
import { askedProfessionals } from './asked-professionals';
import type { ProfessionalsView } from './use-professionals-view';

/** So many stand before the best of all places. */
const MOST = 5;

type View = Pick<ProfessionalsView, 'filters' | 'sort' | 'page' | 'isSaved'>;
type Near = { people: readonly Professional[]; isLoading: boolean; isFetching: boolean };

const NOBODY: Near = { people: [], isLoading: false, isFetching: false };

function placeOf(user: User | null): string {
  // A session stored by another client may lack it.
  const [lat, lng] = user?.location?.coordinates ?? [];
  if (lat === undefined || lng === undefined) return '';
  return nearText({ lat, lng, km: user?.serviceRadiusKm ?? usualRadius(user?.country) });
}

/** Who works where the reader is based, of those they search for: while the best come first and no place is asked for. */
export function useNearPeople({ filters, sort, isSaved }: View): Near {
  const { user } = useSession();
  const place = placeOf(user);
  const isSkipped = place === '' || isSaved || sort !== 'best' || filters.location !== '';
  const asked = askedProfessionals({ filters: { ...filters, location: place }, sort, page: 1 });
  const { data, isLoading, isFetching } = useFindProfessionalsQuery(
    { ...asked, limit: MOST + 1 },
    { skip: isSkipped },
  );
  if (isSkipped) return NOBODY;
  const others = (data?.data ?? []).filter(({ _id }) => _id !== user?._id);
  return { people: others.slice(0, MOST), isLoading, isFetching };
}

/**
 * The first page begins with them, and no page lists them again. A page of nobody else keeps them: it would be empty,
 * though there are pages after it.
 */
export function nearFirst(
  near: readonly Professional[],
  { data, page }: { data: readonly Professional[]; page: number },
): Professional[] {
  const isNear = new Set(near.map(({ _id }) => _id));
  const others = data.filter(({ _id }) => !isNear.has(_id));
  if (page === 1) return [...near, ...others];
  return others.length > 0 ? others : [...data];
}
