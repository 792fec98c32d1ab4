import { useSession } from '@plumbline/shared-api/session';
import { nearText, usualRadius } from '@plumbline/shared-schema/near';
import type { User } from '@plumbline/shared-schema/users';
import { basedAt } from '../place/based-at';

/** Where somebody is based: `near` is what the searches look around; `city` may be ''. */
export type OwnPlace = { near: string; city: string };

export function placeOf(user: User | null): OwnPlace | undefined {
  const base = basedAt(user);
  if (!user || !base) return undefined;
  const [lat, lng] = base.coordinates;
  return {
    near: nearText({ lat, lng, km: user.serviceRadiusKm ?? usualRadius(user.country) }),
    city: base.city,
  };
}

/** The place of the signed-in person; undefined where they have not said it. */
export function useOwnPlace(): OwnPlace | undefined {
  return placeOf(useSession().user);
}
