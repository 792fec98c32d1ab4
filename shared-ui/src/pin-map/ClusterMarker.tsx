import { pressedKey } from '@plumbline/shared-ui/action';
import type { LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Marker } from 'react-leaflet';
import { clusterIcon } from './cluster-icon';
import type { Cluster } from './clusters';

type ClusterMarkerProps = {
  cluster: Cluster;
  /** Accessible name and tooltip. */
  name: string;
  isActive: boolean;
  /** Not seen, and not reached by the keyboard either. */
  isCovered: boolean;
  onSelect: () => void;
};

const IN_FRONT = 1000;

/** Chosen by click, Enter or Space; an active one is highlighted and in front. */
export function ClusterMarker({ cluster, name, isActive, isCovered, onSelect }: ClusterMarkerProps) {
  const marker = useRef<LeafletMarker>(null);
  const icon = useMemo(() => clusterIcon(cluster), [cluster]);

  // A new icon would lose the focus.
  useEffect(() => {
    marker.current?.getElement()?.classList.toggle('is-active', isActive);
    marker.current?.getElement()?.classList.toggle('is-covered', isCovered);
  }, [isActive, isCovered, icon]);

  return (
    <Marker
      ref={marker}
      position={cluster}
      icon={icon}
      title={name}
      alt={name}
      zIndexOffset={isActive ? IN_FRONT : 0}
      eventHandlers={{
        click: onSelect,
        keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
          if (pressedKey(originalEvent) !== 'Enter' && pressedKey(originalEvent) !== ' ') return;
          originalEvent.preventDefault();
          onSelect();
        },
      }}
    />
  );
}
