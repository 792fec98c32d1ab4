import type { MapSettings } from '@plumbline/shared-ui/map-settings';
import { GridLayer } from 'leaflet';
import type { Coords } from 'leaflet';
import { useEffect, useRef } from 'react';
import { TileLayer, useMap } from 'react-leaflet';

type BaseLayerProps = MapSettings & { onFailure: () => void };

const DIGITS = 3;

/** Squares with the coordinates of their corner, drawn below any tiles: a map without a server. */
class CoordinateGrid extends GridLayer {
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

// Leaflet's attribution is HTML.
function linkTo({ text, url }: MapSettings['attribution']): string {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = text;
  return link.outerHTML;
}

/**
 * Tiles over a grid, which stays visible where tiles fail. `onFailure` is called when a tile failed
 * before any loaded.
 */
export function BaseLayer({ tileUrl, attribution, onFailure }: BaseLayerProps) {
  const map = useMap();
  const hasAny = useRef(false);

  useEffect(() => {
    map.attributionControl.setPrefix(false);
    const grid = new CoordinateGrid().addTo(map);
    return () => {
      grid.remove();
    };
  }, [map]);

  if (tileUrl === null) return null;
  return (
    <TileLayer
      url={tileUrl}
      attribution={linkTo(attribution)}
      maxZoom={19}
      referrerPolicy="strict-origin-when-cross-origin"
      eventHandlers={{
        tileload: () => {
          hasAny.current = true;
        },
        tileerror: () => {
          if (!hasAny.current) onFailure();
        },
      }}
    />
  );
}
