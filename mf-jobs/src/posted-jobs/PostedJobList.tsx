import type { OwnJobs } from '@plumbline/shared-schema/jobs';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { OwnJobCard } from '../own-job/OwnJobCard';
import { OwnJobActions } from './OwnJobActions';

type PostedJobListProps = {
  jobs: OwnJobs;
  onPage: (page: number) => void;
  onClose: (id: string) => void;
  /** Newer rows are loading. */
  isStale: boolean;
};

export function PostedJobList({ jobs, onPage, onClose, isStale }: PostedJobListProps) {
  const { data, count, page, limit } = jobs;
  return (
    <Box aria-busy={isStale}>
      <CardList rows={data}>
        {(job) => (
          <OwnJobCard
            job={job}
            heading="h2"
            actions={(titleId) => (
              <OwnJobActions job={job} titleId={titleId} onClose={() => onClose(job._id)} />
            )}
          />
        )}
      </CardList>
      <Pagination page={page} limit={limit} count={count} onChange={onPage} />
    </Box>
  );
}
