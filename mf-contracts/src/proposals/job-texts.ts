import type { Application } from '@plumbline/shared-schema/applications';
import type { Labels } from '@plumbline/shared-ui/labels';

/** The texts a job is searched by: its title, its terms as the reader sees them, its skills. */
export function jobTexts(job: Application['jobId'], { option }: Labels): string[] {
  return [
    job.title,
    job.jobType,
    option('jobType', job.jobType),
    option('jobDuration', job.jobDuration),
    option('jobCategory', job.jobCategory),
    option('experience', job.experience),
    ...job.skillsRequired.map(({ name }) => option('skill', name)),
  ];
}
