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
    isWaiting: application.isWaiting,
    createdAt: application.createdAt.toISOString(),
    changedAt: application.changedAt?.toISOString() ?? null,
  };
}
