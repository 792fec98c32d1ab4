import type { Job, JobDetails, JobPage, JobSearchPageQuery, OwnJobs } from '@plumbline/shared-schema/jobs';
import { isByTime } from '@plumbline/shared-schema/jobs';
import type { CreateJobInProject } from '@plumbline/shared-schema/projects';
import type { GrowingPageQuery } from '@plumbline/shared-schema/pagination';
import { getExisting } from '../../../kit/existing';
import type { Database, Transaction, Tx } from '../../../database/connect';
import type { FileInText } from '../../../http/plugins/file-in-text';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import { nextOf } from '../../../kit/search/cursors';
import type { FileLinks } from '../../../kit/storage/links';
import type { SkillsRepository } from '../../people/skills/skills.repository';
import type { UserViews } from '../../people/users/user-view';
import type { UsersRepository } from '../../people/users/users.repository';
import { readJobAttachment } from './job-attachment';
import { toNewJob } from './job-fields';
import { createJobSight } from './job-sight';
import type { JobFiles } from './job-files';
import type { FoundJobs, JobSearchRepository } from './job-search.repository';
import type { JobPicturesRepository } from './job-pictures.repository';
import { toJob, toJobPictures } from './job-view';
import type { JobRecord, JobsRepository, OwnJobsWanted } from './jobs.repository';

type NewJobKey = { userId: string; projectId?: string | undefined; jobId: string };

type Dependencies = {
  jobs: JobsRepository;
  jobSearch: JobSearchRepository;
  users: UsersRepository;
  jobFiles: JobFiles;
  jobPictures: JobPicturesRepository;
  skills: SkillsRepository;
  /** Puts a new job into the project that it was posted for. */
  projectJobs: { putNew: (tx: Tx, key: NewJobKey) => Promise<void> };
  links: FileLinks;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
  database: Database;
};

type Viewer = CurrentUser | undefined;
type PageWanted = GrowingPageQuery & { sort?: JobSearchPageQuery['sort'] };

export function createJobsService(dependencies: Dependencies) {
  const { jobs, jobSearch, users, jobFiles, jobPictures, skills, links, views, outbox, transaction } =
    dependencies;
  const look = createJobSight(jobs);
  const seenBy = (viewer: Viewer) => (job: JobRecord) =>
    toJob(job, { links, views, mayKnowPlace: viewer?._id === job.ownerId });

  function toPage(
    { rows, ...numbers }: FoundJobs,
    { page, limit, sort = 'newest' }: PageWanted,
    viewer: Viewer,
  ): JobPage {
    const data = rows.map(seenBy(viewer));
    const next = isByTime(sort) ? nextOf(rows, limit) : {};
    return { success: true, data, jobs: data, ...numbers, page, limit, ...next };
  }

  return {
    create: async (user: CurrentUser, input: CreateJobInProject, file?: FileInText): Promise<Job> => {
      const attachment = await readJobAttachment(input, file);
      return transaction(async (tx) => {
        const id = await jobs.insert(tx, toNewJob(user._id, input));
        await dependencies.projectJobs.putNew(tx, { userId: user._id, jobId: id, ...input });
        const job = { id, ownerId: user._id, attachmentFileId: null };
        const kept = await jobFiles.write(tx, job, { input, attachment });
        if (kept.attachmentFileId !== undefined) await jobs.update(tx, id, kept);
        const record = await jobs.get(tx, id);
        await skills.record(
          tx,
          input.skillsRequired.map(({ name }) => name),
        );
        await outbox.add(tx, 'job.created', { jobId: id, ownerId: user._id });
        return seenBy(user)(record);
      });
    },

    listOwn: createListOwn(dependencies),

    listRecent: async (viewer: Viewer, query: GrowingPageQuery): Promise<JobPage> =>
      toPage(await jobSearch.listRecent(query), query, viewer),

    /** USER_NOT_FOUND */
    listOpenOf: async (viewer: Viewer, ownerId: string, query: GrowingPageQuery): Promise<JobPage> => {
      const owner = await getExisting(ownerId, users.find, 'USER_NOT_FOUND');
      return toPage(await jobSearch.listOpenOf(owner.id, query), query, viewer);
    },

    search: async (viewer: Viewer, query: Omit<JobSearchPageQuery, 'list'>): Promise<JobPage> =>
      toPage(await jobSearch.search(query), query, viewer),

    get: async (viewer: Viewer, id: string): Promise<JobDetails> => {
      const { job, isOwner, done: all } = await look(viewer, id);
      const { hired, ...done } = all;
      return {
        ...toJob(job, {
          links,
          views,
          mayKnowPlace: isOwner || hired,
          mayOpenFile: viewer !== undefined,
        }),
        ...(await filesOf(job, { jobPictures, links, viewer })),
        ...(await ownFigures(jobs, { id, isOwner })),
        viewer: { ...done, isOwner },
      };
    },
  };
}
export type JobsService = ReturnType<typeof createJobsService>;

type FileSight = Pick<Dependencies, 'jobPictures' | 'links'> & { viewer: Viewer };

/** Visitors see pictures, and no file as it is. */
async function filesOf(
  job: JobRecord,
  { jobPictures, links, viewer }: FileSight,
): Promise<Pick<JobDetails, 'attachment' | 'pictures'>> {
  const fileId = job.attachmentFileId ?? job.cover?.id;
  const rows = job.cover === null ? [] : await jobPictures.listOf(job.id);
  return {
    attachment: viewer && fileId !== undefined ? links.signedLink(fileId) : null,
    pictures: toJobPictures(rows, links, viewer !== undefined),
  };
}

async function ownFigures(jobs: JobsRepository, { id, isOwner }: { id: string; isOwner: boolean }) {
  if (!isOwner) return {};
  const [applications, recurrences] = await Promise.all([
    jobs.countApplications([id]),
    jobs.listRecurrences([id]),
  ]);
  return { applications: applications.get(id) ?? 0, recurrence: recurrences.get(id) ?? null };
}

/** Everything the caller posted, or a page of what fits. */
function createListOwn({ jobs, links, views, database }: Dependencies) {
  return async (user: CurrentUser, query: OwnJobsWanted): Promise<OwnJobs> => {
    const { rows, count } = await jobs.listOwn(user._id, query);
    const ids = rows.map(({ id }) => id);
    const applications = await jobs.countApplications(ids);
    const recurrences = await jobs.listRecurrences(ids);
    const hidden = rows.filter(({ hiddenAt }) => hiddenAt !== null).map(({ id }) => id);
    const reasons = await jobs.listHidingReasons(database, hidden);
    const data = rows.map((row) => ({
      ...toJob(row, { links, views, mayKnowPlace: true }),
      applications: applications.get(row.id) ?? 0,
      recurrence: recurrences.get(row.id) ?? null,
      hidden: row.hiddenAt && { at: row.hiddenAt.toISOString(), reason: reasons.get(row.id) ?? null },
    }));
    return { success: true, data, jobs: data, count, page: query.page, limit: query.limit ?? data.length };
  };
}
