import { lengthUnit, type Country } from '@plumbline/shared-schema/lengths';

/** A place to search around; `km` is the radius. */
export type Near = { lat: number; lng: number; km: number };

const NEAR_DEFAULT_KM = 25;
/** In the unit of the country. */
const RADII = [5, 10, 25, 50, 100, 250];
/** About 100 m: a search needs no more of where somebody is. */
const DIGITS = 3;

/** True for numbers that name a point on the globe. */
export function isOnGlobe(lat: number, lng: number): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** `"40.7,-74.0"` or `"40.7,-74.0,25"` → a point and a radius in km (default 25); anything else: undefined. */
export function parseNear(text: string): Near | undefined {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*(?:,\s*(\d+(?:\.\d+)?)\s*)?$/.exec(text);
  if (!match) return undefined;
  const [lat, lng, km] = [Number(match[1]), Number(match[2]), Number(match[3] ?? NEAR_DEFAULT_KM)];
  return isOnGlobe(lat, lng) ? { lat, lng, km } : undefined;
}

/** The same as text, for `jobLocation` of `GET /jobs/search`: three decimals, whole kilometres, at least one. */
export function nearText({ lat, lng, km }: Near): string {
  return `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)},${Math.max(1, Math.round(km))}`;
}

const inKm = (radius: number, country: Country) => Math.round(radius * lengthUnit(country).km);

/** Radii to choose from, in whole kilometres: round numbers in the unit of the country. */
export function radiiIn(country: Country): number[] {
  return RADII.map((radius) => inKm(radius, country));
}

/** A search around a place that says no radius, as text: 25 of the unit of its country. */
export function aroundText({ lat, lng, country }: Omit<Near, 'km'> & { country: Country }): string {
  return nearText({ lat, lng, km: usualRadius(country) });
}

/** 25 kilometres or miles, in whole kilometres. */
export function usualRadius(country: Country): number {
  return inKm(NEAR_DEFAULT_KM, country);
}

/** How many of the country's units that is, as a radius is typed: whole. */
export function wholeUnits(km: number, country: Country): number {
  return Math.round(km / lengthUnit(country).km);
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine). */
export function distanceKm(from: Pick<Near, 'lat' | 'lng'>, to: Pick<Near, 'lat' | 'lng'>): number {
  const [toLat, toLng] = [radians(to.lat - from.lat), radians(to.lng - from.lng)];
  const chord =
    Math.sin(toLat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(toLng / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
