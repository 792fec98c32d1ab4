import { isId } from '@plumbline/shared-schema/ids';
import type { CreateJob, Job, JobDetails, JobPage, JobSearch } from '@plumbline/shared-schema/jobs';
import { deriveEmploymentType, deriveWorkplaceType } from '@plumbline/shared-schema/jobs';
import { parseSalary } from '@plumbline/shared-schema/money';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import { uuidv7 } from 'uuidv7';
import type { Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../realtime/outbox';
import type { FileLinks } from '../../storage/links';
import type { FilesService } from '../files/files.service';
import type { UserViews } from '../users/users.views';
import { readJobAttachment } from './job-attachment';
import type { JobAttachment } from './job-attachment';
import type { FoundJobs, JobSearchRepository } from './job-search.repository';
import { toJob } from './job-view';
import type { JobRecord, JobsRepository, NewJob } from './jobs.repository';

type Dependencies = {
  jobs: JobsRepository;
  jobSearch: JobSearchRepository;
  files: FilesService;
  links: FileLinks;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

type Viewer = CurrentUser | undefined;

const NOTHING_DONE = { saved: false, applied: false, hired: false };

/** Jobs: post, list, search and read (SPEC §7). */
export function createJobsService(dependencies: Dependencies) {
  const { jobs, jobSearch, files, links, views, outbox, transaction } = dependencies;
  const seenBy = (viewer: Viewer) => (job: JobRecord) =>
    toJob(job, { links, views, mayKnowPlace: viewer?._id === job.ownerId });

  function toPage({ rows, ...numbers }: FoundJobs, { page, limit }: PageQuery, viewer: Viewer): JobPage {
    const data = rows.map(seenBy(viewer));
    return { success: true, data, jobs: data, ...numbers, page, limit };
  }

  async function storeAttachment(tx: Tx, ownerId: string, attachment: JobAttachment | undefined) {
    if (attachment === undefined) return {};
    const { file, thumbnail } = attachment;
    const kept = { ownerId, name: file.name, visibility: 'private' } as const;
    const attachmentFileId = await files.save(tx, { ...kept, mimeType: file.mimeType, bytes: file.bytes });
    if (thumbnail === undefined) return { attachmentFileId };
    return { attachmentFileId, thumbnailFileId: await files.save(tx, { ...kept, ...thumbnail }) };
  }

  return {
    create: async (user: CurrentUser, input: CreateJob): Promise<Job> => {
      const attachment = await readJobAttachment(input);
      return transaction(async (tx) => {
        const stored = await storeAttachment(tx, user._id, attachment);
        const id = await jobs.insert(tx, { ...toNewJob(user._id, input), ...stored });
        const record = await jobs.find(id, tx);
        if (record === undefined) throw new Error('a job just inserted is not there');
        await outbox.add(tx, 'job.created', { jobId: id, ownerId: user._id });
        return seenBy(user)(record);
      });
    },

    listOwn: async (user: CurrentUser): Promise<Job[]> =>
      (await jobs.listByOwner(user._id)).map(seenBy(user)),

    listRecent: async (viewer: Viewer, query: PageQuery): Promise<JobPage> =>
      toPage(await jobSearch.listRecent(query), query, viewer),

    search: async (viewer: Viewer, query: JobSearch): Promise<JobPage> =>
      toPage(await jobSearch.search(query), query, viewer),

    get: async (viewer: Viewer, id: string): Promise<JobDetails> => {
      const job = isId(id) ? await jobs.find(id) : undefined;
      if (job === undefined) throw new AppError('JOB_NOT_FOUND');
      const isOwner = viewer?._id === job.ownerId;
      const { saved, applied, hired } = viewer ? await jobs.findViewer(job.id, viewer._id) : NOTHING_DONE;
      return {
        ...toJob(job, { links, views, mayKnowPlace: isOwner || hired }),
        attachment: job.attachmentFileId === null ? null : links.signedLink(job.attachmentFileId),
        viewer: { saved, applied, isOwner },
      };
    },
  };
}
export type JobsService = ReturnType<typeof createJobsService>;

function toNewJob(ownerId: string, input: CreateJob): NewJob {
  const { title, description, jobType, jobDuration, jobCategory, experience, salary, hideExactLocation } =
    input;
  const [lat, lng] = input.jobLocation?.coordinates ?? [null, null];
  const range = parseSalary(salary);
  return {
    ownerId,
    title,
    description,
    jobType,
    jobDuration,
    jobCategory,
    experience,
    salary,
    hideExactLocation,
    skillsRequired: input.skillsRequired.map(({ name }) => ({ _id: uuidv7(), name })),
    lat,
    lng,
    city: input.jobLocation?.city || null,
    salaryMin: range.min,
    salaryMax: range.max,
    employmentType: input.employmentType ?? deriveEmploymentType(jobType),
    workplaceType: deriveWorkplaceType(jobType),
  };
}
