import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import { displayName } from '@plumbline/shared-schema/profiles';
import type { Transaction, Tx } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import { aboutQuestions } from '../../notices/notifications/about';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { UsersRepository } from '../../people/users/users.repository';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { QuestionsRepository } from './questions.repository';

type Dependencies = {
  jobs: JobsRepository;
  questions: QuestionsRepository;
  users: UsersRepository;
  notifications: NotificationsService;
  transaction: Transaction;
};
type ChangedEvent = OutboxEvents['question.changed'];
/** `isGrouped`: what somebody has not read yet tells of what comes after it too. */
type Telling = { kind: NotificationKind; to: readonly string[]; actorId: string; isGrouped?: true };

/**
 * Notifies a hirer of questions about a job, whoever asked of the answer, and applicants that something was answered.
 * Once nothing waits for an answer, the hirer has no news of questions.
 */
export function createQuestionNotices({ jobs, questions, users, notifications, transaction }: Dependencies) {
  async function listToTell(tx: Tx, about: string, { kind, to, isGrouped }: Telling): Promise<string[]> {
    const told = isGrouped ? await notifications.listUnread(tx, { kind, about }, to) : [];
    return to.filter((userId) => !told.includes(userId));
  }

  async function tellingsOf(
    tx: Tx,
    { action, jobId, ownerId, askerId }: ChangedEvent,
    isAnswered: boolean,
  ): Promise<Telling[]> {
    if (action === 'ask')
      return isAnswered ? [] : [{ kind: 'questionAsked', to: [ownerId], actorId: askerId, isGrouped: true }];
    const applicants = (await questions.listApplicants(tx, jobId)).filter((id) => id !== askerId);
    return [
      { kind: 'questionAnswered', to: [askerId], actorId: ownerId },
      { kind: 'answerShown', to: applicants, actorId: ownerId, isGrouped: true },
    ];
  }

  const tell = (event: ChangedEvent): Promise<void> =>
    transaction(async (tx) => {
      const { questionId, jobId } = event;
      // Locked: of two questions at the same moment the second sees what the first has told.
      const job = await jobs.findForUpdate(tx, jobId);
      const question = job && (await questions.findForUpdate(tx, { id: questionId, jobId }));
      if (job === undefined || question === undefined) return;
      const about = aboutQuestions(jobId);
      for (const telling of await tellingsOf(tx, event, question.answer !== null)) {
        const { kind, actorId } = telling;
        const actor = await users.findIn(tx, actorId);
        if (actor === undefined) continue;
        const values = { jobTitle: job.title, person: displayName(actor) };
        const row = { kind, subject: questionId, about, actorId, values, href: `/jobs/${jobId}#questions` };
        const people = await listToTell(tx, about, telling);
        await notifications.add(
          tx,
          people.map((userId) => ({ ...row, userId })),
        );
      }
    });

  return async (event: ChangedEvent): Promise<void> => {
    const { jobId, ownerId, action } = event;
    if ((await questions.countWaiting(jobId)) === 0)
      await notifications.markReadAbout(ownerId, aboutQuestions(jobId));
    if (action === 'ask' || action === 'answer') await tell(event);
  };
}
