import { useListFeaturedQuery } from '@plumbline/shared-api/directory';
import { useSession } from '@plumbline/shared-api/session';
import { useNearNote } from './near-first';
import { useOwnPlace } from './own-place';
import { PEOPLE_ASKED } from './PeopleGrid';

/** The best contractors around the reader's own place; nobody where that is not known or cannot be asked. */
export function useNearPeople(kind: 'company' | 'contractor') {
  const { user } = useSession();
  const place = useOwnPlace();
  const isSkipped = place === undefined || kind === 'company';
  const { data, isLoading } = useListFeaturedQuery(
    { kind, location: place?.near, page: 1, limit: PEOPLE_ASKED },
    { skip: isSkipped },
  );
  const near = (data?.data ?? []).filter(({ _id }) => _id !== user?._id);
  return { near, note: useNearNote(place, near), isLoading };
}
