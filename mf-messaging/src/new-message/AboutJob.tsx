import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import { titleCase } from '@plumbline/shared-ui/format';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';

/** Which job it is; nothing where it cannot be read. */
export function AboutJob({ jobId }: { jobId: string }) {
  const { data: job, isLoading } = useGetJobQuery(jobId);
  if (isLoading) return <Skeleton width={200} />;
  if (!job) return null;
  return (
    <Typography color="text.secondary">
      <Link to={`/jobs/${jobId}`} color="inherit">
        {titleCase(job.title)}
      </Link>
    </Typography>
  );
}
