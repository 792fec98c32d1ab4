import type {
  CreateFeedback,
  Feedback,
  FeedbackSaved,
  FeedbacksQuery,
  UpdateFeedback,
} from '@plumbline/shared-schema/feedbacks';
import { isId } from '@plumbline/shared-schema/ids';
import { written } from '../../../database/written';
import type { Transaction, Tx } from '../../../database/connect';
import type { FeedbackRow } from '../../../database/tables/feedbacks';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { UserViews } from '../../people/users/user-view';
import type { FeedbackRecord, FeedbacksRepository } from './feedbacks.repository';

type Dependencies = {
  feedbacks: FeedbacksRepository;
  moves: ContractMoves;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

/** Reviews of both sides after a contract; hidden until both are in or two weeks have passed. */
export function createFeedbacksService({ feedbacks, moves, views, outbox, transaction }: Dependencies) {
  async function show(tx: Tx, userIds: readonly string[]): Promise<void> {
    for (const { id: feedbackId, authorId, subjectId } of await feedbacks.recount(tx, userIds)) {
      await outbox.add(tx, 'feedback.shown', { feedbackId, authorId, subjectId });
    }
  }

  return {
    /** FEEDBACK_NOT_ALLOWED before the end, FEEDBACK_EXISTS the second time; outsiders find no contract. */
    create: (user: CurrentUser, { contractId, ...input }: CreateFeedback): Promise<FeedbackSaved['data']> =>
      transaction(async (tx) => {
        const reviewed = await moves.move(tx, {
          id: contractId,
          action: 'review',
          user,
          refuse: ({ reason }) =>
            new AppError(reason === 'guard' ? 'FEEDBACK_EXISTS' : 'FEEDBACK_NOT_ALLOWED'),
        });
        const { clientId, professionalId } = reviewed.contract;
        const subjectId = user._id === clientId ? professionalId : clientId;
        await feedbacks.lockPeople(tx, [clientId, professionalId]);
        const id = await feedbacks.insert(tx, { contractId, authorId: user._id, subjectId, ...input });
        await show(tx, [clientId, professionalId]);
        return toSaved(written(await feedbacks.find(tx, id)), views);
      }),

    /** By its author while it is hidden. FEEDBACK_NOT_FOUND, FEEDBACK_SHOWN. */
    update: (user: CurrentUser, id: string, changed: UpdateFeedback): Promise<FeedbackSaved['data']> =>
      transaction(async (tx) => {
        const found = existing(isId(id) ? await feedbacks.find(tx, id) : undefined, 'FEEDBACK_NOT_FOUND');
        if (found.feedback.authorId !== user._id) throw new AppError('FEEDBACK_NOT_FOUND');
        if (!(await feedbacks.update(tx, { id, authorId: user._id }, changed)))
          throw new AppError('FEEDBACK_SHOWN');
        return toSaved(written(await feedbacks.find(tx, id)), views);
      }),

    /** By the person it is about, once. FEEDBACK_NOT_FOUND, FORBIDDEN, REPLY_EXISTS. */
    reply: (user: CurrentUser, id: string, text: string): Promise<Feedback> =>
      transaction(async (tx) => {
        const { feedback } = existing(
          isId(id) ? await feedbacks.findVisible(tx, id) : undefined,
          'FEEDBACK_NOT_FOUND',
        );
        const { authorId, subjectId } = feedback;
        if (subjectId !== user._id) throw new AppError('FORBIDDEN');
        if (!(await feedbacks.reply(tx, id, text))) throw new AppError('REPLY_EXISTS');
        await outbox.add(tx, 'feedback.replied', { feedbackId: id, authorId, subjectId });
        return toFeedback(written(await feedbacks.find(tx, id)), views);
      }),

    /** What everybody may see: reviews this person received, or all. */
    list: async ({ userId, page, limit }: FeedbacksQuery): Promise<{ data: Feedback[]; count: number }> => {
      const { rows, count } = await feedbacks.listVisible({ userId, page, limit });
      return { data: rows.map((row) => toFeedback(row, views)), count };
    },

    /** How many of those gave 1, 2, … 5 stars. */
    countByRating: feedbacks.countByRating,

    /** Counts reviews whose two weeks have passed. */
    sweep: async (): Promise<void> => {
      for (const userId of await feedbacks.listUncounted()) {
        await transaction(async (tx) => {
          await feedbacks.lockPeople(tx, [userId]);
          await show(tx, [userId]);
        });
      }
    },
  };
}
export type FeedbacksService = ReturnType<typeof createFeedbacksService>;

function toFeedback({ feedback, author }: FeedbackRecord, views: UserViews): Feedback {
  return {
    _id: feedback.id,
    rating: feedback.rating,
    likes: feedback.likes,
    experience: feedback.experience,
    review: feedback.review,
    author: author && views.person(author),
    reply: replyOf(feedback),
    createdAt: feedback.createdAt.toISOString(),
  };
}

function toSaved(record: FeedbackRecord, views: UserViews): FeedbackSaved['data'] {
  return { ...toFeedback(record, views), visibleAt: record.feedback.visibleAt.toISOString() };
}

function replyOf({ reply, repliedAt }: FeedbackRow): Feedback['reply'] {
  return reply !== null && repliedAt !== null ? { text: reply, createdAt: repliedAt.toISOString() } : null;
}
