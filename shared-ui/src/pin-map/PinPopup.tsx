import type { Popup as LeafletPopup } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Popup } from 'react-leaflet';

type PinPopupProps = { place: { lat: number; lng: number }; onClose: () => void; children: ReactNode };

const ABOVE_PIN: [number, number] = [0, -30];
const WIDTH = 260;
const HEIGHT = 260;
/** Below what lies upon the map at its top: the buttons of the zoom, and the one that searches here. */
const BELOW_BUTTONS: [number, number] = [8, 112];

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
      autoPanPaddingTopLeft={BELOW_BUTTONS}
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

  useEffect(() => {
    // `preventScroll`: the map pans to its popup itself.
    content.current?.querySelector('a')?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      ref={content}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        onEscape();
        if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      }}
    >
      {children}
    </div>
  );
}
