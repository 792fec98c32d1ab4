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
  /** It is positioned once, so it closes when the page scrolls. */
  closesOnScroll?: boolean;
  /** Closes it; the focus stays where it went. */
  onLeave: () => void;
};

/** Shows the panel in the top layer. A press elsewhere closes it, and so does the focus with the handler returned. */
export function usePopover({ button, panel, isOpen, closesOnScroll = false, onLeave }: PopoverOptions) {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  // The button closes the panel itself; closing here too would let its click open it again.
  const isOwn = (target: EventTarget | null) =>
    target instanceof Node && [panel, button].some((part) => part.current?.contains(target));

  useEffect(() => {
    if (!isOpen) return undefined;
    panel.current?.showPopover?.();
    const events = closesOnScroll ? ['pointerdown', 'scroll'] : ['pointerdown'];
    const close = ({ target }: Event) => {
      if (!isOwn(target)) leave.current();
    };
    for (const event of events) document.addEventListener(event, close, true);
    return () => {
      for (const event of events) document.removeEventListener(event, close, true);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `isOwn` reads the two refs alone
  }, [isOpen, closesOnScroll, panel, button]);

  return {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isOwn(relatedTarget)) leave.current();
    },
  };
}
