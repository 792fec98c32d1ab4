import { z, type Infer } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { isOnGlobe } from '@plumbline/shared-schema/near';
import { oneLine } from '@plumbline/shared-schema/texts';

/** Degrees, −90 … 90. */
const latitudeSchema = z
  .number(says('invalidNumber'))
  .min(-90, says('latitudeRange'))
  .max(90, says('latitudeRange'));
/** Degrees, −180 … 180. */
const longitudeSchema = z
  .number(says('invalidNumber'))
  .min(-180, says('longitudeRange'))
  .max(180, says('longitudeRange'));

/** `[lat, lng]`: the order of every call but one. Out of range is 400; nothing is ever swapped. */
export const latLngPoint = z
  .tuple([latitudeSchema, longitudeSchema], says('locationRequired'))
  .brand<'LatLng'>();
export type LatLng = Infer<typeof latLngPoint>;

/** `[lng, lat]`: only in the answer of `GET /saved-jobs`. */
export const lngLatPoint = z.tuple([longitudeSchema, latitudeSchema]).brand<'LngLat'>();
type LngLat = Infer<typeof lngLatPoint>;

/** A place as the caller sends it. `type` may be left out; `lat` and `lng` beside it are ignored. */
export const placeInputSchema = z.object({
  type: z.literal('Point').default('Point'),
  coordinates: latLngPoint,
  city: oneLine(120).optional(),
});

/** Two numbers → the branded pair in wire order. Throws a RangeError outside the globe. */
export function toLatLng(lat: number, lng: number): LatLng {
  assertOnGlobe(lat, lng);
  return [lat, lng] as unknown as LatLng;
}

/** Two numbers, latitude first as everywhere in code → the branded pair of `GET /saved-jobs`. */
export function toLngLat(lat: number, lng: number): LngLat {
  assertOnGlobe(lat, lng);
  return [lng, lat] as unknown as LngLat;
}

/** Two decimals (about 1 km): what others see while the exact place is hidden. */
export function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function assertOnGlobe(lat: number, lng: number): void {
  if (!isOnGlobe(lat, lng)) throw new RangeError(`not on the globe: ${lat}, ${lng}`);
}
