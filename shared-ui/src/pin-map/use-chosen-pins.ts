import { useMemo, useRef, useState } from 'react';
import type { MapPin } from './pins';

const NONE: readonly string[] = [];

/** The pins that were chosen on the map, as long as they are on it. */
export function useChosenPins(pins: readonly MapPin[]) {
  const [ids, setIds] = useState(NONE);
  const opener = useRef<Element>(null);
  const chosen = useMemo(() => ids.filter((id) => pins.some((pin) => pin.id === id)), [ids, pins]);

  return {
    chosen,
    choose(next: readonly string[]) {
      opener.current = document.activeElement;
      setIds(next);
    },
    /** The focus goes back to the pin. */
    close() {
      setIds(NONE);
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
