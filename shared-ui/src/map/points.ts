/** Degrees; latitude −90…90, longitude −180…180. */
export type MapPoint = { lat: number; lng: number };

/** The map's centre and zoom where nothing else is known. */
export const DEFAULT_CENTER: MapPoint = { lat: 51.505, lng: -0.09 };
export const DEFAULT_ZOOM = 13;

/** Where no place is likelier than another: the Atlantic with both its sides. */
export const FAR_START = { defaultCenter: { lat: 40, lng: -40 }, zoom: 2 } as const;

const EQUATOR_METRES = 40_075_017;
const TILE_PIXELS = 256;

/** The closest zoom at which `km` around a point fit into a map of so many pixels, with room around it. */
export function zoomAround({ lat }: MapPoint, km: number, pixels: number): number {
  const across = 2.2 * km * 1000;
  const atZoom0 = (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180)) / TILE_PIXELS;
  const zoom = Math.floor(Math.log2((atZoom0 * pixels) / across));
  return Math.min(Math.max(zoom, 1), DEFAULT_ZOOM);
}

/** `null` for an invalid coordinate, at which Leaflet would throw. */
export function placeOf(point: MapPoint | null): MapPoint | null {
  if (!point || !Number.isFinite(point.lat) || !Number.isFinite(point.lng)) return null;
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}
