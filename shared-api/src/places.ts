import type { NearestPlace, Place, PlaceLanguage, PlaceLookup } from '@plumbline/shared-schema/places';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { api } from '@plumbline/shared-api/api';
import { read } from './calls';

type PlaceQuestion = { q: string; language: PlaceLanguage };
type Point = { lat: number; lng: number; language: PlaceLanguage };

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

/** The country of the city nearest to a point; undefined while it is not known, and where there is none. */
export function useCountryAt(
  point: Pick<Point, 'lat' | 'lng'> | undefined,
  language: PlaceLanguage,
): string | undefined {
  const asked = point ? { lat: rounded(point.lat), lng: rounded(point.lng), language } : skipToken;
  return placesApi.useNearestPlaceQuery(asked).currentData?.country;
}

/** How pickers of places ask the server; the same question is asked once. */
export function usePlaceLookup(language: PlaceLanguage): PlaceLookup {
  const [find] = placesApi.useLazyFindPlacesQuery();
  const [nearest] = placesApi.useLazyNearestPlaceQuery();
  return useMemo(
    () => ({
      find: (q) => find({ q, language }, true).unwrap(),
      nearest: ({ lat, lng }) => nearest({ lat: rounded(lat), lng: rounded(lng), language }, true).unwrap(),
    }),
    [find, nearest, language],
  );
}
