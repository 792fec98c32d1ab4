import { MapSettingsContext } from '@plumbline/shared-ui/map-settings';
import { use, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapPoint } from '../map/points';
import { createPinMap } from './pin-map';
import type { PinMap } from './pin-map';

type PinMapState = {
  value: MapPoint | null;
  /** Read once: where the map starts. */
  center: MapPoint;
  zoom: number;
  onPick: (point: MapPoint) => void;
};

/** Draws a pin map into `element` and keeps its pin at `value`. */
export function usePinMap(element: RefObject<HTMLElement | null>, state: PinMapState) {
  const { value, center, zoom, onPick } = state;
  const { t } = useTranslation('ui');
  const settings = use(MapSettingsContext);
  const map = useRef<PinMap>(null);
  const [hasFailed, setFailed] = useState(false);
  const start = useRef({ center: value ?? center, zoom });
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });

  useEffect(() => {
    if (!element.current) return undefined;
    const made = createPinMap({
      ...start.current,
      element: element.current,
      settings,
      texts: { pin: t('map.pin'), zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') },
      onPick: (point) => {
        pick.current(point);
      },
      onTilesFailed: () => {
        setFailed(true);
      },
    });
    map.current = made;
    return () => {
      made.remove();
    };
  }, [element, settings, t]);

  useEffect(() => {
    map.current?.setPin(value);
  }, [value, settings, t]);

  return { map, hasFailed };
}
