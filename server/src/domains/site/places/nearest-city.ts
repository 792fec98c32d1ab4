import type { City, Gazetteer } from './gazetteer';

type Point = { lat: number; lng: number };

/** Nearly every place has a city as near as the first of them; farther away than the last a city says nothing of it. */
const REACHES_KM = [10, 100];

/** `undefined` where none is within 100 km. */
export function nearestCity(
  { cities, grid }: Pick<Gazetteer, 'cities' | 'grid'>,
  point: Point,
): { city: City; index: number; km: number } | undefined {
  for (const reach of REACHES_KM) {
    const [first, ...others] = grid.within(point, reach);
    if (first === undefined) continue;
    const nearest = others.reduce((best, one) => (one.km < best.km ? one : best), first);
    const city = cities[nearest.index];
    if (city) return { city, ...nearest };
  }
  return undefined;
}
