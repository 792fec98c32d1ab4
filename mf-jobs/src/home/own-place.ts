import { useSession } from '@plumbline/shared-api/session';
import { NEAR_DEFAULT_KM, nearText } from '@plumbline/shared-schema/near';
import type { User } from '@plumbline/shared-schema/users';

/** Where somebody is based: `near` is what the searches look around. */
export type OwnPlace = { near: string; city: string | null };

export function placeOf(user: User | '' | null): OwnPlace | undefined {
  if (!user) return undefined;
  // Stored by an earlier visit, which may have known less.
  const { location, serviceRadiusKm } = user as Partial<User>;
  const [lat, lng] = location?.coordinates ?? [];
  if (lat === undefined || lng === undefined) return undefined;
  const near = nearText({ lat, lng, km: serviceRadiusKm ?? NEAR_DEFAULT_KM });
  return { near, city: location?.city ?? null };
}

/** Undefined where the signed-in person has not said it. */
export function useOwnPlace(): OwnPlace | undefined {
  return placeOf(useSession().user);
}
