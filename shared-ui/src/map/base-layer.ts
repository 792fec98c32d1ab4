import { TileLayer } from 'leaflet';
import type { Map as LeafletMap } from 'leaflet';
import type { MapSettings } from '@plumbline/shared-ui/map-settings';
import { CoordinateGrid } from './grid-layer';

/**
 * Tiles over a drawn grid, so that a map whose tiles fail is still one. `onFailure` is called once, when a tile
 * failed before any came.
 */
export function addBaseLayer(map: LeafletMap, settings: MapSettings, onFailure: () => void): void {
  new CoordinateGrid().addTo(map);
  map.attributionControl.setPrefix(false);
  if (settings.tileUrl === null) return;
  const { text, url } = settings.attribution;
  const link = document.createElement('a');
  link.href = url;
  link.textContent = text;
  const tiles = new TileLayer(settings.tileUrl, {
    attribution: link.outerHTML,
    maxZoom: 19,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  let hasAny = false;
  tiles.on('tileload', () => {
    hasAny = true;
  });
  tiles.once('tileerror', () => {
    if (!hasAny) onFailure();
  });
  tiles.addTo(map);
}
