import { latLng, latLngBounds, point, type LatLngBounds, type Map } from 'leaflet';
import { mainGroup } from './main-group';
import type { MapArea, MapPin, MapPlace } from './pins';

const METRES = 1000;
const DEEPEST_ZOOM = 13;
const PADDING: [number, number] = [44, 48];

/** A share of the view's height: a narrower band of pins is mostly the oceans and the ice around it. */
const LEAST_PART = 0.25;

/** Degrees of latitude where people live and build. */
const NORTH = 72;
const SOUTH = -56;

/** So many pins around the reader's home are worth a look at before the rest of the world. */
const ENOUGH = 4;
const HOME_KM = 1_500;

export type WantedView = { pins: readonly MapPin[]; area: MapArea | undefined; home?: MapPlace | undefined };

const around = (pins: readonly MapPin[]) => latLngBounds(pins.map(({ lat, lng }) => [lat, lng]));

/**
 * Whether all of it has room at the farthest zoom, and is more than a band across the view: neither both sides of an
 * ocean on a phone, nor those of the same latitude on a map that is higher than wide.
 */
function isRoomFor(bounds: LatLngBounds, map: Map): boolean {
  const farthest = map.getMinZoom();
  const sizeAt = (zoom: number) =>
    map.project(bounds.getSouthWest(), zoom).subtract(map.project(bounds.getNorthEast(), zoom));
  const { x, y } = map.getSize();
  const least = sizeAt(farthest);
  if (-least.x > x - 2 * PADDING[0] || least.y > y - 2 * PADDING[1]) return false;
  return sizeAt(map.getBoundsZoom(bounds, false, point(PADDING).multiplyBy(2))).y >= y * LEAST_PART;
}

function aroundHome({ pins, home }: WantedView): readonly MapPin[] {
  if (!home) return [];
  const center = latLng(home);
  return pins.filter((pin) => center.distanceTo(pin) <= HOME_KM * METRES);
}

function boundsOf(wanted: WantedView, map: Map): LatLngBounds | undefined {
  const { pins, area } = wanted;
  if (area) return latLng(area).toBounds(area.km * 2 * METRES);
  if (pins.length === 0) return undefined;
  const near = aroundHome(wanted);
  if (near.length >= ENOUGH) return around(near);
  const all = around(pins);
  return isRoomFor(all, map) ? all : around(mainGroup(pins));
}

/** Moves a view of half the world away from the poles. */
function turnFromPoles(map: Map): void {
  const north = map.project([NORTH, 0]).y;
  const south = map.project([SOUTH, 0]).y;
  const half = map.getSize().y / 2;
  const center = map.project(map.getCenter());
  const y =
    south - north < 2 * half ? (north + south) / 2 : Math.min(Math.max(center.y, north + half), south - half);
  if (Math.round(y - center.y) === 0) return;
  map.setView(map.unproject(point(center.x, y)), map.getZoom(), { animate: false });
}

/** Fits the view to the area, else to the pins, those around home first; false for neither. */
export function fitView(map: Map, wanted: WantedView): boolean {
  const bounds = boundsOf(wanted, map);
  if (!bounds) return false;
  const padding: [number, number] = wanted.area ? [0, 0] : PADDING;
  map.fitBounds(bounds, { padding, maxZoom: DEEPEST_ZOOM, animate: false });
  if (bounds.getNorth() < NORTH && bounds.getSouth() > SOUTH) turnFromPoles(map);
  return true;
}
