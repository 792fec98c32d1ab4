type Point = { lat: number; lng: number };

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points as the crow flies. */
export function distanceKm(from: Point, to: Point): number {
  const [toLat, toLng] = [radians(to.lat - from.lat), radians(to.lng - from.lng)];
  const chord =
    Math.sin(toLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(toLng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
