import type { MapSettings } from '@plumbline/shared-ui/map-settings';
import { useEffect, useRef } from 'react';
import { TileLayer, useMap } from 'react-leaflet';
import { CoordinateGrid } from './grid-layer';

type BaseLayerProps = MapSettings & { onFailure: () => void };

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
