import { messageSchema } from '@plumbline/shared-schema/envelope';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import {
  createSavedSearchSchema,
  savedSearchesSchema,
  savedSearchSavedSchema,
  updateSavedSearchSchema,
} from '@plumbline/shared-schema/saved-searches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SavedSearchesService } from './saved-searches.service';

/** `/saved-searches`: the caller's own. */
export const savedSearchesRoutes: FastifyPluginAsyncZod<{ savedSearches: SavedSearchesService }> = async (
  app,
  { savedSearches },
) => {
  app.get(
    '/',
    { config: { access: 'signedIn' }, schema: { response: { 200: savedSearchesSchema } } },
    async ({ user }) => {
      const data = await savedSearches.list(user);
      return { success: true as const, data, count: data.length };
    },
  );

  app.post(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { body: createSavedSearchSchema, response: { 201: savedSearchSavedSchema } },
    },
    async (request, reply) => {
      const data = await savedSearches.create(request.user, request.body);
      return reply.code(201).send({ success: true, message: request.say('searchSaved'), data });
    },
  );

  app.put(
    '/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        params: idParamsSchema,
        body: updateSavedSearchSchema,
        response: { 200: savedSearchSavedSchema },
      },
    },
    async ({ user, params, body, say }) => {
      const data = await savedSearches.update(user, params.id, body);
      return { success: true as const, message: say('searchUpdated'), data };
    },
  );

  app.delete(
    '/:id',
    {
      config: { access: 'signedIn' },
      schema: { params: idParamsSchema, response: { 200: messageSchema } },
    },
    async ({ user, params, say }) => {
      await savedSearches.remove(user, params.id);
      return { success: true as const, message: say('searchRemoved') };
    },
  );
};
