import type { Application, Apply } from '@plumbline/shared-schema/applications';
import { applyRefusal, canViewApplicants } from '@plumbline/shared-schema/policies';
import { existing, getExisting } from '../../../kit/existing';
import { AppError } from '../../../kit/errors';
import { mayDo } from '@plumbline/shared-schema/team-roles';
import { isId } from '@plumbline/shared-schema/ids';
import type { CurrentUser } from '../../../http/plugins/session';
import type { JobsRepository } from '../jobs/jobs.repository';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import { aboutJob } from '../../notices/notifications/about';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import { createApplicationAnswers } from './application-answers.service';
import { createApplicationChanges } from './application-changes.service';
import type { ChangeDependencies } from './application-changes.service';
import { toApplication, toReceivedApplication, toWords } from './application-view';
import type { ApplicationRecord } from './applications.repository';

type Dependencies = ChangeDependencies & { jobs: JobsRepository; notifications: NotificationsService };

export function createApplicationsService(dependencies: Dependencies) {
  const { applications, jobs, notifications, views, outbox, transaction } = dependencies;
  const toWire = (record: ApplicationRecord) => toApplication(record, views);

  return {
    ...createApplicationChanges(dependencies),
    ...createApplicationAnswers(dependencies),

    /** Once per job, enforced by the unique index: of two concurrent calls one is ALREADY_APPLIED. */
    apply: (user: CurrentUser, input: Apply): Promise<Application> =>
      transaction(async (tx) => {
        const job = existing(await jobs.findForShare(tx, input.jobId), 'JOB_NOT_FOUND');
        const refusal = applyRefusal(user, { postedBy: { _id: job.ownerId }, status: job.status }, false);
        if (refusal !== undefined) throw new AppError(refusal);
        await refuseBlocked(tx, user._id, job.ownerId);
        const record = await applications.insert(tx, {
          jobId: job.id,
          userId: user._id,
          ...toWords(input),
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

    /** For the job's owner, to whom they are news no more; to everybody else the job's applications do not exist. */
    listByJob: async (user: CurrentUser, jobId: string): Promise<Application[]> => {
      const job = await getExisting(jobId, (id) => jobs.find(id), 'JOB_NOT_FOUND');
      if (!canViewApplicants(user, { postedBy: { _id: job.ownerId } })) throw new AppError('JOB_NOT_FOUND');
      // Before they are listed: one that comes meanwhile stays news.
      if (mayDo(user, 'write')) await notifications.markReadAbout(user._id, aboutJob(job.id));
      return (await applications.listByJob(job.id)).map((record) => toReceivedApplication(record, views));
    },

    /** For the job's owner; to everybody else the application does not exist. */
    shortlist: async (user: CurrentUser, id: string, isShortlisted: boolean): Promise<void> => {
      const isTheirs = isId(id) && (await applications.shortlist({ id, ownerId: user._id }, isShortlisted));
      if (!isTheirs) throw new AppError('APPLICATION_NOT_FOUND');
    },
  };
}
export type ApplicationsService = ReturnType<typeof createApplicationsService>;
