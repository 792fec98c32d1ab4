import { latLngBounds } from 'leaflet';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMap, useMapEvents } from 'react-leaflet';
import { ClusterMarker } from './ClusterMarker';
import { clustersOf, type Cluster } from './clusters';
import type { MapPin } from './pins';
import { PinPopup } from './PinPopup';

type PinLayerProps = {
  pins: readonly MapPin[];
  activeId: string | undefined;
  renderPopup: (ids: readonly string[]) => ReactNode;
};

const REACH = 60;
const DEEPEST_ZOOM = 16;
const keyOf = ({ pins }: Cluster) => pins.map(({ id }) => id).join();

/** Clusters at the current zoom. A click zooms to a cluster that zooming splits, and lists the pins of any other. */
export function PinLayer({ pins, activeId, renderPopup }: PinLayerProps) {
  const { t } = useTranslation('ui');
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  const [opened, setOpened] = useState<Cluster>();
  useMapEvents({
    zoomend: () => {
      setZoom(map.getZoom());
    },
  });
  const clusters = useMemo(
    () => clustersOf(pins, (place) => map.project(place, zoom), REACH),
    [map, pins, zoom],
  );
  const shown = opened && clusters.find((cluster) => keyOf(cluster) === keyOf(opened));

  function select(cluster: Cluster) {
    const isOnePlace =
      clustersOf(cluster.pins, (place) => map.project(place, DEEPEST_ZOOM), REACH).length === 1;
    if (isOnePlace) {
      setOpened(cluster);
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
            isActive={cluster.pins.some(({ id }) => id === activeId)}
            onSelect={() => select(cluster)}
          />
        );
      })}
      {shown && (
        <PinPopup key={keyOf(shown)} place={shown} onClose={() => setOpened(undefined)}>
          {renderPopup(shown.pins.map(({ id }) => id))}
        </PinPopup>
      )}
    </>
  );
}
