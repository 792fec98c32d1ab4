import type { JobPage } from '@plumbline/shared-schema/jobs';
import type { Near } from '@plumbline/shared-schema/near';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { useSession } from '@plumbline/shared-api/session';
import { JobCard } from '../job-card/JobCard';
import { SaveJobIcon } from '../save-job/SaveJobIcon';
import { useSavedIds } from '../save-job/use-saved-ids';
import { useDistanceText } from './use-distance-text';
import { cardLinkId, type ReturnFocus } from './use-return-focus';

type JobResultsProps = {
  results: JobPage;
  page: number;
  /** A newer view is on its way: these rows are the ones before. */
  isStale: boolean;
  near: Near | undefined;
  onPage: (page: number, options: { replace: boolean }) => void;
  /** The card under the pointer or with the focus; undefined when there is none. */
  onPoint: (jobId: string | undefined) => void;
  remember: ReturnFocus;
};

/** One page of jobs as cards, and the way to the other pages. */
export function JobResults(props: JobResultsProps) {
  const { results, page, isStale, near, onPage, onPoint, remember } = props;
  const { data: jobs, count, limit } = results;
  const { user } = useSession();
  const savedIds = useSavedIds();
  const distanceText = useDistanceText(near);
  const lastPage = Math.max(1, Math.ceil(count / limit));
  const pointAway = () => {
    onPoint(undefined);
  };

  return (
    <Box aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms' }}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {jobs.map((job) => {
          const point = () => {
            onPoint(job._id);
          };
          return (
            <li
              key={job._id}
              onMouseEnter={point}
              onMouseLeave={pointAway}
              onFocus={point}
              onBlur={pointAway}
              onClickCapture={() => {
                remember(job._id);
              }}
            >
              <JobCard
                job={job}
                heading="h3"
                linkId={cardLinkId(job._id)}
                distance={distanceText(job)}
                action={(titleId) =>
                  job.postedBy._id !== user?._id && (
                    <SaveJobIcon jobId={job._id} isSaved={savedIds.has(job._id)} describedBy={titleId} />
                  )
                }
              />
            </li>
          );
        })}
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
