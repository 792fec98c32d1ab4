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
  /** 'Location' unless told. */
  heading?: string;
  location: JobLocation;
  /** The hirer shows the exact place only to those who are hired. */
  isHidden: boolean;
  /** The reader is that hirer. */
  isOwn: boolean;
  title: string;
};

/** Whether a point is rounded to two decimals, as the server does for those who may know only the neighbourhood. */
function isRounded({ lat, lng }: JobLocation): boolean {
  return [lat, lng].every((degrees) => Number(degrees.toFixed(2)) === degrees);
}

/** City and map of the job. */
export function JobLocationSection({ heading, location, isHidden, isOwn, title }: JobLocationSectionProps) {
  const { t } = useTranslation('jobs');
  const isNoted = isHidden && (isOwn || isRounded(location));

  return (
    <JobSection title={heading ?? t('details.location')}>
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
      {isNoted && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t(isOwn ? 'details.hiddenFromOthers' : 'details.approximate')}
        </Typography>
      )}
    </JobSection>
  );
}
