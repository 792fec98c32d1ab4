import type { NearestPlace, Place, PlaceLanguage, PlaceLookup } from '@plumbline/shared-schema/places';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { api } from '@plumbline/shared-api/api';
import { ASKED_AHEAD } from '@plumbline/shared-api/store';
import { read } from './calls';

type PlaceQuestion = { q: string; language: PlaceLanguage };
type LatLng = { lat: number; lng: number };
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

/** How pickers of places ask the server; the same question is asked once. */
export function usePlaceLookup(language: PlaceLanguage): PlaceLookup {
  const [find] = placesApi.useLazyFindPlacesQuery();
  const [nearest] = placesApi.useLazyNearestPlaceQuery();
  return useMemo(
    () => ({
      find: (q) => find({ q, language }, true).unwrap(),
      nearest: (point) => nearest(questionOf(point, language), true).unwrap(),
    }),
    [find, nearest, language],
  );
}
