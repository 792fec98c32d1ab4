import type { NearestPlace, Place, PlaceLanguage } from '@plumbline/shared-schema/places';
import { createAreas } from './areas';
import type { Areas } from './areas';
import { findCities } from './find-cities';
import { loadGazetteer } from './gazetteer';
import type { Gazetteer } from './gazetteer';
import { nearestCity } from './nearest-city';
import { countryName, placeOf } from './place-text';
import { rangeOf } from './sorted';

const LIMIT = 8;
/** The beginning of a US postcode that is worth an answer. */
const POSTCODE = /^\d{3,5}$/;

type Point = { lat: number; lng: number };

export type PlacesService = ReturnType<typeof createPlacesService>;

/** Cities and postcodes of the file, which is read when it is first asked for, and kept. */
type KnownPoint = { lat: number | null; lng: number | null };

export function createPlacesService({ file }: { file: string }) {
  let loading: Promise<Gazetteer> | undefined;
  let making: Promise<Areas> | undefined;
  const load = () => {
    loading ??= loadGazetteer(file).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  const areas = async (): Promise<Areas> => {
    const gazetteer = await load();
    making ??= createAreas(gazetteer);
    return making;
  };

  return {
    /** Reads the file before anybody asks; a failure is told to whoever asks. */
    warm: () => void areas().catch(() => undefined),

    /** Made once. */
    areas,

    /** `near`: those near it come before those far away that are called alike. */
    find: async (q: string, language: PlaceLanguage, near?: Point): Promise<Place[]> => {
      const gazetteer = await load();
      if (POSTCODE.test(q)) return postcodePlaces(gazetteer, q, language);
      return findCities(gazetteer, q, { limit: LIMIT, near }).map((city) =>
        placeOf(gazetteer, city, { language }),
      );
    },

    /** As accounts name it; undefined where no city is near, and where the cities cannot be read. */
    countryAt: async (point: Point): Promise<string | undefined> => {
      const gazetteer = await load().catch(() => undefined);
      const found = gazetteer && nearestCity(gazetteer, point);
      return found && countryName(found.city.country, 'en');
    },

    /** Of the nearest city; undefined as above, and where no point is known. */
    zoneAt: async ({ lat, lng }: KnownPoint): Promise<string | undefined> => {
      if (lat === null || lng === null) return undefined;
      const gazetteer = await load().catch(() => undefined);
      return gazetteer && nearestCity(gazetteer, { lat, lng })?.city.zone;
    },

    nearest: async (point: Point, language: PlaceLanguage): Promise<NearestPlace | null> => {
      const gazetteer = await load();
      const found = nearestCity(gazetteer, point);
      if (found === undefined) return null;
      return {
        ...placeOf(gazetteer, found.city, { language }),
        km: Math.round(found.km * 10) / 10,
      };
    },
  };
}

function postcodePlaces(gazetteer: Gazetteer, beginning: string, language: PlaceLanguage): Place[] {
  const { postcodes, postcodePoints } = gazetteer;
  const [from, before] = rangeOf(postcodes, beginning);
  return postcodes.slice(from, Math.min(before, from + LIMIT)).flatMap((code, at) => {
    const point = postcodePoints[from + at];
    const found = point && nearestCity(gazetteer, point);
    return found ? [placeOf(gazetteer, found.city, { language, postcode: { code, ...point } })] : [];
  });
}
