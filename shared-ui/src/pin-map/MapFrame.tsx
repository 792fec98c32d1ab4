import { latLng, latLngBounds, type LatLngBounds, type Map } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { useStableCallback } from '@plumbline/shared-ui/action';
import { mainGroup } from './main-group';
import type { MapArea, MapPin } from './pins';

type MapFrameProps = {
  pins: readonly MapPin[];
  area: MapArea | undefined;
  /** Called with the circle that fits into the view, after the reader moved the map. */
  onMove: ((area: MapArea) => void) | undefined;
  /** Called with the number of pins within the view, whoever moved it. */
  onSee: ((count: number) => void) | undefined;
};

const METRES = 1000;
const DEEPEST_ZOOM = 13;
const PADDING: [number, number] = [44, 48];

const around = (pins: readonly MapPin[]) => latLngBounds(pins.map(({ lat, lng }) => [lat, lng]));

/** Whether all of it has room at the farthest zoom: on a phone both sides of an ocean have none. */
function isRoomFor(bounds: LatLngBounds, map: Map): boolean {
  const zoom = map.getMinZoom();
  const from = map.project(bounds.getSouthWest(), zoom);
  const to = map.project(bounds.getNorthEast(), zoom);
  const { x, y } = map.getSize();
  return to.x - from.x <= x - 2 * PADDING[0] && from.y - to.y <= y - 2 * PADDING[1];
}

function boundsOf({ pins, area }: Pick<MapFrameProps, 'pins' | 'area'>, map: Map): LatLngBounds | undefined {
  if (area) return latLng(area).toBounds(area.km * 2 * METRES);
  if (pins.length === 0) return undefined;
  const all = around(pins);
  return isRoomFor(all, map) ? all : around(mainGroup(pins));
}

/** Fits the view to the results, and reports when the reader moves it. */
export function MapFrame({ pins, area, onMove, onSee }: MapFrameProps) {
  const map = useMap();
  const isOwnMove = useRef(false);
  const wanted = JSON.stringify([pins.map(({ lat, lng }) => [lat, lng]), area]);
  const latest = useRef({ pins, area });
  latest.current = { pins, area };
  const count = useStableCallback(() => {
    // Not on the page's screen yet.
    if (map.getSize().x === 0) return;
    const view = map.getBounds();
    onSee?.(pins.filter(({ lat, lng }) => view.contains([lat, lng])).length);
  });

  useEffect(() => {
    const bounds = boundsOf(latest.current, map);
    if (!bounds) return;
    isOwnMove.current = true;
    const padding = latest.current.area ? ([0, 0] as [number, number]) : PADDING;
    map.fitBounds(bounds, { padding, maxZoom: DEEPEST_ZOOM, animate: false });
    isOwnMove.current = false;
    count();
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
