import type { SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { api } from '@plumbline/shared-api/api';
import { jobsApi } from '@plumbline/shared-api/jobs';
import { listTag, onSuccess } from '@plumbline/shared-api/tags';

/** `save` says which state is wanted, so that a double click cannot flip it twice. */
export type SaveToggle = { jobId: string; save: boolean };

/** `saved`: the state the server is in now; `message`: its text ('Job Saved' | 'Job Unsaved', localised). */
export type SaveToggled = { saved: boolean; message: string };

/** SPEC §4: status 201 means unsaved, any other success means saved. */
const UNSAVED_STATUS = 201;

const savedJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedJobs: build.query<SavedJob[], void>({
      query: () => 'saved-jobs',
      transformResponse: ({ data }: { data: SavedJob[] }) => data,
      providesTags: [listTag('SavedJob')],
    }),
    toggleSavedJob: build.mutation<SaveToggled, SaveToggle>({
      query: (body) => ({ url: 'saved-jobs/toggle-save-job', method: 'POST', body }),
      transformResponse: ({ message }: { message: string }, meta) => ({
        saved: meta?.response?.status !== UNSAVED_STATUS,
        message,
      }),
      invalidatesTags: onSuccess(() => [listTag('SavedJob')]),
      async onQueryStarted({ jobId, save }, { dispatch, queryFulfilled }) {
        const patches = [
          dispatch(jobsApi.util.updateQueryData('getJob', jobId, ({ viewer }) => void (viewer.saved = save))),
          dispatch(
            savedJobsApi.util.updateQueryData('listSavedJobs', undefined, (rows) =>
              save ? rows : rows.filter(({ jobId: job }) => job._id !== jobId),
            ),
          ),
        ];
        try {
          const { saved } = (await queryFulfilled).data;
          dispatch(
            jobsApi.util.updateQueryData('getJob', jobId, ({ viewer }) => void (viewer.saved = saved)),
          );
        } catch {
          patches.forEach((patch) => {
            patch.undo();
          });
        }
      },
    }),
  }),
});

/** Saved jobs (SPEC §7), newest first; shown at once and taken back on failure. Arguments and results: README. */
export const { useListSavedJobsQuery, useToggleSavedJobMutation } = savedJobsApi;
