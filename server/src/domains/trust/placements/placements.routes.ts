import { withReasonSchema } from '@plumbline/shared-schema/admin-users';
import { contentQuerySchema } from '@plumbline/shared-schema/content';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  createPlacementSchema,
  placementAnswerSchema,
  placementSavedSchema,
  placementsSchema,
} from '@plumbline/shared-schema/placements';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../../kit/answers';
import type { PlacementsService } from './placements.service';

type Options = { placements: PlacementsService };

const config = { access: 'admin' } as const;

/** `/content/banner`: what is shown between the articles now. */
export const bannerRoutes: FastifyPluginAsyncZod<Options> = async (app, { placements }) => {
  app.get(
    '/banner',
    {
      config: { access: 'public', isPublicRead: true },
      schema: {
        summary: 'Read the banner that is shown between the articles',
        querystring: contentQuerySchema,
        response: { 200: placementAnswerSchema },
      },
    },
    async ({ query }) => found(await placements.getShown(query.language)),
  );
};

/** `/admin/placements` */
export const placementsRoutes: FastifyPluginAsyncZod<Options> = async (app, { placements }) => {
  app.get(
    '/placements',
    { config, schema: { summary: 'List banners', response: { 200: placementsSchema } } },
    async () => found(await placements.list()),
  );

  app.post(
    '/placements',
    {
      config: { ...config, uploads: ['picture'] },
      schema: {
        summary: 'Place a banner for some days',
        errors: ['PLACEMENT_TAKEN'],
        body: createPlacementSchema,
        response: { 201: placementSavedSchema },
      },
    },
    async ({ user, body, uploads = {}, say }, reply) => {
      const data = await placements.place(user, { ...body, picture: uploads.picture });
      return reply.code(201).send(done(say('placementAdded'), { data }));
    },
  );

  app.post(
    '/placements/:id/end',
    {
      config,
      schema: {
        summary: 'End a banner',
        errors: ['PLACEMENT_OVER'],
        params: idParamsSchema,
        body: withReasonSchema,
        response: { 200: placementSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('placementEnded'), { data: await placements.end(user, params.id, body.reason) }),
  );
};
