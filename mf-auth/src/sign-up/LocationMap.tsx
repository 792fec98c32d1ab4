import { SIGN_UP_MAP_START } from '@plumbline/shared-schema/options';
import { MapPicker } from '@plumbline/shared-ui/MapPicker';

/** Latitude before longitude, as on the wire. */
export type LatLngPair = readonly [lat: number, lng: number];

type LocationMapProps = {
  id: string;
  label: string;
  error: string | undefined;
  value: LatLngPair | undefined;
  onChange: (value: LatLngPair) => void;
};

const START = { lat: SIGN_UP_MAP_START[0], lng: SIGN_UP_MAP_START[1] };

/** Lazy-loaded: it imports the map library. */
export function LocationMap({ id, label, error, value, onChange }: LocationMapProps) {
  return (
    <MapPicker
      id={id}
      label={label}
      error={error}
      height={260}
      defaultCenter={START}
      value={value ? { lat: value[0], lng: value[1] } : null}
      onChange={({ lat, lng }) => onChange([lat, lng])}
    />
  );
}
