import type { Contract } from '@plumbline/shared-schema/contracts';
import type { RequestChangesBody, Submission, SubmitWorkBody } from '@plumbline/shared-schema/submissions';
import { api, type ApiError } from '@plumbline/shared-api/api';
import { listTag, pageTags, type Tag } from '@plumbline/shared-api/tags';

type Saved = { data: Submission; contract: Contract; message: string };
type Named = { contractId: string; submissionId: string };

const listOf = (contractId: string) => `contracts/${encodeURIComponent(contractId)}/submissions`;
const pathOf = ({ contractId, submissionId }: Named) =>
  `${listOf(contractId)}/${encodeURIComponent(submissionId)}`;
const saved = ({ data, contract, message }: Saved) => ({ data, contract, message });

/** A 409 or a 404 says that the page shows an old state: it is refetched as after a success. */
function changed(
  _saved: Saved | undefined,
  error: ApiError | undefined,
  { contractId }: { contractId: string },
): readonly Tag[] {
  if (error !== undefined && error.status !== 409 && error.status !== 404) return [];
  return [
    listTag('Submission'),
    listTag('Submission', contractId),
    { type: 'Contract', id: contractId },
    listTag('Contract'),
  ];
}

function withFiles(text: string, files: readonly File[]): FormData {
  const parts = new FormData();
  parts.append('text', text);
  for (const file of files) parts.append('files', file);
  return parts;
}

const submissionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSubmissions: build.query<Submission[], string>({
      query: listOf,
      transformResponse: ({ data }: { data: Submission[] }) => data,
      providesTags: (rows, _error, contractId) => pageTags('Submission', rows, contractId),
    }),
    submitWork: build.mutation<Saved, SubmitWorkBody & { contractId: string; files?: readonly File[] }>({
      query: ({ contractId, text, files = [] }) => ({
        url: listOf(contractId),
        method: 'POST',
        body: files.length > 0 ? withFiles(text, files) : { text },
        idempotent: true,
      }),
      transformResponse: saved,
      invalidatesTags: changed,
    }),
    approveSubmission: build.mutation<Saved, Named>({
      query: (named) => ({ url: `${pathOf(named)}/approve`, method: 'PATCH', idempotent: true }),
      transformResponse: saved,
      invalidatesTags: changed,
    }),
    requestChanges: build.mutation<Saved, Named & RequestChangesBody>({
      query: ({ note, ...named }) => ({
        url: `${pathOf(named)}/request-changes`,
        method: 'PATCH',
        body: { note },
        idempotent: true,
      }),
      transformResponse: saved,
      invalidatesTags: changed,
    }),
  }),
});

/** Work under a contract: hand in, approve, ask for changes. Arguments and results: README. */
export const {
  useListSubmissionsQuery,
  useSubmitWorkMutation,
  useApproveSubmissionMutation,
  useRequestChangesMutation,
} = submissionsApi;
