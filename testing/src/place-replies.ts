import { http } from 'msw';
import {
  nearestPlaceAnswerSchema,
  placesSchema,
  type NearestPlace,
  type Place,
} from '@plumbline/shared-schema/places';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

export const placeReplies = {
  /** What is found for every text. */
  places: (data: Place[]) => http.get(api('/places'), () => answer(placesSchema, { success: true, data })),
  /** What is nearest to every point. */
  nearestPlace: (data: NearestPlace | null) =>
    http.get(api('/places/near'), () => answer(nearestPlaceAnswerSchema, { success: true, data })),
};
