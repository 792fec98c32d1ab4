import { MapSettingsContext } from '@plumbline/shared-ui/map-settings';
import { Map as LeafletMap, Marker } from 'leaflet';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { addBaseLayer } from '../map/base-layer';
import { pinIcon } from '../map/pin-icon';
import type { MapPoint } from '../map/points';

type PickerMapOptions = {
  container: RefObject<HTMLDivElement | null>;
  value: MapPoint | null;
  center: MapPoint;
  zoom: number;
  pinLabel: string;
  onPick: (point: MapPoint) => void;
};

const DIGITS = 6;

function rounded({ lat, lng }: MapPoint): MapPoint {
  return { lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) };
}

/** A leaflet map whose one pin follows `value`, and which reports clicks, drags and `moveBy` steps. */
export function usePickerMap({ container, value, center, zoom, pinLabel, onPick }: PickerMapOptions) {
  const settings = use(MapSettingsContext);
  const map = useRef<LeafletMap>(null);
  const marker = useRef<Marker>(null);
  const [hasFailed, setFailed] = useState(false);
  const start = useRef({ center: value ?? center, zoom });
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });

  useEffect(() => {
    if (!container.current) return undefined;
    const { center: at, zoom: level } = start.current;
    const made = new LeafletMap(container.current, { keyboard: false, scrollWheelZoom: false }).setView(
      [at.lat, at.lng],
      level,
      { animate: false },
    );
    addBaseLayer(made, settings, () => {
      setFailed(true);
    });
    made.on('click', ({ latlng }) => {
      pick.current(rounded(latlng.wrap()));
    });
    map.current = made;
    return () => {
      made.remove();
      map.current = null;
      marker.current = null;
    };
  }, [container, settings]);

  useEffect(() => {
    if (!map.current) return;
    if (!value) {
      marker.current?.remove();
      marker.current = null;
      return;
    }
    // The map itself takes the arrow keys, so the pin is no stop of its own.
    marker.current ??= new Marker([value.lat, value.lng], {
      icon: pinIcon(),
      draggable: true,
      keyboard: false,
      title: pinLabel,
      alt: pinLabel,
    })
      .on('dragend', ({ target }: { target: Marker }) => {
        pick.current(rounded(target.getLatLng().wrap()));
      })
      .addTo(map.current);
    marker.current.setLatLng([value.lat, value.lng]);
    map.current.panInside([value.lat, value.lng], { padding: [40, 60], animate: false });
  }, [value, pinLabel, settings]);

  /** Moves the pin by pixels of the current zoom; without a pin it starts at the centre. */
  const moveBy = useCallback((x: number, y: number) => {
    if (!map.current) return;
    const from = map.current.project(marker.current?.getLatLng() ?? map.current.getCenter());
    pick.current(rounded(map.current.unproject(from.add([x, y])).wrap()));
  }, []);

  const showAt = useCallback((point: MapPoint) => {
    map.current?.setView([point.lat, point.lng], undefined, { animate: false });
  }, []);

  return { moveBy, showAt, hasFailed };
}
