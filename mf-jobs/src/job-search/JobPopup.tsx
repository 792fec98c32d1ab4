import type { Job } from '@plumbline/shared-schema/jobs';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useJobLabels } from '../job-card/use-job-labels';
import type { ReturnFocus } from './use-return-focus';

type JobPopupProps = { jobs: readonly Job[]; onOpen: ReturnFocus };

/** The jobs under one marker of the map, each with the way to its page. */
export function JobPopup({ jobs, onOpen }: JobPopupProps) {
  const { salary } = useFormat();
  const labels = useJobLabels();

  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0.5, listStyle: 'none' }}>
      {jobs.map((job) => (
        <li key={job._id}>
          <Link
            to={`/jobs/${job._id}`}
            onClick={() => {
              onOpen(job._id);
            }}
            sx={{ fontWeight: 650, display: 'inline-block', py: 0.25 }}
          >
            {titleCase(job.title)}
          </Link>
          <Typography variant="body2" component="div">
            <Box component="span" sx={{ fontWeight: 650 }}>
              {salary(job.salary)}
            </Box>
            {job.jobCategory && ` · ${labels.category(job.jobCategory)}`}
          </Typography>
        </li>
      ))}
    </Stack>
  );
}
