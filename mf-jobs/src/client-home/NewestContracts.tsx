import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { Box } from '@plumbline/shared-ui/layout';
import { OwnJobCard } from '../own-job/OwnJobCard';

/** As many as stand in one row of the widest page. */
export const NEWEST_SHOWN = 3;

/** The newest of the hirer's jobs, side by side. */
export function NewestContracts({ jobs }: { jobs: OwnJob[] }) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      {jobs.map((job) => (
        <li key={job._id}>
          <OwnJobCard job={job} heading="h3" isBrief />
        </li>
      ))}
    </Box>
  );
}
