import {
  nearestPlaceAnswerSchema,
  nearestPlaceQuerySchema,
  placesQuerySchema,
  placesSchema,
} from '@plumbline/shared-schema/places';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, found } from '../../../kit/answers';
import type { PlacesService } from './places.service';

const config = { access: 'public', limit: 'places' } as const;

/** `/places`: cities and postcodes, for whoever says where something is. */
export const placesRoutes: FastifyPluginAsyncZod<{ places: PlacesService }> = async (app, { places }) => {
  app.get(
    '/',
    {
      config,
      schema: {
        summary: 'Find a city or postcode by the beginning of its name',
        querystring: placesQuerySchema,
        response: { 200: placesSchema },
      },
    },
    async ({ query: { q, language, lat, lng } }) => {
      const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
      return answer({ data: await places.find(q, language, near) });
    },
  );

  app.get(
    '/near',
    {
      config,
      schema: {
        summary: 'Read which city is nearest to a point',
        querystring: nearestPlaceQuerySchema,
        response: { 200: nearestPlaceAnswerSchema },
      },
    },
    async ({ query: { lat, lng, language } }) => found(await places.nearest({ lat, lng }, language)),
  );
};
