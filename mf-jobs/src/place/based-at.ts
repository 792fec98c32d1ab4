import type { User } from '@plumbline/shared-schema/users';

type Somebody = Pick<User, 'location'> | null | undefined;

/** Where somebody is based, which is where most of their jobs are. */
export function basedAt(user: Somebody): { coordinates: [number, number]; city: string } | undefined {
  // A session stored by another client may lack it.
  const [lat, lng] = user?.location?.coordinates ?? [];
  if (lat === undefined || lng === undefined) return undefined;
  return { coordinates: [lat, lng], city: user?.location?.city ?? '' };
}
