import type { NearestPlace, Place } from '@plumbline/shared-schema/places';

/** Montréal. */
export function aPlace(overrides: Partial<Place> = {}): Place {
  return {
    name: 'Montréal',
    label: 'Montréal, Quebec, Canada',
    country: 'CA',
    lat: 45.509,
    lng: -73.588,
    ...overrides,
  };
}

/** The same, 2 km away. */
export function aNearestPlace(overrides: Partial<NearestPlace> = {}): NearestPlace {
  return { ...aPlace(), km: 2, ...overrides };
}
