import type { SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { api } from '@plumbline/shared-api/api';
import { jobsApi } from '@plumbline/shared-api/jobs';
import { listTag, stale } from '@plumbline/shared-api/tags';
import type { RootState } from '@plumbline/shared-api/store';
import { read } from './calls';

/** `save` says which state is wanted, so that a double click cannot flip it twice. */
type SaveToggle = { jobId: string; save: boolean };

/** `saved`: the state the server is in now; `message`: its text ('Job Saved' | 'Job Unsaved', localised). */
type SaveToggled = { saved: boolean; message: string };

/** Status 201 means unsaved, any other success means saved. */
const UNSAVED_STATUS = 201;

const NO_ANSWER = 0;

/** Saved jobs, newest first. A change shows at once and is taken back on failure. */
export const savedJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedJobs: build.query<SavedJob[], void>(
      read(
        () => 'saved-jobs',
        () => [listTag('SavedJob')],
      ),
    ),
    toggleSavedJob: build.mutation<SaveToggled, SaveToggle>({
      query: (body) => ({ url: 'saved-jobs/toggle-save-job', method: 'POST', body }),
      transformResponse: ({ message }: { message: string }, meta) => ({
        saved: meta?.response?.status !== UNSAVED_STATUS,
        message,
      }),
      // Also after a refusal: the list may have been fetched, or changed by another job's removal, in between.
      invalidatesTags: (_saved, error) => (error?.status === NO_ANSWER ? [] : stale('SavedJob')),
      async onQueryStarted({ jobId, save }, { dispatch, queryFulfilled, getState }) {
        const show = (isSaved: boolean) =>
          dispatch(
            jobsApi.util.updateQueryData('getJob', jobId, ({ viewer }) => void (viewer.saved = isSaved)),
          );
        const answeredAt = () =>
          jobsApi.endpoints.getJob.select(jobId)(getState() as RootState).fulfilledTimeStamp;
        const before = answeredAt();
        const job = show(save);
        const list = dispatch(
          savedJobsApi.util.updateQueryData('listSavedJobs', undefined, (rows) =>
            save ? rows : rows.filter(({ jobId: row }) => row._id !== jobId),
          ),
        );
        try {
          show((await queryFulfilled).data.saved);
        } catch {
          // What the server has said since stands.
          if (answeredAt() === before) job.undo();
          list.undo();
        }
      },
    }),
  }),
});

export const { useListSavedJobsQuery, useToggleSavedJobMutation } = savedJobsApi;
