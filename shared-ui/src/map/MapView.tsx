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
  /** Text of the pin's popup, and the map's accessible name. */
  label: string;
  /** Pixels. */
  height?: number;
  zoom?: number;
  /** Off (the default): no zoom, drag, scroll or double click (SPEC §2, job details). */
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

/** A map with one pin; nothing for coordinates that are no place. Without tiles it shows a drawn grid and says so. */
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
            // Leaflet names its button in English only.
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
