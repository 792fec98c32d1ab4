import type { JobPage } from '@plumbline/shared-schema/jobs';
import type { Near } from '@plumbline/shared-schema/near';
import { Box } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import type { ReturnFocus } from '@plumbline/shared-ui/search';
import { JobCards } from './JobCards';

type JobResultsProps = {
  results: JobPage;
  page: number;
  /** A newer page is loading; these rows are of the one before. */
  isStale: boolean;
  near: Near | undefined;
  onPage: (page: number, options: { replace: boolean }) => void;
  /** The card that is hovered or focused. */
  onPoint: (jobId: string | undefined) => void;
  remember: ReturnFocus;
};

export function JobResults(props: JobResultsProps) {
  const { results, page, isStale, near, onPage, onPoint, remember } = props;

  return (
    <Box aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms' }}>
      <JobCards jobs={results.data} near={near} onOpen={remember} onPoint={onPoint} />
      <Pagination page={page} limit={results.limit} count={results.count} onChange={onPage} />
    </Box>
  );
}
