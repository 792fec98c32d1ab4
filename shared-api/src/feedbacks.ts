import type {
  CreateFeedbackBody,
  Feedback,
  FeedbackSaved,
  FeedbacksParams,
} from '@plumbline/shared-schema/feedbacks';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess, pageTags } from '@plumbline/shared-api/tags';

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
      invalidatesTags: onSuccess(({ contractId }) => [
        listTag('Feedback'),
        { type: 'Contract', id: contractId },
        listTag('Contract'),
      ]),
    }),
  }),
});

/** Reviews after a contract. Arguments and results: README. */
export const { useListFeedbacksQuery, useCreateFeedbackMutation } = feedbacksApi;
