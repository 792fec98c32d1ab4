import {
  createSavedSearchSchema,
  savedSearchesSchema,
  savedSearchSavedSchema,
  updateSavedSearchSchema,
} from '@plumbline/shared-schema/saved-searches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listed } from '../../../kit/answers';
import { ownRowWrites } from '../../../http/own-rows/own-rows.routes';
import type { SavedSearchesService } from './saved-searches.service';

/** `/saved-searches`: the caller's own. */
export const savedSearchesRoutes: FastifyPluginAsyncZod<{ savedSearches: SavedSearchesService }> = async (
  app,
  { savedSearches },
) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'List saved searches', response: { 200: savedSearchesSchema } },
    },
    async ({ user }) => listed(await savedSearches.list(user._id)),
  );
  await app.register(
    ownRowWrites({
      rows: savedSearches,
      input: createSavedSearchSchema,
      saved: savedSearchSavedSchema,
      summaries: { add: 'Create a saved search', remove: 'Delete a saved search' },
      says: { added: 'searchSaved', removed: 'searchRemoved' },
      change: { input: updateSavedSearchSchema, says: 'searchUpdated', summary: 'Change a saved search' },
    }),
  );
};
