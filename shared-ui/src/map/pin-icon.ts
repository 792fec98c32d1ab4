import { DivIcon } from 'leaflet';

const WIDTH = 28;
const HEIGHT = 44;

/** The brand's plumb bob, anchored at its tip. */
export function pinIcon(): DivIcon {
  return new DivIcon({
    className: 'plumbline-pin',
    iconSize: [WIDTH, HEIGHT],
    iconAnchor: [WIDTH / 2, HEIGHT],
    popupAnchor: [0, -HEIGHT],
    html:
      `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 28 44" aria-hidden="true">` +
      '<path d="M14 44 2 20V9a9 9 0 0 1 9-9h6a9 9 0 0 1 9 9v11z" fill="currentColor"/>' +
      '<circle cx="14" cy="14" r="5" fill="#D3EC4F"/></svg>',
  });
}
