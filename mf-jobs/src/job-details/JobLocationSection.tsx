import { useTranslation } from 'react-i18next';
import type { JobLocation } from '@plumbline/shared-schema/jobs';
import { lazily } from '@plumbline/shared-ui/lazy';
import { PlaceIcon } from '@plumbline/shared-ui/icons';
import { Skeleton, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { JobSection } from './JobSection';

const MAP_HEIGHT = 200;

const MapView = lazily(
  () => import('@plumbline/shared-ui/MapView'),
  'MapView',
  <Skeleton variant="rounded" height={MAP_HEIGHT} />,
);

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

/** A point is rounded to two decimals by the server for readers who may know only the neighbourhood. */
function isRounded({ lat, lng }: JobLocation): boolean {
  return [lat, lng].every((degrees) => Number(degrees.toFixed(2)) === degrees);
}

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
      <MapView lat={location.lat} lng={location.lng} label={title} height={MAP_HEIGHT} />
      {isNoted && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t(isOwn ? 'details.hiddenFromOthers' : 'details.approximate')}
        </Typography>
      )}
    </JobSection>
  );
}
