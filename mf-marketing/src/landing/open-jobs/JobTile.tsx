import type { Job } from '@plumbline/shared-schema/jobs';
import { RelativeTime, titleCase } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { EntryCard } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

export function JobTile({ job }: { job: Job }) {
  const { salary, option } = useLabels();
  return (
    <EntryCard
      size="tile"
      title={titleCase(job.title)}
      heading="h3"
      link={{ to: `/jobs/${job._id}` }}
      cover={<JobCover job={job} sizes="296px" />}
      meta={[job.jobLocation?.city, <RelativeTime key="when" at={job.createdAt} text={(when) => when} />]}
      price={salary(job.salary)}
      rating={
        <Typography variant="body2" color="text.secondary">
          {option('jobCategory', job.jobCategory)}
        </Typography>
      }
    />
  );
}
