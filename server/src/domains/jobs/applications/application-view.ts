import { applicationState } from '@plumbline/shared-schema/application-machine';
import type { ApplicationState } from '@plumbline/shared-schema/application-machine';
import type { Application, ChangeApplication } from '@plumbline/shared-schema/applications';
import { toCents, toDollars } from '@plumbline/shared-schema/money';
import type { UserViews } from '../../people/users/user-view';
import type { ApplicationRecord, ApplicationWords } from './applications.repository';

/** What an application says, as it is stored. */
export function toWords({
  coverLetter,
  estimatedServiceCost: cost,
  estimatedCompletionTime,
}: ChangeApplication): ApplicationWords {
  return {
    coverLetter,
    estimatedServiceCost: cost === undefined ? null : toCents(cost),
    estimatedCompletionTime: estimatedCompletionTime || null,
  };
}

export function declinedOf(record: ApplicationRecord): Application['declined'] {
  const { declinedAt: at, declineReason: reason, declineMessage: message } = record;
  return at && reason ? { reason, message: message ?? '', at: at.toISOString() } : null;
}

export function stateOf(record: ApplicationRecord): ApplicationState {
  return applicationState({ isHired: record.isHired, declined: declinedOf(record) });
}

export function isWaiting(record: ApplicationRecord): boolean {
  return stateOf(record) === 'applied' && !record.hasOffer;
}

/** As the applicant sees it. */
export function toApplication(record: ApplicationRecord, views: UserViews): Application {
  const { job, applicant, ...application } = record;
  const { id: jobId, ...jobFields } = job;
  const { estimatedServiceCost } = application;
  return {
    _id: application.id,
    jobId: { _id: jobId, ...jobFields },
    userId: {
      ...views.person(applicant),
      ...views.standing(applicant),
      location: { city: applicant.city },
      availableFrom: applicant.availableFrom,
    },
    coverLetter: application.coverLetter,
    estimatedServiceCost: estimatedServiceCost === null ? null : toDollars(estimatedServiceCost),
    estimatedCompletionTime: application.estimatedCompletionTime,
    isHired: application.isHired,
    isShortlisted: false,
    declined: declinedOf(record),
    isWaiting: isWaiting(record),
    createdAt: application.createdAt.toISOString(),
    changedAt: application.changedAt?.toISOString() ?? null,
  };
}

/** As the owner of its job sees it: with what they marked. */
export function toReceivedApplication(record: ApplicationRecord, views: UserViews): Application {
  return { ...toApplication(record, views), isShortlisted: record.isShortlisted };
}
