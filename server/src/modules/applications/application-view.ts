import type { Application, ChangeApplication } from '@plumbline/shared-schema/applications';
import { toCents, toDollars } from '@plumbline/shared-schema/money';
import type { UserViews } from '../users/user-view';
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

/** As the applicant sees it. */
export function toApplication(
  { job, applicant, ...application }: ApplicationRecord,
  views: UserViews,
): Application {
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
    isWaiting: application.isWaiting,
    createdAt: application.createdAt.toISOString(),
    changedAt: application.changedAt?.toISOString() ?? null,
  };
}

/** As the owner of its job sees it: with what they marked. */
export function toReceivedApplication(record: ApplicationRecord, views: UserViews): Application {
  return { ...toApplication(record, views), isShortlisted: record.isShortlisted };
}
