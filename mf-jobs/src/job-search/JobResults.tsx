import type { JobPage } from '@plumbline/shared-schema/jobs';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { useSession } from '@plumbline/shared-api/session';
import { JobCard } from '../job-card/JobCard';
import { SaveJobIcon } from '../save-job/SaveJobIcon';
import { useSavedIds } from '../save-job/use-saved-ids';
import { cardLinkId, useReturnFocus } from './use-return-focus';

type JobResultsProps = {
  results: JobPage;
  page: number;
  /** A newer view is on its way: these rows are the ones before. */
  isStale: boolean;
  onPage: (page: number, options: { replace: boolean }) => void;
};

/** One page of jobs as cards, and the way to the other pages. */
export function JobResults({ results, page, isStale, onPage }: JobResultsProps) {
  const { data: jobs, count, limit } = results;
  const { user } = useSession();
  const savedIds = useSavedIds();
  const remember = useReturnFocus(jobs);
  const lastPage = Math.max(1, Math.ceil(count / limit));

  return (
    <Box aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1 }}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {jobs.map((job) => (
          <li
            key={job._id}
            onClickCapture={() => {
              remember(job._id);
            }}
          >
            <JobCard
              job={job}
              heading="h3"
              linkId={cardLinkId(job._id)}
              action={(titleId) =>
                job.postedBy._id !== user?._id && (
                  <SaveJobIcon jobId={job._id} isSaved={savedIds.has(job._id)} describedBy={titleId} />
                )
              }
            />
          </li>
        ))}
      </Stack>
      <Pagination
        page={page}
        limit={limit}
        count={count}
        onChange={(next) => {
          onPage(next, { replace: page > lastPage });
        }}
      />
    </Box>
  );
}
