import { pressedKey } from '@plumbline/shared-ui/action';
import type { Map, Popup as LeafletPopup } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup, useMap } from 'react-leaflet';

type PinPopupProps = { place: { lat: number; lng: number }; onClose: () => void; children: ReactNode };

const ABOVE_PIN: [number, number] = [0, -30];
const WIDTH = 260;
const HEIGHT = 260;
const MARGIN = 8;
/** What lies upon the map at its top: the buttons of the zoom, and the one that searches here. */
const BUTTONS = 112;

/** Moves the map so that the popup is in it. Leaflet's own way stops half-way where the popup is updated meanwhile. */
function panTo(popup: Element, map: Map): void {
  const { top, left, right } = popup.getBoundingClientRect();
  const frame = map.getContainer().getBoundingClientRect();
  const x = Math.min(left - frame.left - MARGIN, 0) || Math.max(right - frame.right + MARGIN, 0);
  const y = Math.min(top - frame.top - BUTTONS, 0);
  if (x !== 0 || y !== 0) map.panBy([x, y]);
}

/** Takes the focus, and returns it to the pin when Esc closes it. */
export function PinPopup({ place, onClose, children }: PinPopupProps) {
  const { t } = useTranslation('ui');

  return (
    <Popup
      position={place}
      offset={ABOVE_PIN}
      minWidth={WIDTH}
      maxWidth={WIDTH}
      maxHeight={HEIGHT}
      autoPan={false}
      eventHandlers={{
        add: ({ target }) => {
          // Leaflet's own label is English only.
          const popup = (target as LeafletPopup).getElement();
          popup?.querySelector('[role="button"]')?.setAttribute('aria-label', t('map.closePopup'));
        },
        remove: onClose,
      }}
    >
      <PopupContent onEscape={onClose}>{children}</PopupContent>
    </Popup>
  );
}

/** Mounted after the popup is in the document. */
function PopupContent({ onEscape, children }: { onEscape: () => void; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef(document.activeElement);
  const map = useMap();

  useEffect(() => {
    content.current?.querySelector('a')?.focus({ preventScroll: true });
    // Leaflet has laid it out by then.
    const frame = requestAnimationFrame(() => {
      const popup = content.current?.closest('.leaflet-popup');
      if (popup) panTo(popup, map);
    });
    return () => cancelAnimationFrame(frame);
  }, [map]);

  return (
    <div
      ref={content}
      onKeyDown={(event) => {
        if (pressedKey(event) !== 'Escape') return;
        onEscape();
        if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      }}
    >
      {children}
    </div>
  );
}
