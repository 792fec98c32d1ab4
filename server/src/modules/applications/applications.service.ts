import type { Application, Apply } from '@plumbline/shared-schema/applications';
import { toCents, toDollars } from '@plumbline/shared-schema/money';
import { applyRefusal, canViewApplicants } from '@plumbline/shared-schema/policies';
import { existing, getExisting } from '../../existing';
import type { Transaction } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../outbox/outbox';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { UserViews } from '../users/user-view';
import type { ApplicationRecord, ApplicationsRepository } from './applications.repository';

type Dependencies = {
  applications: ApplicationsRepository;
  jobs: JobsRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

export function createApplicationsService({ applications, jobs, views, outbox, transaction }: Dependencies) {
  const toWire = (record: ApplicationRecord) => toApplication(record, views);

  return {
    /** Once per job, enforced by the unique index: of two concurrent calls one is ALREADY_APPLIED. */
    apply: (user: CurrentUser, input: Apply): Promise<Application> =>
      transaction(async (tx) => {
        const job = existing(await jobs.findForShare(tx, input.jobId), 'JOB_NOT_FOUND');
        const refusal = applyRefusal(user, { postedBy: { _id: job.ownerId }, status: job.status }, false);
        if (refusal !== undefined) throw new AppError(refusal);
        const record = await applications.insert(tx, {
          jobId: job.id,
          userId: user._id,
          coverLetter: input.coverLetter,
          estimatedServiceCost:
            input.estimatedServiceCost === undefined ? null : toCents(input.estimatedServiceCost),
          estimatedCompletionTime: input.estimatedCompletionTime || null,
        });
        if (record === undefined) throw new AppError('ALREADY_APPLIED');
        await outbox.add(tx, 'application.created', {
          applicationId: record.id,
          jobId: job.id,
          ownerId: job.ownerId,
          userId: user._id,
        });
        return toWire(record);
      }),

    listOwn: async (user: CurrentUser): Promise<Application[]> =>
      (await applications.listByApplicant(user._id)).map(toWire),

    /** For the job's owner; to everybody else the job's applications do not exist. */
    listByJob: async (user: CurrentUser, jobId: string): Promise<Application[]> => {
      const job = await getExisting(jobId, (id) => jobs.find(id), 'JOB_NOT_FOUND');
      if (!canViewApplicants(user, { postedBy: { _id: job.ownerId } })) throw new AppError('JOB_NOT_FOUND');
      return (await applications.listByJob(job.id)).map(toWire);
    },

    /** APPLICATION_LOCKED once an offer was accepted or the applicant hired. */
    withdraw: (user: CurrentUser, id: string): Promise<void> =>
      transaction(async (tx) => {
        const find = (known: string) => applications.findForUpdate(tx, { id: known, userId: user._id });
        const own = await getExisting(id, find, 'APPLICATION_NOT_FOUND');
        if (!(await applications.removeUncommitted(tx, own.id))) throw new AppError('APPLICATION_LOCKED');
        const { id: applicationId, jobId, ownerId } = own;
        await outbox.add(tx, 'application.deleted', { applicationId, jobId, ownerId, userId: user._id });
      }),
  };
}
export type ApplicationsService = ReturnType<typeof createApplicationsService>;

function toApplication({ job, applicant, ...application }: ApplicationRecord, views: UserViews): Application {
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
    createdAt: application.createdAt.toISOString(),
  };
}
