import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Box, Grid, Paper, Stack } from '@plumbline/shared-ui/layout';
import { AskedWork } from '../job-details/AskedWork';

/** The form, and the work as its client describes it: beside the form on wide screens, below it on phones. */
export function BesideAskedWork({ job, children }: { job: JobDetails; children: ReactNode }) {
  const { t } = useTranslation('jobs');

  return (
    <Grid container spacing={4}>
      <Grid size={{ xs: 12, md: 7 }} sx={{ minWidth: 0 }}>
        {children}
      </Grid>
      <Grid size={{ xs: 12, md: 5 }} sx={{ minWidth: 0 }}>
        <Box role="complementary" aria-label={t('details.panel')}>
          <Paper variant="outlined" sx={{ p: 3 }}>
            <Stack spacing={3}>
              <AskedWork job={job} />
            </Stack>
          </Paper>
        </Box>
      </Grid>
    </Grid>
  );
}
