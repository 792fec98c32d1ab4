import { usePlaceLookup } from '@plumbline/shared-api/places';
import { SIGN_UP_MAP_START } from '@plumbline/shared-schema/options';
import { FormField, type FieldState } from '@plumbline/shared-ui/Form';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { PlacePicker, type MapPoint } from '@plumbline/shared-ui/PlacePicker';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Latitude before longitude, as on the wire. */
type LatLngPair = readonly [lat: number, lng: number];
type SignUpPlace = { type: 'Point'; coordinates: LatLngPair; city?: string };

export function LocationField() {
  const { t } = useTranslation('auth');
  const label = t('fields.location');
  return (
    <FormField name="location" label={label}>
      {(field) => <Location field={field} label={label} />}
    </FormField>
  );
}

const START = { lat: SIGN_UP_MAP_START[0], lng: SIGN_UP_MAP_START[1] };
const pointOf = ({ lat, lng }: MapPoint) => ({ type: 'Point' as const, coordinates: [lat, lng] as const });

function Location({ field, label }: { field: FieldState; label: string }) {
  const { id, error, onChange } = field;
  const value = field.value as SignUpPlace | undefined;
  const { language } = useLanguage();
  const places = usePlaceLookup(language);
  const [lat, lng] = value?.coordinates ?? [];
  const [typed, setTyped] = useState('');
  // A city brings its point along: the second of two changes must know the first.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const change = (place: SignUpPlace) => {
    latest.current = place;
    onChange(place);
  };

  return (
    <PlacePicker
      id={id}
      places={places}
      label={label}
      error={error}
      height={200}
      defaultCenter={START}
      value={lat === undefined || lng === undefined ? null : { lat, lng }}
      onChange={(point) => change({ city: typed || undefined, ...latest.current, ...pointOf(point) })}
      city={value?.city ?? typed}
      onCity={(city) => {
        setTyped(city);
        if (latest.current) change({ ...latest.current, city: city || undefined });
      }}
    />
  );
}
