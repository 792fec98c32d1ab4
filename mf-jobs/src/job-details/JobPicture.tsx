import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { Box } from '@plumbline/shared-ui/layout';
import { JobGallery } from './JobGallery';

/** Beside the panel, or across a phone. */
const WIDTHS = '(min-width: 900px) 760px, 100vw';
export const DRAWING_HEIGHT = 140;

const frame = {
  borderRadius: 2,
  overflow: 'hidden',
  '& > svg': { boxSizing: 'border-box', maxHeight: DRAWING_HEIGHT, py: 1.5 },
} as const;

/** What the work is about, seen before it is read. */
export function JobPicture({ job }: { job: JobDetails }) {
  if (job.pictures.length > 0) return <JobGallery job={job} />;
  return (
    <Box sx={frame}>
      <JobCover job={job} sizes={WIDTHS} ratio="16 / 6" />
    </Box>
  );
}
