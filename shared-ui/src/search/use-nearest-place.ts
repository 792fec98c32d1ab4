import type { NearestPlace, PlaceLookup } from '@plumbline/shared-schema/places';
import { useEffect, useRef, useState } from 'react';

/** While a pin is moved by keys or its coordinates are typed, only where it stays is asked about. */
const DELAY_MS = 200;

type Point = { lat: number; lng: number };

/**
 * The city nearest to a point: `undefined` while it is not known, `null` where there is none. `onFound` is called once
 * for each point.
 */
export function useNearestPlace(
  places: PlaceLookup,
  point: Point | null | undefined,
  onFound?: (nearest: NearestPlace | null) => void,
): NearestPlace | null | undefined {
  const [found, setFound] = useState<{ at: string; nearest: NearestPlace | null }>();
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  const [lat, lng] = [point?.lat, point?.lng];
  const at = `${String(lat)},${String(lng)}`;

  useEffect(() => {
    if (lat === undefined || lng === undefined) return undefined;
    let isLatest = true;
    const timer = setTimeout(() => {
      void places.nearest({ lat, lng }).then(
        (nearest) => {
          if (!isLatest) return;
          setFound({ at, nearest });
          latest.current?.(nearest);
        },
        // Without the server the coordinates are named.
        () => undefined,
      );
    }, DELAY_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [places, at, lat, lng]);

  return found?.at === at ? found.nearest : undefined;
}
