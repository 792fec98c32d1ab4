import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceLookup } from '@plumbline/shared-api/places';
import { FormField, type FieldState } from '@plumbline/shared-ui/Form';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { FAR_START, PlacePicker } from '@plumbline/shared-ui/PlacePicker';

/** Shows a city as a whole. */
const CITY_ZOOM = 11;

export function PlaceField() {
  const { t } = useTranslation('profile');
  return (
    <FormField name="location" label={t('details.place')}>
      {(place) => (
        <FormField name="city" label={t('person.city')}>
          {(city) => <OwnPlace place={place} city={city} />}
        </FormField>
      )}
    </FormField>
  );
}

function OwnPlace({ place, city }: { place: FieldState; city: FieldState }) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const places = usePlaceLookup(language);
  const value = place.value as { coordinates: readonly number[] } | null;
  const [lat, lng] = value?.coordinates ?? [];
  const point = useMemo(() => (lat === undefined || lng === undefined ? null : { lat, lng }), [lat, lng]);
  return (
    <PlacePicker
      id={city.id}
      places={places}
      label={t('details.place')}
      height={240}
      value={point}
      {...(point ? { zoom: CITY_ZOOM } : FAR_START)}
      onChange={(next) => place.onChange({ type: 'Point', coordinates: [next.lat, next.lng] })}
      city={city.value as string}
      onCity={city.onChange}
      cityError={city.error}
      error={place.error}
    />
  );
}
