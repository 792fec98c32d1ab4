import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, ChipList, Grid, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { JobSection } from '../job-details/JobSection';

/** The form, and the work as its client describes it: beside the form on wide screens, below it on phones. */
export function BesideAskedWork({ job, children }: { job: JobDetails; children: ReactNode }) {
  const { t } = useTranslation('jobs');
  const { option } = useLabels();

  return (
    <Grid container spacing={4}>
      <Grid size={{ xs: 12, md: 7 }} sx={{ minWidth: 0 }}>
        {children}
      </Grid>
      <Grid size={{ xs: 12, md: 5 }} sx={{ minWidth: 0 }}>
        <Box role="complementary" aria-label={t('details.panel')}>
          <Paper variant="outlined" sx={{ p: 3 }}>
            <Stack spacing={3}>
              <JobSection title={t('details.description')}>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
                  {job.description}
                </Typography>
              </JobSection>
              {job.skillsRequired.length > 0 && (
                <JobSection title={t('details.skills')}>
                  <ChipList rows={job.skillsRequired}>
                    {({ name }) => <Chip label={option('skill', name)} />}
                  </ChipList>
                </JobSection>
              )}
            </Stack>
          </Paper>
        </Box>
      </Grid>
    </Grid>
  );
}
