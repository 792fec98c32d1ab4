import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobLocation } from '@plumbline/shared-schema/jobs';
import { DETAIL_MAP_HEIGHT } from '@plumbline/shared-schema/limits';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { JobSection } from './JobSection';

const JobMap = lazy(() => import('./JobMap').then((module) => ({ default: module.JobMap })));

type JobLocationSectionProps = {
  location: JobLocation;
  /** The hirer shows others only the neighbourhood. */
  isApproximate: boolean;
  title: string;
};

/** City and map of the job. */
export function JobLocationSection({ location, isApproximate, title }: JobLocationSectionProps) {
  const { t } = useTranslation('jobs');

  return (
    <JobSection title={t('details.location')}>
      {location.city && (
        <Stack direction="row" spacing={0.5} sx={{ mb: 1.5, alignItems: 'center', color: 'text.secondary' }}>
          <PlaceIcon fontSize="small" aria-hidden />
          <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
            {location.city}
          </Typography>
        </Stack>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={DETAIL_MAP_HEIGHT} />}>
        <JobMap lat={location.lat} lng={location.lng} title={title} />
      </Suspense>
      {isApproximate && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('details.approximate')}
        </Typography>
      )}
    </JobSection>
  );
}
