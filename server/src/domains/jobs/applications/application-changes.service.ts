import type { Application, ChangeApplication } from '@plumbline/shared-schema/applications';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing, getExisting } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import type { UserViews } from '../../people/users/user-view';
import { isWaiting, toApplication, toWords } from './application-view';
import type { ApplicationRecord, ApplicationsRepository, ApplicationWords } from './applications.repository';

export type ChangeDependencies = {
  applications: ApplicationsRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

/** What applicants do with what they sent. */
export function createApplicationChanges(dependencies: ChangeDependencies) {
  const { applications, views, outbox, transaction } = dependencies;

  /** Locked, so that nobody answers it meanwhile. */
  const getOwn = (tx: Tx, user: CurrentUser, id: string) =>
    getExisting(
      id,
      (known) => applications.findForUpdate(tx, { id: known, userId: user._id }),
      'APPLICATION_NOT_FOUND',
    );

  return {
    /** APPLICATION_ANSWERED once it was declined, an offer stands or the applicant is hired; BLOCKED. What says the same is no change. */
    change: (user: CurrentUser, id: string, input: ChangeApplication): Promise<Application> =>
      transaction(async (tx) => {
        const own = await getOwn(tx, user, id);
        const before = existing(await applications.read(tx, own.id), 'APPLICATION_NOT_FOUND');
        if (before.job.status === 'removed') throw new AppError('JOB_NOT_FOUND');
        if (!isWaiting(before)) throw new AppError('APPLICATION_ANSWERED');
        const words = toWords(input);
        if (says(before, words)) return toApplication(before, views);
        await refuseBlocked(tx, user._id, own.ownerId);
        await applications.change(tx, own.id, words);
        const { id: applicationId, jobId, ownerId } = own;
        await outbox.add(tx, 'application.changed', {
          applicationId,
          jobId,
          ownerId,
          userId: user._id,
          day: new Date().toISOString().slice(0, 10),
        });
        return toApplication(existing(await applications.read(tx, own.id), 'APPLICATION_NOT_FOUND'), views);
      }),

    /** APPLICATION_LOCKED once it was declined, an offer was accepted or the applicant hired. */
    withdraw: (user: CurrentUser, id: string): Promise<void> =>
      transaction(async (tx) => {
        const own = await getOwn(tx, user, id);
        if (!(await applications.removeUncommitted(tx, own.id))) throw new AppError('APPLICATION_LOCKED');
        const { id: applicationId, jobId, ownerId } = own;
        await outbox.add(tx, 'application.deleted', { applicationId, jobId, ownerId, userId: user._id });
      }),
  };
}

function says(record: ApplicationRecord, words: ApplicationWords): boolean {
  return (
    record.coverLetter === words.coverLetter &&
    record.estimatedServiceCost === words.estimatedServiceCost &&
    record.estimatedCompletionTime === words.estimatedCompletionTime
  );
}
