import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { titleCase } from '@plumbline/shared-ui/format';
import { Box, Grid, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { JobActions } from './JobActions';
import { JobAttachment } from './JobAttachment';
import { JobFacts } from './JobFacts';
import { JobLocationSection } from './JobLocationSection';
import { JobSection } from './JobSection';

/** Facts and actions first, for phones and for the keyboard; on wide screens they stand at the right of the text. */
export function JobBody({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');

  return (
    <Grid container spacing={4}>
      <Grid size={{ xs: 12, md: 4 }} sx={{ order: { md: 2 } }}>
        <Box
          component="aside"
          aria-label={t('details.panel')}
          sx={{ position: { md: 'sticky' }, top: { md: 88 } }}
        >
          <Paper variant="outlined" sx={{ p: 3 }}>
            <Stack spacing={3}>
              <JobFacts job={job} />
              <JobActions job={job} />
            </Stack>
          </Paper>
        </Box>
      </Grid>
      <Grid size={{ xs: 12, md: 8 }} sx={{ order: { md: 1 }, minWidth: 0 }}>
        <Stack spacing={4}>
          <JobSection title={t('details.description')}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {job.description}
            </Typography>
          </JobSection>
          {job.skillsRequired.length > 0 && (
            <JobSection title={t('details.skills')}>
              <Stack
                component="ul"
                direction="row"
                sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
              >
                {job.skillsRequired.map(({ _id, name }) => (
                  <li key={_id}>
                    <Chip label={t(`schema:options.skill.${name}`, { defaultValue: name })} />
                  </li>
                ))}
              </Stack>
            </JobSection>
          )}
          {job.attachment !== null && (
            <JobSection title={t('details.attachment')}>
              <JobAttachment href={job.attachment} job={job} />
            </JobSection>
          )}
          {job.jobLocation && (
            <JobLocationSection
              location={job.jobLocation}
              isApproximate={job.hideExactLocation && !job.viewer.isOwner}
              title={titleCase(job.title)}
            />
          )}
          <JobSection title={t('details.clientHistory')}>
            <Typography color="text.secondary">{t('details.noHistory')}</Typography>
          </JobSection>
        </Stack>
      </Grid>
    </Grid>
  );
}
