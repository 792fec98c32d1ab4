import type { ContentLanguage } from '@plumbline/shared-schema/content';
import type { AdminPlacement, Placement, PlacementToSave } from '@plumbline/shared-schema/placements';
import type { WithReason } from '@plumbline/shared-schema/admin-users';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';
import { toFormData } from './form-data';

const changed = () => stale('Placement');

/** The banner between the articles: everybody sees the one of today, administrators place them. */
const placementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBanner: build.query<Placement | null, ContentLanguage>(
      read<Placement | null, ContentLanguage>(
        (language) => ({ url: 'content/banner', params: { language } }),
        () => [listTag('Placement', 'shown')],
      ),
    ),
    listPlacements: build.query<AdminPlacement[], void>(
      read<AdminPlacement[]>(
        () => 'admin/placements',
        (rows) => pageTags('Placement', rows),
      ),
    ),
    /** INVALID_IMAGE 400, FILE_TOO_LARGE 413, PLACEMENT_TAKEN 409. */
    addPlacement: build.mutation<SavedRow<AdminPlacement>, PlacementToSave>(
      change((form) => ({ url: 'admin/placements', method: 'POST', body: toFormData(form) }), changed),
    ),
    endPlacement: build.mutation<SavedRow<AdminPlacement>, { id: string; body: WithReason }>(
      change(
        ({ id, body }) => ({ url: at('admin', 'placements', id, 'end'), method: 'POST', body }),
        changed,
      ),
    ),
  }),
});

export const { useGetBannerQuery, useListPlacementsQuery, useAddPlacementMutation, useEndPlacementMutation } =
  placementsApi;
