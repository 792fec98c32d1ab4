import type { JobsRepository } from '../../domains/jobs/jobs/jobs.repository';
import { createProjectsRepository } from '../../domains/jobs/projects/projects.repository';
import { createProjectsService } from '../../domains/jobs/projects/projects.service';
import { createContractServices } from './contracts';
import { createJobServices } from './jobs';

type Parts = Parameters<typeof createContractServices>[0] & Parameters<typeof createJobServices>[0];

/** Jobs, the contracts that come of them, and the projects that hold both. */
export function createWorkServices(parts: Parts, jobsRepository: JobsRepository) {
  const jobServices = createJobServices(parts, jobsRepository);
  const contractServices = createContractServices(parts);
  return {
    ...jobServices,
    ...contractServices,
    projects: createProjectsService({
      ...parts,
      projects: createProjectsRepository(parts.database),
      jobsRepository,
      listOwnJobs: jobServices.jobs.listOwn,
      listContracts: contractServices.contracts.listOfJobs,
    }),
  };
}
