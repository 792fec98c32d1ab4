import type { Job } from '@plumbline/shared-schema/jobs';
import { RelativeTime, titleCase } from '@plumbline/shared-ui/format';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Card } from '@plumbline/shared-ui/layout';
import { Chip, clampedTo, Link, Typography } from '@plumbline/shared-ui/text';

export function JobTile({ job }: { job: Job }) {
  const { salary, option } = useLabels();
  const city = job.jobLocation?.city;
  return (
    <Card
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        boxSizing: 'border-box',
        bgcolor: 'background.default',
        transition: 'border-color 150ms',
        '&:hover, &:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ flexShrink: 0 }}>
        <JobCover job={job} sizes="296px" ratio="16 / 10" />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1, p: 2 }}>
        <Typography variant="h5" component="h3" sx={clampedTo(2)}>
          <Link to={`/jobs/${job._id}`} color="inherit" underline="hover" isCoveringCard>
            {titleCase(job.title)}
          </Link>
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}
        >
          {city && <PlaceIcon fontSize="small" aria-hidden />}
          {city && <span>{city} ·</span>}
          <RelativeTime at={job.createdAt} text={(when) => when} />
        </Typography>
        <Box
          sx={{
            mt: 'auto',
            pt: 0.5,
            display: 'flex',
            gap: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Typography component="p" sx={{ fontWeight: 700 }}>
            {salary(job.salary)}
          </Typography>
          <Chip size="small" variant="outlined" label={option('jobCategory', job.jobCategory)} />
        </Box>
      </Box>
    </Card>
  );
}
