/** `label` is its accessible name; `badge` (a few characters) replaces the plain pin. */
export type MapPin = { id: string; lat: number; lng: number; label: string; badge?: string | undefined };

/** A circle, `km` from its centre. */
export type MapArea = { lat: number; lng: number; km: number };
