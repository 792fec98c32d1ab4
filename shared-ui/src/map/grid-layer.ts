import { GridLayer } from 'leaflet';
import type { Coords } from 'leaflet';

const DIGITS = 3;

/** Squares with the coordinates of their corner, drawn below any tiles: a map without a server. */
export class CoordinateGrid extends GridLayer {
  constructor() {
    super({ zIndex: 0 });
  }

  protected override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('div');
    tile.className = 'plumbline-grid-tile';
    const { x: edge } = this.getTileSize();
    const corner = this._map.unproject([coords.x * edge, coords.y * edge], coords.z);
    tile.textContent = `${corner.lat.toFixed(DIGITS)}, ${corner.lng.toFixed(DIGITS)}`;
    return tile;
  }
}
