import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SIGN_UP_MAP_START } from '@plumbline/shared-schema/options';
import { FormField, type FieldState } from '@plumbline/shared-ui/Form';
import { MapPicker } from '@plumbline/shared-ui/MapPicker';

const START = { lat: SIGN_UP_MAP_START[0], lng: SIGN_UP_MAP_START[1] };

/** Lazy-loaded: imports the map. */
export function PlaceField() {
  const { t } = useTranslation('profile');
  return (
    <FormField name="location" label={t('details.place')}>
      {(field) => <PlacePicker field={field} />}
    </FormField>
  );
}

function PlacePicker({ field }: { field: FieldState }) {
  const { t } = useTranslation('profile');
  const place = field.value as { coordinates: readonly number[] } | null;
  const [lat, lng] = place?.coordinates ?? [];
  // The map follows every new point, so the same point has to stay the same object.
  const point = useMemo(() => (lat === undefined || lng === undefined ? null : { lat, lng }), [lat, lng]);
  return (
    <MapPicker
      id={field.id}
      label={t('details.place')}
      height={240}
      value={point}
      defaultCenter={START}
      onChange={(next) => field.onChange({ type: 'Point', coordinates: [next.lat, next.lng] })}
      error={field.error}
    />
  );
}
