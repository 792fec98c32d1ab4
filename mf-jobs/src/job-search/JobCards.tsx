import { memo } from 'react';
import { useSession } from '@plumbline/shared-api/session';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { Near } from '@plumbline/shared-schema/near';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { resultLinkId, SEEN_AT_ONCE, type ReturnFocus } from '@plumbline/shared-ui/search';
import { JobCard } from '../job-card/JobCard';
import { SaveJobIcon } from '../save-job/SaveJobIcon';
import { useIsSaved } from '../save-job/use-is-saved';
import { useSaveJob, type SaveJob } from '../save-job/use-save-job';
import { useDistanceText } from './use-distance-text';

type JobCardsProps = {
  jobs: readonly Job[];
  near: Near | undefined;
  onOpen: ReturnFocus;
  /** With the card that is hovered or focused. Without: the cards of a pin, which lies over the list. */
  onPoint?: (jobId: string | undefined) => void;
};

export function JobCards({ jobs, near, onOpen, onPoint }: JobCardsProps) {
  const { user } = useSession();
  const isSaved = useIsSaved();
  const { save } = useSaveJob();
  const distanceText = useDistanceText(near);

  return (
    <CardList rows={jobs} spacing={onPoint ? 2 : 1}>
      {(job, index) => (
        <JobRow
          job={job}
          isFirst={index < SEEN_AT_ONCE}
          distance={distanceText(job)}
          canSave={job.postedBy._id !== user?._id}
          isSaved={isSaved(job._id)}
          onSave={save}
          onPoint={onPoint}
          onOpen={onOpen}
        />
      )}
    </CardList>
  );
}

type JobRowProps = {
  job: Job;
  isFirst: boolean;
  distance: string | undefined;
  canSave: boolean;
  /** Undefined while that is not known. */
  isSaved: boolean | undefined;
  onSave: SaveJob['save'];
  onPoint: JobCardsProps['onPoint'];
  onOpen: ReturnFocus;
};

/** Rendered again only when its job changes, not with every search. */
const JobRow = memo(function JobRow(props: JobRowProps) {
  const { job, isFirst, distance, canSave, isSaved, onSave, onPoint, onOpen } = props;
  const point = () => onPoint?.(job._id);
  const pointAway = () => onPoint?.(undefined);

  return (
    <Box
      onMouseEnter={point}
      onMouseLeave={pointAway}
      onFocus={point}
      onBlur={pointAway}
      onClickCapture={() => onOpen(job._id)}
    >
      <JobCard
        job={job}
        isFirst={isFirst}
        heading="h3"
        linkId={onPoint && resultLinkId(job._id)}
        distance={distance}
        save={(titleId) =>
          canSave && <SaveJobIcon jobId={job._id} isSaved={isSaved} describedBy={titleId} onSave={onSave} />
        }
      />
    </Box>
  );
});
