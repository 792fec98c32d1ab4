import { useSession } from '@plumbline/shared-api/session';
import type { Job } from '@plumbline/shared-schema/jobs';
import type { Near } from '@plumbline/shared-schema/near';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import type { ReturnFocus } from '@plumbline/shared-ui/search';
import { JobCard } from '../job-card/JobCard';
import { SaveJobIcon } from '../save-job/SaveJobIcon';
import { useIsSaved } from '../save-job/use-is-saved';
import { useSaveJob } from '../save-job/use-save-job';
import { useDistanceText } from './use-distance-text';

type MapCardsProps = { jobs: readonly Job[]; near: Near | undefined; onOpen: ReturnFocus };

/** The jobs of the pin that was chosen, as in the list. */
export function MapCards({ jobs, near, onOpen }: MapCardsProps) {
  const { user } = useSession();
  const isSaved = useIsSaved();
  const { save } = useSaveJob();
  const distanceText = useDistanceText(near);

  return (
    <CardList rows={jobs} spacing={1}>
      {(job) => (
        <Box onClickCapture={() => onOpen(job._id)}>
          <JobCard
            job={job}
            heading="h3"
            distance={distanceText(job)}
            save={(titleId) =>
              job.postedBy._id !== user?._id && (
                <SaveJobIcon jobId={job._id} isSaved={isSaved(job._id)} describedBy={titleId} onSave={save} />
              )
            }
          />
        </Box>
      )}
    </CardList>
  );
}
