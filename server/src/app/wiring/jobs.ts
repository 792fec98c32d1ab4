import type { Foundation } from '../foundation';
import { createApplicationNotices } from '../../domains/jobs/applications/application-notices';
import { createApplicationsRepository } from '../../domains/jobs/applications/applications.repository';
import { createApplicationsService } from '../../domains/jobs/applications/applications.service';
import { createJobReportsRepository } from '../../domains/jobs/job-reports/job-reports.repository';
import { createJobReportsService } from '../../domains/jobs/job-reports/job-reports.service';
import type { NotificationsService } from '../../domains/notices/notifications/notifications.service';
import { createSavedJobsRepository } from '../../domains/jobs/saved-jobs/saved-jobs.repository';
import { createSavedJobsService } from '../../domains/jobs/saved-jobs/saved-jobs.service';
import { createSkillsRepository } from '../../domains/people/skills/skills.repository';
import { createJobChangesService } from '../../domains/jobs/jobs/job-changes.service';
import { createJobFiles } from '../../domains/jobs/jobs/job-files';
import { createJobPicturesRepository } from '../../domains/jobs/jobs/job-pictures.repository';
import { createJobPicturesService } from '../../domains/jobs/jobs/job-pictures.service';
import { createJobSearchRepository } from '../../domains/jobs/jobs/job-search.repository';
import type { JobsRepository } from '../../domains/jobs/jobs/jobs.repository';
import { createJobsService } from '../../domains/jobs/jobs/jobs.service';
import { createProjectJobs } from '../../domains/jobs/projects/project-jobs';
import { createProjectsRepository } from '../../domains/jobs/projects/projects.repository';
import { createQuestionNotices } from '../../domains/jobs/questions/question-notices';
import { createQuestionsRepository } from '../../domains/jobs/questions/questions.repository';
import { createQuestionsService } from '../../domains/jobs/questions/questions.service';
import { createRemovalNotices } from '../../domains/jobs/jobs/removal-notices';

type Parts = Foundation & { notifications: NotificationsService };

export function createJobServices(foundation: Parts, jobs: JobsRepository) {
  const { database, files } = foundation;
  const skills = createSkillsRepository(database);
  const jobPictures = createJobPicturesRepository(database);
  const jobFiles = createJobFiles({ files, jobPictures });
  const questions = createQuestionsRepository(database);
  const basis = { ...foundation, jobs, skills, jobFiles, jobPictures, questions };
  return {
    skills,
    jobs: createJobsService({
      ...basis,
      jobSearch: createJobSearchRepository(database),
      projectJobs: createProjectJobs(createProjectsRepository(database)),
    }),
    jobChanges: createJobChangesService(basis),
    jobPictures: createJobPicturesService(basis),
    questions: createQuestionsService(basis),
    notifyOfQuestion: createQuestionNotices(basis),
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
