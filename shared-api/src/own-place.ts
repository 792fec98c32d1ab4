import { NEAR_DEFAULT_KM, nearText } from '@plumbline/shared-schema/near';
import type { User } from '@plumbline/shared-schema/users';
import { useSession } from './session';

/** Where somebody is based: `near` is what the searches look around; `city` may be ''. */
export type OwnPlace = { near: string; city: string };

type Somebody = Pick<User, 'location'> | null | undefined;

/** Where somebody is based, which is where most of their jobs are. */
export function basedAt(user: Somebody): { coordinates: [number, number]; city: string } | undefined {
  // A session stored by another client may lack it.
  const [lat, lng] = user?.location?.coordinates ?? [];
  if (lat === undefined || lng === undefined) return undefined;
  return { coordinates: [lat, lng], city: user?.location?.city ?? '' };
}

export function placeOf(user: User | null): OwnPlace | undefined {
  const base = basedAt(user);
  if (!user || !base) return undefined;
  const [lat, lng] = base.coordinates;
  return { near: nearText({ lat, lng, km: user.serviceRadiusKm ?? NEAR_DEFAULT_KM }), city: base.city };
}

/** Undefined where the signed-in person has not said it. */
export function useOwnPlace(): OwnPlace | undefined {
  return placeOf(useSession().user);
}
