import { usePlaceLookup } from '@plumbline/shared-api/places';
import { SIGN_UP_MAP_START } from '@plumbline/shared-schema/options';
import { useLanguage } from '@plumbline/shared-ui/i18n';
import { PlacePicker, type MapPoint } from '@plumbline/shared-ui/PlacePicker';
import { useEffect, useRef, useState } from 'react';

/** Latitude before longitude, as on the wire. */
export type LatLngPair = readonly [lat: number, lng: number];
export type SignUpPlace = { type: 'Point'; coordinates: LatLngPair; city?: string };

type LocationMapProps = {
  id: string;
  label: string;
  error: string | undefined;
  value: SignUpPlace | undefined;
  onChange: (value: SignUpPlace) => void;
};

const START = { lat: SIGN_UP_MAP_START[0], lng: SIGN_UP_MAP_START[1] };
const pointOf = ({ lat, lng }: MapPoint) => ({ type: 'Point' as const, coordinates: [lat, lng] as const });

/** Lazy-loaded: it imports the map library. */
export function LocationMap({ id, label, error, value, onChange }: LocationMapProps) {
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
