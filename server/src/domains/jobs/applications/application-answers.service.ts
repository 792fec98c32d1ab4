import { APPLICATION_MACHINE } from '@plumbline/shared-schema/application-machine';
import type { Application, Decline } from '@plumbline/shared-schema/applications';
import { attempt } from '@plumbline/shared-schema/state-machine';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing, getExisting } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { ChangeDependencies } from './application-changes.service';
import { stateOf, toReceivedApplication } from './application-view';
import type { ApplicationRecord } from './applications.repository';

/** `decline` is what to tell the applicant. */
type Answer = { action: 'decline'; decline: Decline } | { action: 'reconsider' };

const ALREADY = { decline: 'declined', reconsider: 'applied' } as const;

/** What the owner of a job answers applicants without an offer; to everybody else the applications do not exist. */
export function createApplicationAnswers(dependencies: ChangeDependencies) {
  const { applications, views, outbox, transaction } = dependencies;

  const read = async (tx: Tx, id: string): Promise<ApplicationRecord> =>
    existing(await applications.read(tx, id), 'APPLICATION_NOT_FOUND');

  /** A repeat changes nothing and tells nobody: what the applicant was told first stands. */
  const answer = (user: CurrentUser, id: string, step: Answer): Promise<Application> =>
    transaction(async (tx) => {
      const { jobId, userId } = await getExisting(
        id,
        (known) => applications.findReceivedForUpdate(tx, { id: known, ownerId: user._id }),
        'APPLICATION_NOT_FOUND',
      );
      const before = await read(tx, id);
      const from = stateOf(before);
      if (from === ALREADY[step.action]) return toReceivedApplication(before, views);
      const tried = { from, action: step.action, by: 'hirer' } as const;
      if (!attempt(APPLICATION_MACHINE, tried, () => !before.hasOffer).done)
        throw new AppError('APPLICATION_COMMITTED');
      if (step.action === 'decline') await applications.decline(tx, id, step.decline);
      else await applications.reconsider(tx, id);
      await outbox.add(tx, 'application.answered', {
        applicationId: id,
        jobId,
        ownerId: user._id,
        userId,
        action: step.action,
        at: new Date().toISOString(),
      });
      return toReceivedApplication(await read(tx, id), views);
    });

  return {
    /** APPLICATION_COMMITTED once an offer stands or the applicant is hired. */
    decline: (user: CurrentUser, id: string, decline: Decline): Promise<Application> =>
      answer(user, id, { action: 'decline', decline }),

    reconsider: (user: CurrentUser, id: string): Promise<Application> =>
      answer(user, id, { action: 'reconsider' }),
  };
}
