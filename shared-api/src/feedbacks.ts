import type {
  CreateFeedbackBody,
  Feedback,
  FeedbackSaved,
  FeedbacksParams,
} from '@plumbline/shared-schema/feedbacks';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags } from '@plumbline/shared-api/tags';

/** `count` is the number of all that person's visible reviews (header x-total-count). */
export type Feedbacks = { data: Feedback[]; count: number };

const feedbacksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeedbacks: build.query<Feedbacks, FeedbacksParams>({
      query: (params) => ({ url: 'feedbacks/', params }),
      transformResponse: (data: Feedback[], meta) => {
        const total = meta?.response?.headers.get('x-total-count');
        return { data, count: total ? Number(total) : data.length };
      },
      providesTags: (page) => pageTags('Feedback', page?.data),
    }),
    createFeedback: build.mutation<Pick<FeedbackSaved, 'data' | 'message'>, CreateFeedbackBody>({
      query: (body) => ({ url: 'feedbacks/', method: 'POST', body, idempotent: true }),
      transformResponse: ({ data, message }: FeedbackSaved) => ({ data, message }),
      // A 409 says that the review was left before: the contract shows an old state.
      invalidatesTags: (_saved, error, { contractId }) =>
        error !== undefined && error.status !== 409
          ? []
          : [listTag('Feedback'), { type: 'Contract', id: contractId }, listTag('Contract')],
    }),
  }),
});

/** Reviews after a contract. Arguments and results: README. */
export const { useListFeedbacksQuery, useCreateFeedbackMutation } = feedbacksApi;
