import type { MapSettings } from '@plumbline/shared-ui/map-settings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TileLayer, useMap } from 'react-leaflet';

type BaseLayerProps = MapSettings & {
  /** Told when tiles that are wanted do not come, and when they come after all. */
  onMissing: (isMissing: boolean) => void;
};

/** Closer, the basemap of most places has neither a coast nor a second city. */
const CLOSEST_OF_BASEMAP = 8;
/** A network that swallows calls reports no failure. */
const PATIENCE_MS = 4000;

// Leaflet's attribution is HTML.
function linkTo({ text, url }: MapSettings['attribution']): string {
  const link = document.createElement('a');
  link.href = url;
  link.textContent = text;
  return link.outerHTML;
}

/** Tiles; where there are none, or they do not come, the basemap that the site brings along. */
export function BaseLayer({ tileUrl, attribution, onMissing }: BaseLayerProps) {
  const map = useMap();
  const hasAny = useRef(false);
  const [isBare, setBare] = useState(tileUrl === null);
  const latest = useRef(onMissing);
  useEffect(() => {
    latest.current = onMissing;
  });

  useEffect(() => {
    map.attributionControl.setPrefix(false);
  }, [map]);

  const miss = useCallback(() => {
    if (hasAny.current) return;
    setBare(true);
    latest.current(true);
  }, []);

  useEffect(() => {
    if (tileUrl === null) return undefined;
    const timer = setTimeout(miss, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [tileUrl, miss]);

  return (
    <>
      {isBare && <Basemap />}
      {tileUrl !== null && (
        <TileLayer
          // `{r}` in the address asks services that have them for pictures of twice the density.
          url={tileUrl}
          attribution={linkTo(attribution)}
          maxZoom={19}
          // Tile services want to know who asks, also on pages that tell nobody their address.
          referrerPolicy="strict-origin-when-cross-origin"
          eventHandlers={{
            tileload: () => {
              if (hasAny.current) return;
              hasAny.current = true;
              latest.current(false);
            },
            tileerror: miss,
          }}
        />
      )}
    </>
  );
}

/** Loads with the first map that needs it, and shows so much around the place that it says where that is. */
function Basemap() {
  const map = useMap();

  useEffect(() => {
    let remove = () => undefined as void;
    let isGone = false;
    void import('./basemap/add-basemap').then(
      ({ addBasemap }) => {
        if (isGone) return;
        remove = addBasemap(map);
        if (map.getZoom() > CLOSEST_OF_BASEMAP) map.setZoom(CLOSEST_OF_BASEMAP, { animate: false });
      },
      // Offline before it was loaded: the pins stand on plain ground.
      () => undefined,
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [map]);

  return null;
}
