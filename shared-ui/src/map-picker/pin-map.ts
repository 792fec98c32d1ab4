import type { MapSettings } from '@plumbline/shared-ui/map-settings';
import { Map as LeafletMap, Marker } from 'leaflet';
import type { LatLng } from 'leaflet';
import { addBaseLayer } from '../map/base-layer';
import { pinIcon } from '../map/pin-icon';
import type { MapPoint } from '../map/points';
import { addZoomButtons } from '../map/zoom-buttons';
import type { ZoomTexts } from '../map/zoom-buttons';

export type PinMap = {
  setPin: (point: MapPoint | null) => void;
  /** Pixels of the current zoom from the pin, or from the centre where there is none. */
  moveBy: (x: number, y: number) => void;
  remove: () => void;
};

type PinMapOptions = {
  element: HTMLElement;
  center: MapPoint;
  zoom: number;
  settings: MapSettings;
  texts: ZoomTexts & { pin: string };
  onPick: (point: MapPoint) => void;
  onTilesFailed: () => void;
};

const DIGITS = 6;

function pointOf(place: LatLng): MapPoint {
  const { lat, lng } = place.wrap();
  return { lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) };
}

// The map itself takes the arrow keys, so the pin is no stop of its own.
function draggablePin({ lat, lng }: MapPoint, label: string): Marker {
  return new Marker([lat, lng], {
    icon: pinIcon(),
    draggable: true,
    keyboard: false,
    title: label,
    alt: label,
  });
}

/** A map with at most one pin, which reports where the pin is wanted; the owner sets it. */
export function createPinMap({ element, center, zoom, settings, ...options }: PinMapOptions): PinMap {
  const { texts, onPick, onTilesFailed } = options;
  const map = new LeafletMap(element, { keyboard: false, scrollWheelZoom: false, zoomControl: false });
  map.setView([center.lat, center.lng], zoom, { animate: false });
  addZoomButtons(map, texts);
  addBaseLayer(map, settings, onTilesFailed);
  map.on('click', ({ latlng }) => {
    onPick(pointOf(latlng));
  });
  let pin: Marker | undefined;

  function makePin(point: MapPoint): Marker {
    const made = draggablePin(point, texts.pin).addTo(map);
    made.on('dragend', () => {
      onPick(pointOf(made.getLatLng()));
    });
    return made;
  }

  return {
    setPin(point) {
      if (!point) {
        pin?.remove();
        pin = undefined;
        return;
      }
      pin ??= makePin(point);
      pin.setLatLng([point.lat, point.lng]);
      // A step of the arrow keys moves the map only at its rim; a place elsewhere becomes the centre.
      if (map.getBounds().contains([point.lat, point.lng])) {
        map.panInside([point.lat, point.lng], { padding: [40, 60], animate: false });
      } else map.setView([point.lat, point.lng], undefined, { animate: false });
    },
    moveBy(x, y) {
      const from = map.project(pin?.getLatLng() ?? map.getCenter());
      onPick(pointOf(map.unproject(from.add([x, y]))));
    },
    remove() {
      map.remove();
    },
  };
}
