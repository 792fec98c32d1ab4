import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { Button, flushStart } from '@plumbline/shared-ui/actions';
import { FormField, type FieldState } from '@plumbline/shared-ui/Form';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { Stack } from '@plumbline/shared-ui/layout';
import { FAR_START, PlacePicker } from '@plumbline/shared-ui/PlacePicker';
import type { ProjectFormValues } from './project-schema';

/** Shows a city as a whole; of the map, in pixels. */
const CITY = { zoom: 11, height: 200 };

/** Where the jobs of a project are, which each of them begins with. */
export function ProjectPlace() {
  const { t } = useTranslation('jobs');
  return (
    <FormField<ProjectFormValues> name="point" label={t('project.place')}>
      {(point) => (
        <FormField<ProjectFormValues> name="city" label={t('post.city')}>
          {(city) => <Picker point={point} city={city} />}
        </FormField>
      )}
    </FormField>
  );
}

function Picker({ point, city }: { point: FieldState; city: FieldState }) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const places = usePlaceLookup(language);
  const [lat, lng] = (point.value as ProjectFormValues['point'])?.coordinates ?? [];
  const value = useMemo(() => (lat === undefined || lng === undefined ? null : { lat, lng }), [lat, lng]);

  return (
    <Stack spacing={1}>
      <PlacePicker
        id={city.id}
        places={places}
        label={t('project.place')}
        value={value}
        {...(value ? CITY : { ...FAR_START, height: CITY.height })}
        onChange={(next) => point.onChange({ coordinates: [next.lat, next.lng] })}
        city={city.value as string}
        onCity={city.onChange}
        cityLabel={t('post.city')}
        cityError={city.error}
        error={point.error}
      />
      {value && (
        <Button
          color="inherit"
          size="small"
          onClick={() => {
            point.onChange(null);
            city.onChange('');
          }}
          sx={{ ...flushStart, alignSelf: 'flex-start', textDecoration: 'underline' }}
        >
          {t('post.noPlaceWanted')}
        </Button>
      )}
    </Stack>
  );
}
