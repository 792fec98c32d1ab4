import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { useSession } from '@plumbline/shared-api/session';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { FormField } from '@plumbline/shared-ui/Form';
import type { FieldState } from '@plumbline/shared-ui/Form';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { FAR_START, PlacePicker } from '@plumbline/shared-ui/PlacePicker';
import type { JobFormValues } from './job-schema';
import { basedAt } from '../place/based-at';

/** Shows a city as a whole. */
const CITY_ZOOM = 11;

/** A place taken from the profile says so until another is chosen. */
export function PlaceField() {
  const { t } = useTranslation('jobs');
  return (
    <FormField<JobFormValues> name="jobLocation" label={t('post.place')}>
      {(place) => (
        <FormField<JobFormValues> name="city" label={t('post.city')}>
          {(city) => <JobPlace place={place} city={city} />}
        </FormField>
      )}
    </FormField>
  );
}

function JobPlace({ place, city }: { place: FieldState; city: FieldState }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const places = usePlaceLookup(language);
  const value = place.value as JobFormValues['jobLocation'];
  const [lat, lng] = value?.coordinates ?? [];
  const point = useMemo(() => (lat === undefined || lng === undefined ? null : { lat, lng }), [lat, lng]);

  return (
    <Stack spacing={2}>
      <PlacePicker
        id={city.id}
        places={places}
        label={t('post.place')}
        value={point}
        {...(point ? { zoom: CITY_ZOOM } : FAR_START)}
        onChange={(next) => place.onChange({ coordinates: [next.lat, next.lng] })}
        city={city.value as string}
        onCity={city.onChange}
        cityLabel={t('post.city')}
        cityError={city.error}
        error={place.error}
      />
      <PlaceNote
        point={point}
        onLeaveOut={() => {
          place.onChange(null);
          city.onChange('');
        }}
      />
    </Stack>
  );
}

type PlaceNoteProps = { point: { lat: number; lng: number } | null; onLeaveOut: () => void };

/** What becomes of the place, and the way to leave it out. */
function PlaceNote({ point, onLeaveOut }: PlaceNoteProps) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const home = basedAt(user)?.coordinates;

  if (!point)
    return (
      <Alert role="status" severity="info">
        {t('post.noPlace')}
      </Alert>
    );
  const leaveOut = (
    <Button
      color="inherit"
      size="small"
      onClick={onLeaveOut}
      sx={{ ...flushStart, mt: 0.5, alignSelf: 'flex-start', textDecoration: 'underline' }}
    >
      {t('post.noPlaceWanted')}
    </Button>
  );
  if (home?.[0] !== point.lat || home[1] !== point.lng) return leaveOut;
  return (
    <Alert role="status" severity="info">
      {t('post.ownPlace')}
      <Box>{leaveOut}</Box>
    </Alert>
  );
}
