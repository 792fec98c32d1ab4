import { z, type Infer } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { dataOf, listOf } from '@plumbline/shared-schema/envelope';
import { PLACE_MAX } from '@plumbline/shared-schema/limits';
import { numeric } from '@plumbline/shared-schema/numbers';
import { LOCALES } from '@plumbline/shared-schema/options';
import { oneLine } from '@plumbline/shared-schema/texts';

const language = z.enum(LOCALES, says('invalidOption')).default('en');

const lat = numeric(z.number().min(-90, says('latitudeRange')).max(90, says('latitudeRange')));
const lng = numeric(z.number().min(-180, says('longitudeRange')).max(180, says('longitudeRange')));

/**
 * `GET /places`: the beginning of a city's name in any language, perhaps misspelt, or of a US postcode. `lat` and `lng`:
 * about where the reader is.
 */
export const placesQuerySchema = z
  .object({
    q: oneLine(PLACE_MAX).min(1, says('required')),
    language,
    lat: lat.optional(),
    lng: lng.optional(),
  })
  .refine((query) => (query.lat === undefined) === (query.lng === undefined), {
    path: ['lng'],
    message: says('required'),
  });

/** `GET /places/near` */
export const nearestPlaceQuerySchema = z.object({ lat, lng, language });
export type PlaceLanguage = (typeof LOCALES)[number];

/** A city, or a postcode with the city it is nearest to. Degrees. */
export const placeSchema = z.object({
  /** Of the city, as its country writes it. */
  name: z.string(),
  /** "Montréal, Québec, Canada", "02139, Cambridge, Massachusetts, United States": in the language asked for. */
  label: z.string(),
  /** ISO 3166, two letters. */
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type Place = Infer<typeof placeSchema>;
/** The likeliest first. */
export const placesSchema = listOf(placeSchema);

/** `km`: between the point asked about and the city. */
export const nearestPlaceSchema = placeSchema.extend({ km: z.number() });
export type NearestPlace = Infer<typeof nearestPlaceSchema>;
/** `null` where no city is within 100 km. */
export const nearestPlaceAnswerSchema = dataOf(nearestPlaceSchema.nullable());

/** How pages ask; both reject where the server cannot be reached. */
export type PlaceLookup = {
  find: (text: string) => Promise<readonly Place[]>;
  nearest: (point: { lat: number; lng: number }) => Promise<NearestPlace | null>;
};
