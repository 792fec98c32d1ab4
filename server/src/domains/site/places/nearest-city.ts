import { distanceKm } from '@plumbline/shared-schema/near';
import type { City } from './gazetteer';

type Point = { lat: number; lng: number };

/** Farther away a city says nothing of a place. */
const FARTHEST_KM = 100;

/** `undefined` where none is within 100 km. Looks at all: some 80,000 in about a millisecond. */
export function nearestCity(cities: readonly City[], point: Point): { city: City; km: number } | undefined {
  const narrowing = Math.cos((point.lat * Math.PI) / 180);
  let nearest: City | undefined;
  let least = Infinity;
  for (const city of cities) {
    const up = city.lat - point.lat;
    const turned = Math.abs(city.lng - point.lng);
    // Across the date line the same longitudes differ by 360°.
    const aside = Math.min(turned, 360 - turned) * narrowing;
    const square = up * up + aside * aside;
    if (square >= least) continue;
    [nearest, least] = [city, square];
  }
  const km = nearest && distanceKm(point, nearest);
  return nearest && km !== undefined && km <= FARTHEST_KM ? { city: nearest, km } : undefined;
}
