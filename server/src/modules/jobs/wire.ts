import type { Foundation } from '../../foundation';
import { createApplicationsRepository } from '../applications/applications.repository';
import { createApplicationsService } from '../applications/applications.service';
import { createJobReportsRepository } from '../job-reports/job-reports.repository';
import { createJobReportsService } from '../job-reports/job-reports.service';
import { createSavedJobsRepository } from '../saved-jobs/saved-jobs.repository';
import { createSavedJobsService } from '../saved-jobs/saved-jobs.service';
import { createSkillsRepository } from '../skills/skills.repository';
import { createJobChangesService } from './job-changes.service';
import { createJobFiles } from './job-files';
import { createJobSearchRepository } from './job-search.repository';
import type { JobsRepository } from './jobs.repository';
import { createJobsService } from './jobs.service';

export function createJobServices(foundation: Foundation, jobs: JobsRepository) {
  const { database, files } = foundation;
  const skills = createSkillsRepository(database);
  const basis = { ...foundation, jobs, skills, jobFiles: createJobFiles(files) };
  return {
    skills,
    jobs: createJobsService({ ...basis, jobSearch: createJobSearchRepository(database) }),
    jobChanges: createJobChangesService(basis),
    jobReports: createJobReportsService({ ...basis, jobReports: createJobReportsRepository() }),
    applications: createApplicationsService({
      ...basis,
      applications: createApplicationsRepository(database),
    }),
    savedJobs: createSavedJobsService({ ...basis, savedJobs: createSavedJobsRepository(database) }),
  };
}
