/** Degrees; latitude −90…90, longitude −180…180. */
export type MapPoint = { lat: number; lng: number };

/** SPEC §9: the map's centre where nothing else is known, and its zoom. */
export const DEFAULT_CENTER: MapPoint = { lat: 51.505, lng: -0.09 };
export const DEFAULT_ZOOM = 13;
