import { useTranslation } from 'react-i18next';
import { CircularProgress } from '@plumbline/shared-ui/feedback';
import { Grid, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

/** The page's shape while it loads, with SPEC's labelled spinner. */
export function JobSkeleton() {
  const { t } = useTranslation('jobs');

  return (
    <Grid container spacing={4}>
      <Grid size={{ xs: 12, md: 8 }}>
        <Stack spacing={2}>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <CircularProgress size={24} aria-hidden />
            <Typography color="text.secondary">{t('details.loading')}</Typography>
          </Stack>
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={240} />
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, md: 4 }}>
        <Skeleton variant="rounded" height={400} />
      </Grid>
    </Grid>
  );
}
