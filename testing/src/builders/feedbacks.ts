import { feedbackSchema, type Feedback } from '@plumbline/shared-schema/feedbacks';
import { anId } from './ids';
import { LATER } from './instants';
import { nora } from './users';

/** Nora's review of Marcus. */
export function aFeedback(overrides: Partial<Feedback> = {}): Feedback {
  return feedbackSchema.parse({
    _id: anId(80),
    rating: 5,
    likes: ['communication', 'quality'],
    experience: ['professional'],
    review: 'On time, tidy, and the drain has not dripped since.',
    author: nora(),
    reply: null,
    createdAt: LATER,
    ...overrides,
  });
}
