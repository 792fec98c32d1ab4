import { latLng, latLngBounds, type LatLngBounds } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { mainGroup } from './main-group';
import type { MapArea, MapPin } from './pins';

type MapFrameProps = {
  pins: readonly MapPin[];
  area: MapArea | undefined;
  /** Called with the circle that fits into the view, after the reader moved the map. */
  onMove: ((area: MapArea) => void) | undefined;
};

const METRES = 1000;
const DEEPEST_ZOOM = 13;
const PADDING: [number, number] = [44, 48];

function boundsOf(pins: readonly MapPin[], area: MapArea | undefined): LatLngBounds | undefined {
  if (area) return latLng(area).toBounds(area.km * 2 * METRES);
  const shown = mainGroup(pins);
  return shown.length > 0 ? latLngBounds(shown.map(({ lat, lng }) => [lat, lng])) : undefined;
}

/** Fits the view to the results, and reports when the reader moves it. */
export function MapFrame({ pins, area, onMove }: MapFrameProps) {
  const map = useMap();
  const isOwnMove = useRef(false);
  const wanted = JSON.stringify([pins.map(({ lat, lng }) => [lat, lng]), area]);
  const latest = useRef({ pins, area });
  latest.current = { pins, area };

  useEffect(() => {
    const bounds = boundsOf(latest.current.pins, latest.current.area);
    if (!bounds) return;
    isOwnMove.current = true;
    const padding = latest.current.area ? ([0, 0] as [number, number]) : PADDING;
    map.fitBounds(bounds, { padding, maxZoom: DEEPEST_ZOOM, animate: false });
    isOwnMove.current = false;
  }, [map, wanted]);

  useMapEvents({
    moveend: () => {
      if (isOwnMove.current) return;
      const center = map.getCenter().wrap();
      const bounds = map.getBounds();
      const toSide = map.distance(map.getCenter(), [center.lat, bounds.getEast()]);
      const toTop = map.distance(map.getCenter(), [bounds.getNorth(), map.getCenter().lng]);
      onMove?.({ lat: center.lat, lng: center.lng, km: Math.min(toSide, toTop) / METRES });
    },
  });
  return null;
}
