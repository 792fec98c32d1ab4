import { Control } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';

/** Translated names of the zoom buttons. */
export type ZoomTexts = { zoomIn: string; zoomOut: string };

/** Leaflet's own buttons are named in English only. */
export function addZoomButtons(map: LeafletMap, { zoomIn, zoomOut }: ZoomTexts): void {
  new Control.Zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(map);
}
