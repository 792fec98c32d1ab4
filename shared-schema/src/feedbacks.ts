import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { numeric } from '@plumbline/shared-schema/numbers';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { savedOf } from '@plumbline/shared-schema/envelope';
import { personSchema } from '@plumbline/shared-schema/users';
import { pageNumberSchema, pageSizeUpTo } from '@plumbline/shared-schema/pagination';
import {
  MAX_PAGE_SIZE,
  REVIEW_MAX,
  REVIEW_REPLY_MAX,
  TAG_MAX,
  TAGS_MAX,
} from '@plumbline/shared-schema/limits';
import { manyLines, oneLine } from '@plumbline/shared-schema/texts';

/** What the reviewed person said to a review, once. */
export const feedbackReplySchema = z.object({ text: z.string(), createdAt: instantSchema });

/** A review after a contract, once everybody may see it; `rating` 1–5. `author` is null once the account is gone. */
export const feedbackSchema = z.object({
  _id: z.string(),
  rating: z.number().int(),
  likes: z.array(z.string()),
  experience: z.array(z.string()),
  review: z.string(),
  author: personSchema.nullable(),
  reply: feedbackReplySchema.nullable(),
  createdAt: instantSchema,
});
export type Feedback = Infer<typeof feedbackSchema>;

/**
 * `GET /feedbacks/?userId`: reviews that person received, without it everybody's. A bare array, newest first; the
 * number of all is in `x-total-count`; with `userId`, how many gave 1, 2, … 5 stars in `x-rating-counts`: `0,0,1,0,4`.
 */
export const feedbacksQuerySchema = z.object({
  userId: idSchema.optional(),
  page: pageNumberSchema,
  limit: pageSizeUpTo(MAX_PAGE_SIZE, MAX_PAGE_SIZE),
});
export type FeedbacksQuery = Infer<typeof feedbacksQuerySchema>;
export type FeedbacksParams = InferInput<typeof feedbacksQuerySchema>;
export const feedbacksSchema = z.array(feedbackSchema);

const tags = z.array(oneLine(TAG_MAX, 'required')).max(TAGS_MAX, says('tooManyTags')).default([]);

/** `POST /feedbacks`: parties of a finished contract, once each. 409 FEEDBACK_NOT_ALLOWED, FEEDBACK_EXISTS. */
export const createFeedbackSchema = z.object({
  contractId: idSchema,
  rating: numeric(
    z.number().int(says('ratingRange')).min(1, says('ratingRange')).max(5, says('ratingRange')),
  ),
  likes: tags,
  experience: tags,
  review: manyLines(REVIEW_MAX).default(''),
});
export type CreateFeedback = Infer<typeof createFeedbackSchema>;
export type CreateFeedbackBody = InferInput<typeof createFeedbackSchema>;
/**
 * `PUT /feedbacks/{id}`: by its author while nobody else can read it. 404 FEEDBACK_NOT_FOUND for everybody else,
 * 409 FEEDBACK_SHOWN from `visibleAt` on.
 */
export const updateFeedbackSchema = createFeedbackSchema.omit({ contractId: true });
export type UpdateFeedback = Infer<typeof updateFeedbackSchema>;
export type UpdateFeedbackBody = InferInput<typeof updateFeedbackSchema>;
/** The answer to a feedback that was sent or changed. `visibleAt`: when others see it, now if the other side has reviewed too. */
export const feedbackSavedSchema = savedOf(feedbackSchema.extend({ visibleAt: instantSchema }));
export type FeedbackSaved = Infer<typeof feedbackSavedSchema>;

/**
 * `POST /feedbacks/{id}/reply`: the person whom a visible review is about, once. 404 FEEDBACK_NOT_FOUND for what cannot
 * be seen, 403 FORBIDDEN for everybody else, 409 REPLY_EXISTS.
 */
export const replyToFeedbackSchema = z.object({
  text: manyLines(REVIEW_REPLY_MAX, 'required'),
});
export type ReplyToFeedback = Infer<typeof replyToFeedbackSchema>;
/** 201 */
export const feedbackRepliedSchema = savedOf(feedbackSchema);
export type FeedbackReplied = Infer<typeof feedbackRepliedSchema>;
