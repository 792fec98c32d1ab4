/** `label` is its accessible name; `badge` (a few characters) replaces the plain pin. */
export type MapPin = { id: string; lat: number; lng: number; label: string; badge?: string | undefined };

export type MapPlace = { lat: number; lng: number };

/** A circle, `km` from its centre. */
export type MapArea = MapPlace & { km: number };
