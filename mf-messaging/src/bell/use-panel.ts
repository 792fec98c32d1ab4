import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

/** Focus and keyboard of a panel below a button: Esc, a press elsewhere and leaving it close it. */
export function usePanel(
  button: RefObject<HTMLButtonElement | null>,
  onClose: (isFocusWanted?: boolean) => void,
) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    place.current?.showPopover?.();
    place.current?.focus();
  }, []);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const isOwn = (part: HTMLElement | null) => target instanceof Node && part?.contains(target);
      if (!isOwn(place.current) && !isOwn(button.current)) onClose(false);
    };
    document.addEventListener('pointerdown', closeOutside, true);
    return () => document.removeEventListener('pointerdown', closeOutside, true);
  }, [button, onClose]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // The bell closes it itself; closing here too would let its click open it again.
    const isOwn = currentTarget.contains(relatedTarget) || button.current?.contains(relatedTarget);
    if (relatedTarget && !isOwn) onClose(false);
  }

  return { place, onKeyDown, onBlur };
}
