import type { LatLng } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Marker, useMap } from 'react-leaflet';
import { pinIcon } from '../map/pin-icon';
import type { MapPoint } from '../map/points';

/** Shows a city as a whole. */
const CITY_ZOOM = 11;

type PickedPinProps = { point: MapPoint; arrival: number; onMove: (place: LatLng) => void };

export function PickedPin({ point: { lat, lng }, arrival, onMove }: PickedPinProps) {
  const { t } = useTranslation('ui');
  const map = useMap();
  const icon = useMemo(pinIcon, []);
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  const arrived = useRef(0);

  useEffect(() => {
    if (arrived.current !== arrival) {
      arrived.current = arrival;
      map.setView(position, Math.max(map.getZoom(), CITY_ZOOM), { animate: false });
      return;
    }
    // Arrow keys pan the map only at its edge; a place outside the view becomes the centre.
    if (map.getBounds().contains(position)) map.panInside(position, { padding: [40, 60], animate: false });
    else map.setView(position, undefined, { animate: false });
  }, [map, position, arrival]);

  return (
    <Marker
      key={t('map.pin')}
      position={position}
      icon={icon}
      title={t('map.pin')}
      alt={t('map.pin')}
      draggable
      // The map handles the arrow keys, so the pin is no tab stop.
      keyboard={false}
      eventHandlers={{
        dragend: ({ target }) => {
          onMove((target as { getLatLng: () => LatLng }).getLatLng());
        },
      }}
    />
  );
}
