import { latLngBounds, type Map } from 'leaflet';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap, useMapEvents } from 'react-leaflet';
import { ClusterMarker } from './ClusterMarker';
import { clustersOf, type Cluster } from './clusters';
import { freeHeight } from './free-height';
import type { MapPin } from './pins';

type PinLayerProps = {
  pins: readonly MapPin[];
  activeId: string | undefined;
  /** Ids of those that are shown beside the map. */
  chosen: readonly string[];
  /** Called with none when the reader presses the map beside them. */
  onChoose: (ids: readonly string[]) => void;
};

const REACH = 60;
const DEEPEST_ZOOM = 16;
const keyOf = ({ pins }: Cluster) => pins.map(({ id }) => id).join();

/** Clusters at the current zoom. A click zooms to a cluster that zooming splits, and chooses the pins of any other. */
export function PinLayer({ pins, activeId, chosen, onChoose }: PinLayerProps) {
  const { t } = useTranslation('ui');
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({
    zoomend: () => {
      setZoom(map.getZoom());
    },
    click: () => onChoose([]),
  });
  const clusters = useMemo(
    () => clustersOf(pins, (place) => map.project(place, zoom), REACH),
    [map, pins, zoom],
  );

  function select(cluster: Cluster) {
    const isOnePlace =
      clustersOf(cluster.pins, (place) => map.project(place, DEEPEST_ZOOM), REACH).length === 1;
    if (isOnePlace) {
      onChoose(cluster.pins.map(({ id }) => id));
      moveAbovePanel(cluster, map);
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
            onSelect={() => select(cluster)}
          />
        );
      })}
    </>
  );
}

/** Where the panel would cover the pin. */
function moveAbovePanel(pin: Cluster, map: Map): void {
  const below = map.latLngToContainerPoint(pin).y - freeHeight(map.getSize().y);
  if (below > 0) map.panBy([0, below]);
}
