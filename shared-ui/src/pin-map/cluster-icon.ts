import { DivIcon } from 'leaflet';
import { pinIcon } from '../map/pin-icon';
import type { Cluster } from './clusters';

const BADGE = [72, 38] as const;
const COUNT = 44;

function hidden(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  // The marker's title is its accessible name.
  element.setAttribute('aria-hidden', 'true');
  element.textContent = text;
  return element;
}

/** The number of pins in a circle, the pin's badge, or the plain pin. */
export function clusterIcon({ pins }: Cluster): DivIcon {
  const [first] = pins;
  if (pins.length > 1) {
    return new DivIcon({
      className: 'plumbline-cluster',
      iconSize: [COUNT, COUNT],
      html: hidden('plumbline-cluster-count', String(pins.length)),
    });
  }
  if (!first?.badge) return pinIcon();
  return new DivIcon({
    className: 'plumbline-badge',
    iconSize: [...BADGE],
    iconAnchor: [BADGE[0] / 2, BADGE[1]],
    html: hidden('plumbline-badge-text', first.badge),
  });
}
