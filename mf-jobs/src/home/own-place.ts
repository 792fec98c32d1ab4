import { useSession } from '@plumbline/shared-api/session';
import { NEAR_DEFAULT_KM, nearText } from '@plumbline/shared-schema/near';
import type { User } from '@plumbline/shared-schema/users';
import { placeOfHome } from './place-of-home';

/** Where somebody is based: `near` is what the searches look around; `city` may be ''. */
export type OwnPlace = { near: string; city: string };

export function placeOf(user: User | '' | null): OwnPlace | undefined {
  const home = user ? placeOfHome(user) : undefined;
  if (!user || !home) return undefined;
  const [lat, lng] = home.coordinates;
  return { near: nearText({ lat, lng, km: user.serviceRadiusKm ?? NEAR_DEFAULT_KM }), city: home.city };
}

/** Undefined where the signed-in person has not said it. */
export function useOwnPlace(): OwnPlace | undefined {
  return placeOf(useSession().user);
}
