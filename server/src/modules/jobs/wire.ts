import type { Foundation } from '../../foundation';
import { createApplicationNotices } from '../applications/application-notices';
import { createApplicationsRepository } from '../applications/applications.repository';
import { createApplicationsService } from '../applications/applications.service';
import { createJobReportsRepository } from '../job-reports/job-reports.repository';
import { createJobReportsService } from '../job-reports/job-reports.service';
import type { NotificationsService } from '../notifications/notifications.service';
import { createSavedJobsRepository } from '../saved-jobs/saved-jobs.repository';
import { createSavedJobsService } from '../saved-jobs/saved-jobs.service';
import { createSkillsRepository } from '../skills/skills.repository';
import { createJobChangesService } from './job-changes.service';
import { createJobFiles } from './job-files';
import { createJobSearchRepository } from './job-search.repository';
import type { JobsRepository } from './jobs.repository';
import { createJobsService } from './jobs.service';
import { createRemovalNotices } from './removal-notices';

type Parts = Foundation & { notifications: NotificationsService };

export function createJobServices(foundation: Parts, jobs: JobsRepository) {
  const { database, files } = foundation;
  const skills = createSkillsRepository(database);
  const basis = { ...foundation, jobs, skills, jobFiles: createJobFiles(files) };
  return {
    skills,
    jobs: createJobsService({ ...basis, jobSearch: createJobSearchRepository(database) }),
    jobChanges: createJobChangesService(basis),
    notifyOfRemovedJob: createRemovalNotices(basis),
    jobReports: createJobReportsService({ ...basis, jobReports: createJobReportsRepository() }),
    applications: createApplicationsService({
      ...basis,
      applications: createApplicationsRepository(database),
    }),
    applicationNotices: createApplicationNotices(basis),
    savedJobs: createSavedJobsService({ ...basis, savedJobs: createSavedJobsRepository(database) }),
  };
}
