import type {
  CreateFeedbackBody,
  Feedback,
  FeedbackSaved,
  FeedbacksParams,
  ReplyToFeedback,
  UpdateFeedbackBody,
} from '@plumbline/shared-schema/feedbacks';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, counted, type SavedRow } from './calls';

/** `count` is the number of all that person's visible reviews, `stars` how many of them gave 1, 2, … 5. */
type Feedbacks = { data: Feedback[]; count: number; stars?: number[] };

export const feedbacksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeedbacks: build.query<Feedbacks, FeedbacksParams>({
      query: (params) => ({ url: 'feedbacks/', params }),
      transformResponse: (rows: Feedback[], meta: Parameters<typeof counted>[1]): Feedbacks => {
        const stars = meta?.response?.headers.get('x-rating-counts');
        return { ...counted(rows, meta), ...(stars && { stars: stars.split(',').map(Number) }) };
      },
      providesTags: (page) => pageTags('Feedback', page?.data),
    }),
    createFeedback: build.mutation<SavedRow<FeedbackSaved['data']>, CreateFeedbackBody>(
      change(
        (body) => ({ url: 'feedbacks/', method: 'POST', body }),
        () => stale('Feedback'),
      ),
    ),
    /** FEEDBACK_NOT_FOUND 404, FEEDBACK_SHOWN 409. */
    updateFeedback: build.mutation<SavedRow<FeedbackSaved['data']>, { id: string } & UpdateFeedbackBody>(
      change(
        ({ id, ...body }) => ({ url: at('feedbacks', id), body }),
        () => stale('Feedback'),
      ),
    ),
    /** FEEDBACK_NOT_FOUND 404, FORBIDDEN 403, REPLY_EXISTS 409. */
    replyToFeedback: build.mutation<SavedRow<Feedback>, { id: string } & ReplyToFeedback>(
      change(
        ({ id, ...body }) => ({ url: at('feedbacks', id, 'reply'), method: 'POST', body }),
        () => stale('Feedback'),
      ),
    ),
  }),
});

export const {
  useListFeedbacksQuery,
  useCreateFeedbackMutation,
  useReplyToFeedbackMutation,
  useUpdateFeedbackMutation,
} = feedbacksApi;
