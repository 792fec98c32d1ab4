import type { LatLng } from 'leaflet';
import { useMapEvents } from 'react-leaflet';

/** Reports where its map was clicked. */
export function ClickToPick({ onPick }: { onPick: (place: LatLng) => void }) {
  useMapEvents({
    click: ({ latlng }) => {
      onPick(latlng);
    },
  });
  return null;
}
