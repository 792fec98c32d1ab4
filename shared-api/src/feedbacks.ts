import type {
  CreateFeedbackBody,
  Feedback,
  FeedbackSaved,
  FeedbacksParams,
} from '@plumbline/shared-schema/feedbacks';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { change, counted, type Saved } from './calls';

/** `count` is the number of all that person's visible reviews. */
type Feedbacks = { data: Feedback[]; count: number };

export const feedbacksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeedbacks: build.query<Feedbacks, FeedbacksParams>({
      query: (params) => ({ url: 'feedbacks/', params }),
      transformResponse: counted<Feedback>,
      providesTags: (page) => pageTags('Feedback', page?.data),
    }),
    createFeedback: build.mutation<Saved<FeedbackSaved['data']>, CreateFeedbackBody>(
      change(
        (body) => ({ url: 'feedbacks/', method: 'POST', body }),
        () => stale('Feedback'),
      ),
    ),
  }),
});

export const { useListFeedbacksQuery, useCreateFeedbackMutation } = feedbacksApi;
