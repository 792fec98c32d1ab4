import { useTranslation } from 'react-i18next';
import { CircularProgress } from '@plumbline/shared-ui/feedback';
import { Paper, Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { JobColumns } from './JobColumns';
import { DRAWING_HEIGHT } from './JobPicture';

const FACTS = ['category', 'duration', 'experience', 'workType'];
const LINES = ['100%', '94%', '98%', '87%', '60%'];

export function JobSkeleton() {
  const { t } = useTranslation('jobs');
  const panel = (
    <Paper variant="outlined" sx={{ px: 3, pt: 1.5, pb: 3 }} aria-hidden>
      <Skeleton variant="text" height={76} />
      {FACTS.map((fact) => (
        <Skeleton key={fact} variant="text" sx={{ my: 1.25 }} />
      ))}
      <Stack spacing={1.5} sx={{ mt: 2 }}>
        <Skeleton variant="rounded" height={50} />
        <Skeleton variant="rounded" height={50} />
      </Stack>
    </Paper>
  );

  const picture = <Skeleton variant="rounded" height={DRAWING_HEIGHT} />;

  return (
    <JobColumns picture={picture} isDrawing panel={panel}>
      <Stack spacing={4} sx={{ minHeight: '70vh' }}>
        <div>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 1.5, minHeight: 32 }}>
            <CircularProgress size={24} aria-hidden />
            <Typography color="text.secondary">{t('details.loading')}</Typography>
          </Stack>
          {LINES.map((width) => (
            <Skeleton key={width} variant="text" width={width} />
          ))}
        </div>
        <Skeleton variant="rounded" height={200} />
      </Stack>
    </JobColumns>
  );
}
