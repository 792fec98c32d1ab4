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
    { config: { access: 'signedIn' }, schema: { response: { 200: savedSearchesSchema } } },
    async ({ user }) => listed(await savedSearches.list(user._id)),
  );
  await app.register(
    ownRowWrites({
      rows: savedSearches,
      input: createSavedSearchSchema,
      saved: savedSearchSavedSchema,
      says: { added: 'searchSaved', removed: 'searchRemoved' },
      change: { input: updateSavedSearchSchema, says: 'searchUpdated' },
    }),
  );
};
