import { memo } from 'react';
import type { Job, JobPage } from '@plumbline/shared-schema/jobs';
import type { Near } from '@plumbline/shared-schema/near';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { resultLinkId, SEEN_AT_ONCE, type ReturnFocus } from '@plumbline/shared-ui/search';
import { useSession } from '@plumbline/shared-api/session';
import { JobCard } from '../job-card/JobCard';
import { SaveJobIcon } from '../save-job/SaveJobIcon';
import { useIsSaved } from '../save-job/use-is-saved';
import { useSaveJob, type SaveJob } from '../save-job/use-save-job';
import { useDistanceText } from './use-distance-text';

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
  const { data: jobs, count, limit } = results;
  const { user } = useSession();
  const isSaved = useIsSaved();
  const { save } = useSaveJob();
  const distanceText = useDistanceText(near);

  return (
    <Box aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1, transition: 'opacity 120ms' }}>
      <CardList rows={jobs}>
        {(job, index) => (
          <JobRow
            job={job}
            isFirst={index < SEEN_AT_ONCE}
            distance={distanceText(job)}
            canSave={job.postedBy._id !== user?._id}
            isSaved={isSaved(job._id)}
            onSave={save}
            onPoint={onPoint}
            remember={remember}
          />
        )}
      </CardList>
      <Pagination page={page} limit={limit} count={count} onChange={onPage} />
    </Box>
  );
}

type JobRowProps = Pick<JobResultsProps, 'onPoint' | 'remember'> & {
  job: Job;
  isFirst: boolean;
  distance: string | undefined;
  canSave: boolean;
  /** Undefined while that is not known. */
  isSaved: boolean | undefined;
  onSave: SaveJob['save'];
};

/** Rendered again only when its job changes, not with every search. */
const JobRow = memo(function JobRow(props: JobRowProps) {
  const { job, isFirst, distance, canSave, isSaved, onSave, onPoint, remember } = props;
  const pointAway = () => onPoint(undefined);

  return (
    <Box
      onMouseEnter={() => onPoint(job._id)}
      onMouseLeave={pointAway}
      onFocus={() => onPoint(job._id)}
      onBlur={pointAway}
      onClickCapture={() => remember(job._id)}
    >
      <JobCard
        job={job}
        isFirst={isFirst}
        heading="h3"
        linkId={resultLinkId(job._id)}
        distance={distance}
        save={(titleId) =>
          canSave && <SaveJobIcon jobId={job._id} isSaved={isSaved} describedBy={titleId} onSave={onSave} />
        }
      />
    </Box>
  );
});
