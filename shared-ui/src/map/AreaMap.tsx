import { SVG } from 'leaflet';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Circle } from 'react-leaflet';
import { PlaceMap } from './PlaceMap';
import { placeOf, zoomAround } from './points';

type AreaMapProps = {
  lat: number;
  lng: number;
  /** Of the circle around the point. */
  km: number;
  /** Accessible name of the map. */
  label: string;
  /** Pixels. */
  height: number;
};

const METRES = 1000;
const STILL = {
  dragging: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  touchZoom: false,
  boxZoom: false,
  keyboard: false,
};

/** A circle on a map that holds all of it; no pin, since its middle is known only nearly. */
export function AreaMap({ lat, lng, km, label, height }: AreaMapProps) {
  const { t } = useTranslation('ui');
  const renderer = useMemo(() => new SVG(), []);
  const center = placeOf({ lat, lng });
  if (!center) return null;
  return (
    <PlaceMap
      key={[lat, lng, km].join()}
      center={center}
      zoom={zoomAround(center, km, height)}
      height={height}
      hasZoomButtons={false}
      options={STILL}
      frame={{ role: 'region', 'aria-label': t('map.label', { place: label }) }}
    >
      <Circle
        center={center}
        radius={km * METRES}
        renderer={renderer}
        interactive={false}
        className="plumbline-area"
      />
    </PlaceMap>
  );
}
