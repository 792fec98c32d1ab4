import { latLngBounds } from 'leaflet';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap, useMapEvents } from 'react-leaflet';
import { useStableCallback } from '@plumbline/shared-ui/action';
import { ClusterMarker } from './ClusterMarker';
import { clustersOf, type Cluster } from './clusters';
import type { MapPin, MapPlace } from './pins';

type PinLayerProps = {
  pins: readonly MapPin[];
  activeId: string | undefined;
  /** Ids of those that are shown beside the map. */
  chosen: readonly string[];
  /** Pixels from the upper edge of the map; 0 without a panel. */
  panelTop: number;
  /** Called with none when the reader presses the map beside them. */
  onChoose: (ids: readonly string[]) => void;
};

const REACH = 60;
const DEEPEST_ZOOM = 16;
const keyOf = ({ pins }: Cluster) => pins.map(({ id }) => id).join();

/** Clusters at the current zoom. A click zooms to a cluster that zooming splits, and chooses the pins of any other. */
export function PinLayer({ pins, activeId, chosen, panelTop, onChoose }: PinLayerProps) {
  const { t } = useTranslation('ui');
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({
    zoomend: () => {
      setZoom(map.getZoom());
    },
    click: () => onChoose([]),
  });
  const isCovered = useCovered(
    panelTop,
    pins.find(({ id }) => id === chosen[0]),
  );
  const clusters = useMemo(
    () => clustersOf(pins, (place) => map.project(place, zoom), REACH),
    [map, pins, zoom],
  );

  function select(cluster: Cluster) {
    const isOnePlace =
      clustersOf(cluster.pins, (place) => map.project(place, DEEPEST_ZOOM), REACH).length === 1;
    if (isOnePlace) {
      onChoose(cluster.pins.map(({ id }) => id));
      return;
    }
    const bounds = latLngBounds(cluster.pins.map(({ lat, lng }) => [lat, lng]));
    const target = Math.max(map.getBoundsZoom(bounds.pad(0.3)), map.getZoom() + 1);
    map.setView(bounds.getCenter(), Math.min(target, DEEPEST_ZOOM));
  }

  return (
    <>
      {clusters.map((cluster) => {
        const [first] = cluster.pins;
        const name =
          cluster.pins.length === 1 ? (first?.label ?? '') : t('map.cluster', { count: cluster.pins.length });
        return (
          <ClusterMarker
            key={`${keyOf(cluster)} ${name}`}
            cluster={cluster}
            name={name}
            isActive={cluster.pins.some(({ id }) => id === activeId || chosen.includes(id))}
            isCovered={isCovered(cluster)}
            onSelect={() => select(cluster)}
          />
        );
      })}
    </>
  );
}

/** A marker reaches this far below its place, in pixels, with some air. */
const BELOW_PLACE = 32;
/** What lies upon the map at its left and its top, and half of a marker: the zoom, and the button that searches here. */
const BUTTONS: [number, number] = [100, 100];
const HALF_MARKER = 44;

/** Says whether the panel covers a marker; the one of the panel is moved where nothing covers it. */
function useCovered(panelTop: number, own: MapPin | undefined) {
  const map = useMap();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const showOwn = useStableCallback(() => {
    if (!own || panelTop === 0) return;
    const paddingBottomRight: [number, number] = [HALF_MARKER, map.getSize().y - panelTop + BELOW_PLACE];
    map.panInside(own, { paddingTopLeft: BUTTONS, paddingBottomRight });
  });
  useMapEvents({ moveend: () => panelTop > 0 && draw() });
  useEffect(showOwn, [showOwn, panelTop, own?.id]);

  return (place: MapPlace) => panelTop > 0 && map.latLngToContainerPoint(place).y + BELOW_PLACE > panelTop;
}
