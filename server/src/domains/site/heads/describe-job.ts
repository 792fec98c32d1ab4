import type { PageDescription } from '@plumbline/registry/edge';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { SITE_NAME } from '@plumbline/shared-schema/page-heads';
import type { JobPosting, WithContext } from 'schema-dts';
import { escapeHtml } from '../../../kit/mail/layout';
import { SECTIONS } from './sections';
import { breadcrumbs, CONTEXT, shortened } from './structured-data';
import type { Place } from './structured-data';

export type Address = { addressLocality: string; addressRegion?: string; addressCountry: string };
/** `address`: the city that the job's place lies in or near, as everybody may know it. */
type JobPlace = Place & { address: Address | undefined };

/** What Google calls the kinds of employment that jobs here may have. */
function employmentOf({ jobType, employmentType }: JobDetails): string {
  if (employmentType === 'Full-Time') return 'FULL_TIME';
  if (employmentType === 'Part-Time') return 'PART_TIME';
  return /contract|freelance/i.test(jobType) ? 'CONTRACTOR' : 'OTHER';
}

/**
 * Open jobs at a known place: a search engine refuses others. Pay is left out, since nobody says whether it is by the
 * hour, the month or for the whole job.
 */
function postingOf(job: JobDetails, { siteUrl, address }: JobPlace): WithContext<JobPosting> | undefined {
  if (job.status !== 'open' || !address) return undefined;
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: job.title,
    description: escapeHtml(job.description).replaceAll('\n', '<br>'),
    datePosted: job.createdAt,
    identifier: { '@type': 'PropertyValue', name: SITE_NAME, value: job._id },
    url: `${siteUrl}/jobs/${job._id}`,
    employmentType: employmentOf(job),
    hiringOrganization: { '@type': 'Organization', name: job.companyName ?? job.postedBy.fullName },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
    ...(job.skillsRequired.length > 0 && { skills: job.skillsRequired.map(({ name }) => name).join(', ') }),
    directApply: true,
  };
}

export function describeJob(job: JobDetails, place: JobPlace): PageDescription {
  const posting = postingOf(job, place);
  const { title } = job;
  const city = job.jobLocation?.city;
  const path = breadcrumbs(place.siteUrl, [
    [SECTIONS.jobs[place.language], '/jobs'],
    [title, `/jobs/${job._id}`],
  ]);
  return {
    status: 200,
    title,
    description: shortened([city, job.description].filter(Boolean).join(' – ')),
    kind: 'article',
    data: [...(posting ? [posting] : []), path],
  };
}
