import type { Job } from '@plumbline/shared-schema/jobs';
import { titleCase } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import type { ReturnFocus } from '@plumbline/shared-ui/search';
import { Link, Typography } from '@plumbline/shared-ui/text';

type JobPopupProps = { jobs: readonly Job[]; onOpen: ReturnFocus };

export function JobPopup({ jobs, onOpen }: JobPopupProps) {
  const { option, salary } = useLabels();

  return (
    <CardList rows={jobs} spacing={1.5} sx={{ p: 0.5 }}>
      {(job) => (
        <>
          <Link
            to={`/jobs/${job._id}`}
            onClick={() => onOpen(job._id)}
            sx={{ fontWeight: 650, display: 'inline-block', py: 0.25 }}
          >
            {titleCase(job.title)}
          </Link>
          <Typography variant="body2" component="div">
            <Box component="span" sx={{ fontWeight: 650 }}>
              {salary(job.salary)}
            </Box>
            {job.jobCategory && ` · ${option('jobCategory', job.jobCategory)}`}
          </Typography>
        </>
      )}
    </CardList>
  );
}
