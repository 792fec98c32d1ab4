import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { useStableCallback } from '@plumbline/shared-ui/action';
import { fitView } from './fit';
import type { MapArea, MapPin, MapPlace } from './pins';

type MapFrameProps = {
  pins: readonly MapPin[];
  area: MapArea | undefined;
  home: MapPlace | undefined;
  /** Called with the circle that fits into the view, after the reader moved the map. */
  onMove: ((area: MapArea) => void) | undefined;
  /** Called with the number of pins within the view, whoever moved it. */
  onSee: ((count: number) => void) | undefined;
};

const METRES = 1000;

/** Fits the view to the results, and reports when the reader moves it. */
export function MapFrame({ pins, area, home, onMove, onSee }: MapFrameProps) {
  const map = useMap();
  const isOwnMove = useRef(false);
  const wanted = JSON.stringify([pins.map(({ lat, lng }) => [lat, lng]), area, home]);
  const latest = useRef({ pins, area, home });
  latest.current = { pins, area, home };
  const count = useStableCallback(() => {
    // Not on the page's screen yet.
    if (map.getSize().x === 0) return;
    const view = map.getBounds();
    onSee?.(pins.filter(({ lat, lng }) => view.contains([lat, lng])).length);
  });

  useEffect(() => {
    isOwnMove.current = true;
    const isFitted = fitView(map, latest.current);
    isOwnMove.current = false;
    if (isFitted) count();
  }, [map, wanted, count]);

  useMapEvents({
    moveend: () => {
      if (isOwnMove.current) return;
      count();
      const center = map.getCenter().wrap();
      const bounds = map.getBounds();
      const toSide = map.distance(map.getCenter(), [center.lat, bounds.getEast()]);
      const toTop = map.distance(map.getCenter(), [bounds.getNorth(), map.getCenter().lng]);
      onMove?.({ lat: center.lat, lng: center.lng, km: Math.min(toSide, toTop) / METRES });
    },
  });
  return null;
}
