import {
  createSavedSearchSchema,
  savedSearchesSchema,
  savedSearchSavedSchema,
  updateSavedSearchSchema,
} from '@plumbline/shared-schema/saved-searches';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownRowsRoutes } from '../../own-rows/own-rows.routes';
import type { SavedSearchesService } from './saved-searches.service';

/** `/saved-searches`: the caller's own. */
export const savedSearchesRoutes: FastifyPluginAsyncZod<{ savedSearches: SavedSearchesService }> = async (
  app,
  { savedSearches },
) => {
  await app.register(
    ownRowsRoutes({
      rows: savedSearches,
      input: createSavedSearchSchema,
      changes: updateSavedSearchSchema,
      answers: { list: savedSearchesSchema, saved: savedSearchSavedSchema },
      says: { added: 'searchSaved', changed: 'searchUpdated', removed: 'searchRemoved' },
    }),
  );
};
