import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

/** The look of what opens beside a button, above the page. */
export const popoverFrame = {
  position: 'fixed',
  bottom: 'auto',
  m: 0,
  p: 0,
  overflowY: 'auto',
  zIndex: 'modal',
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 'var(--plumbline-shadow)',
} as const;

type PopoverOptions = {
  button: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Something around it scrolled. */
  onScroll?: () => void;
  /** Closes it; the focus stays where it went. */
  onLeave: () => void;
};

/** Shows the panel in the top layer. A press elsewhere closes it, and so does the focus with the handler returned. */
export function usePopover({ button, panel, isOpen, onScroll, onLeave }: PopoverOptions) {
  const handlers = useRef({ onScroll, onLeave });
  useEffect(() => {
    handlers.current = { onScroll, onLeave };
  });

  // The button closes the panel itself; closing here too would let its click open it again.
  const isOwn = (target: EventTarget | null) =>
    target instanceof Node && [panel, button].some((part) => part.current?.contains(target));

  useEffect(() => {
    if (!isOpen) return undefined;
    panel.current?.showPopover?.();
    const listen = ({ type, target }: Event) => {
      if (isOwn(target)) return;
      if (type === 'scroll') handlers.current.onScroll?.();
      else handlers.current.onLeave();
    };
    const events = ['pointerdown', 'scroll'];
    for (const event of events) document.addEventListener(event, listen, true);
    return () => {
      for (const event of events) document.removeEventListener(event, listen, true);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `isOwn` reads the two refs alone
  }, [isOpen, panel, button]);

  return {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isOwn(relatedTarget)) onLeave();
    },
  };
}
