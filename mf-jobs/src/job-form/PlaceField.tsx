import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_MAP_START } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { FormField } from '@plumbline/shared-ui/Form';
import type { FieldState } from '@plumbline/shared-ui/Form';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { MapPicker } from '@plumbline/shared-ui/MapPicker';
import type { JobFormValues } from './job-schema';

const [START_LAT, START_LNG] = JOB_MAP_START;

/** Lazy-loaded: imports the map. The pin starts at the default place and says so until it is moved. */
export function PlaceField() {
  const { t } = useTranslation('jobs');
  return (
    <FormField<JobFormValues> name="jobLocation" label={t('post.place')}>
      {(field) => <PlacePicker field={field} />}
    </FormField>
  );
}

function PlacePicker({ field }: { field: FieldState }) {
  const { t } = useTranslation('jobs');
  const place = field.value as JobFormValues['jobLocation'];
  const [lat, lng] = place?.coordinates ?? [];
  // The map follows every new point, so the same point has to stay the same object.
  const point = useMemo(() => (lat === undefined || lng === undefined ? null : { lat, lng }), [lat, lng]);
  const isDefault = lat === START_LAT && lng === START_LNG;

  const leaveOut = (
    <Button
      color="inherit"
      size="small"
      onClick={() => field.onChange(null)}
      sx={{ ml: -1.25, mt: 0.5, alignSelf: 'flex-start', textDecoration: 'underline' }}
    >
      {t('post.noPlaceWanted')}
    </Button>
  );

  return (
    <Stack spacing={2}>
      <MapPicker
        id={field.id}
        label={t('post.place')}
        value={point}
        defaultCenter={{ lat: START_LAT, lng: START_LNG }}
        onChange={(next) => field.onChange({ coordinates: [next.lat, next.lng] })}
        error={field.error}
      />
      {point && !isDefault && leaveOut}
      {isDefault && (
        <Alert role="status" severity="info">
          {t('post.defaultPlace')}
          <Box>{leaveOut}</Box>
        </Alert>
      )}
      {!point && (
        <Alert role="status" severity="info">
          {t('post.noPlace')}
        </Alert>
      )}
    </Stack>
  );
}
