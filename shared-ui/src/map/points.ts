/** Degrees; latitude −90…90, longitude −180…180. */
export type MapPoint = { lat: number; lng: number };

/** The map's centre and zoom where nothing else is known. */
export const DEFAULT_CENTER: MapPoint = { lat: 51.505, lng: -0.09 };
export const DEFAULT_ZOOM = 13;

/** Where no place is likelier than another: the Atlantic with both its sides. */
export const FAR_START = { defaultCenter: { lat: 40, lng: -40 }, zoom: 2 } as const;

/** `null` for an invalid coordinate, at which Leaflet would throw. */
export function placeOf(point: MapPoint | null): MapPoint | null {
  if (!point || !Number.isFinite(point.lat) || !Number.isFinite(point.lng)) return null;
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}
