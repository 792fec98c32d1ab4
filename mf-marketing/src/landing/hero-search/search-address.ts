import type { Place } from '@plumbline/shared-schema/places';
import { aroundText } from '@plumbline/shared-schema/near';
import { pathWith } from '@plumbline/shared-ui/address';

export const SOUGHT = ['people', 'work'] as const;
export type SearchSubject = (typeof SOUGHT)[number];

export type HeroSearch = {
  sought: SearchSubject;
  /** As typed. */
  what: string;
  /** The trade that `what` names in the visitor's language. */
  trade: string | undefined;
  city: string;
  /** The suggestion that was taken for the city. */
  place: Place | undefined;
};

/** The search page with what was asked for in its address. */
export function searchAddress({ sought, what, trade, city, place }: HeroSearch): string {
  const where = place ? aroundText(place) : city.trim();
  if (sought === 'work') return pathWith('/jobs', { q: trade ?? what.trim(), jobLocation: where });
  return trade === undefined
    ? pathWith('/professionals', { q: what.trim(), location: where })
    : pathWith('/professionals', { specialty: trade, location: where });
}
