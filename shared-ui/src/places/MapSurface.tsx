import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useMapEvents } from 'react-leaflet';
import { PlaceMap } from '../map/PlaceMap';
import type { MapPoint } from '../map/points';
import { PickedPin } from './PickedPin';

type MapSurfaceProps = {
  id: string;
  labelId: string;
  descriptionIds: string;
  value: MapPoint | null;
  /** Counts how often the map was sent to the pin, as by a city; then it comes near. */
  arrival: number;
  onChange: (point: MapPoint) => void;
  onFocus: () => void;
  center: MapPoint;
  zoom: number;
  height: number;
};

const DIGITS = 6;
const STEP = 10;
const LARGE_STEP = 80;
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function MapSurface(props: MapSurfaceProps) {
  const { id, labelId, descriptionIds, value, arrival, onChange, onFocus, center, zoom, height } = props;
  const map = useRef<LeafletMap>(null);

  function pick(place: LatLng) {
    const { lat, lng } = place.wrap();
    onChange({ lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) });
  }

  function moveByKey(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key];
    if (!direction || !map.current || event.target !== event.currentTarget) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const from = map.current.project(value ?? map.current.getCenter());
    pick(map.current.unproject(from.add([direction[0] * step, direction[1] * step])));
  }

  return (
    <PlaceMap
      ref={map}
      center={value ?? center}
      zoom={zoom}
      height={height}
      hasZoomButtons
      options={{ keyboard: false, scrollWheelZoom: false }}
      frame={{
        id,
        role: 'application',
        tabIndex: 0,
        'aria-labelledby': labelId,
        'aria-describedby': descriptionIds,
        onFocus,
        onKeyDown: moveByKey,
      }}
    >
      <ClickToPick onPick={pick} />
      {value && <PickedPin point={value} arrival={arrival} onMove={pick} />}
    </PlaceMap>
  );
}

function ClickToPick({ onPick }: { onPick: (place: LatLng) => void }) {
  useMapEvents({ click: ({ latlng }) => onPick(latlng) });
  return null;
}
