import type { Popup as LeafletPopup } from 'leaflet';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker, Popup } from 'react-leaflet';
import { pinIcon } from './pin-icon';
import { PlaceMap } from './PlaceMap';
import { DEFAULT_ZOOM, placeOf } from './points';

export type MapViewProps = {
  lat: number;
  lng: number;
  /** Text of the popup and accessible name of the map. */
  label: string;
  /** Pixels. */
  height?: number;
  zoom?: number;
  /** Zoom, drag, scroll and double click; off by default. */
  isInteractive?: boolean;
};

function gestures(isOn: boolean) {
  return {
    dragging: isOn,
    scrollWheelZoom: isOn,
    doubleClickZoom: isOn,
    touchZoom: isOn,
    boxZoom: isOn,
    keyboard: isOn,
  };
}

/** A map with one pin; renders nothing for an invalid coordinate. */
export function MapView(props: MapViewProps) {
  const { lat, lng, label, height = 200, zoom = DEFAULT_ZOOM, isInteractive = false } = props;
  const { t } = useTranslation('ui');
  const icon = useMemo(pinIcon, []);
  const place = placeOf({ lat, lng });
  if (!place) return null;
  return (
    <PlaceMap
      key={[lat, lng, zoom, isInteractive].join()}
      center={place}
      zoom={zoom}
      height={height}
      hasZoomButtons={isInteractive}
      options={gestures(isInteractive)}
      frame={{ role: 'region', 'aria-label': t('map.label', { place: label }) }}
    >
      <Marker key={label} position={place} icon={icon} title={label} alt={label}>
        <Popup
          eventHandlers={{
            // Leaflet's own label is English only.
            add: ({ target }) => {
              const popup = (target as LeafletPopup).getElement();
              popup?.querySelector('[role="button"]')?.setAttribute('aria-label', t('map.closePopup'));
            },
          }}
        >
          {label}
        </Popup>
      </Marker>
    </PlaceMap>
  );
}
