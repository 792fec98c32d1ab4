import type { NearestPlace, Place, PlaceLanguage, PlaceLookup } from '@plumbline/shared-schema/places';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { api } from '@plumbline/shared-api/api';
import { useSession } from '@plumbline/shared-api/session';
import { ASKED_AHEAD } from '@plumbline/shared-api/store';
import { read } from './calls';

type LatLng = { lat: number; lng: number };
type PlaceQuestion = { q: string; language: PlaceLanguage } & Partial<LatLng>;
type Point = LatLng & { language: PlaceLanguage };

/** Cities stay where they are: nothing makes these stale. */
const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPlaces: build.query<Place[], PlaceQuestion>(
      read<Place[], PlaceQuestion>(
        (params) => ({ url: 'places', params }),
        () => [],
      ),
    ),
    nearestPlace: build.query<NearestPlace | null, Point>(
      read<NearestPlace | null, Point>(
        (params) => ({ url: 'places/near', params }),
        () => [],
      ),
    ),
  }),
});

/** Four decimals (about 10 m) name the same city, and more of a point need not be told. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const questionOf = ({ lat, lng }: LatLng, language: PlaceLanguage): Point => ({
  lat: rounded(lat),
  lng: rounded(lng),
  language,
});

/** The country of the city nearest to a point; undefined while it is not known, and where there is none. */
export function useCountryAt(point: LatLng | undefined, language: PlaceLanguage): string | undefined {
  const asked = point ? questionOf(point, language) : skipToken;
  return placesApi.useNearestPlaceQuery(asked).currentData?.country;
}

/** The same for the loader of a page. */
export const askCountryAt = (point: LatLng, language: PlaceLanguage) =>
  placesApi.endpoints.nearestPlace.initiate(questionOf(point, language), ASKED_AHEAD);

/** About 10 km: enough to tell what is near from what is far. */
const roughly = (degrees: number) => Math.round(degrees * 10) / 10;

/** The point, also while there is none after it. */
function useLastPoint(point: LatLng | undefined): LatLng | undefined {
  const [last, setLast] = useState(point);
  if (point && (point.lat !== last?.lat || point.lng !== last.lng)) setLast(point);
  return last;
}

/** About where the reader is: the place of the profile, else the one chosen last; undefined while there is neither. */
function useReadersPlace(chosen: LatLng | undefined): LatLng | undefined {
  const last = useLastPoint(chosen);
  // A session stored by another client may lack it.
  const [lat = last?.lat, lng = last?.lng] = useSession().user?.location?.coordinates ?? [];
  return useMemo(
    () => (lat === undefined || lng === undefined ? undefined : { lat: roughly(lat), lng: roughly(lng) }),
    [lat, lng],
  );
}

/**
 * How pickers of places ask the server; the same question is asked once. `chosen`: in the search that the page shows.
 * Cities near the reader are named first.
 */
export function usePlaceLookup(language: PlaceLanguage, chosen?: LatLng): PlaceLookup {
  const near = useReadersPlace(chosen);
  const [find] = placesApi.useLazyFindPlacesQuery();
  const [nearest] = placesApi.useLazyNearestPlaceQuery();
  return useMemo(
    () => ({
      find: (q) => find({ q, language, ...near }, true).unwrap(),
      nearest: (point) => nearest(questionOf(point, language), true).unwrap(),
    }),
    [find, nearest, language, near],
  );
}
