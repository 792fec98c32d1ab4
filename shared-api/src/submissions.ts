import type { Contract } from '@plumbline/shared-schema/contracts';
import type { RequestChangesBody, Submission, SubmitWorkBody } from '@plumbline/shared-schema/submissions';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type KeyedCall, type SavedRow } from './calls';

type SubmissionKey = { contractId: string; submissionId: string };
type WorkToSubmit = SubmitWorkBody & { contractId: string; files?: readonly File[] };
type SavedWork = SavedRow<Submission> & { contract: Contract };

/** Each move of the work is a move of its contract. */
const changed = () => stale('Contract');
const patch = ({ contractId, submissionId }: SubmissionKey, move: string) => ({
  url: at('contracts', contractId, 'submissions', submissionId, move),
  method: 'PATCH',
});

function withFiles({ text, milestoneId }: SubmitWorkBody, files: readonly File[]): FormData {
  const parts = new FormData();
  parts.append('text', text);
  if (milestoneId !== undefined) parts.append('milestoneId', milestoneId);
  for (const file of files) parts.append('files', file);
  return parts;
}

export const submissionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSubmissions: build.query<Submission[], string>(
      read(
        (contractId) => at('contracts', contractId, 'submissions'),
        (rows, contractId) => pageTags('Submission', rows, contractId),
      ),
    ),
    submitWork: build.mutation<SavedWork, KeyedCall<WorkToSubmit>>(
      change(
        ({ contractId, files = [], key, ...work }: KeyedCall<WorkToSubmit>) => ({
          url: at('contracts', contractId, 'submissions'),
          method: 'POST',
          idempotent: key ?? true,
          body: files.length > 0 ? withFiles(work, files) : work,
        }),
        changed,
      ),
    ),
    approveSubmission: build.mutation<SavedWork, SubmissionKey>(
      change((named) => patch(named, 'approve'), changed),
    ),
    takeWorkBack: build.mutation<SavedWork, SubmissionKey>(
      change((named) => patch(named, 'take-back'), changed),
    ),
    requestChanges: build.mutation<SavedWork, SubmissionKey & RequestChangesBody>(
      change(({ note, ...named }) => ({ ...patch(named, 'request-changes'), body: { note } }), changed),
    ),
  }),
});

export const {
  useListSubmissionsQuery,
  useSubmitWorkMutation,
  useApproveSubmissionMutation,
  useTakeWorkBackMutation,
  useRequestChangesMutation,
} = submissionsApi;
