import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Of the site's header, which is above every board. */
const HEADER = 64;

/** The height that is left below whatever stands above the board when the page is not scrolled, as a CSS length. */
export function useBoardHeight(): { board: RefObject<HTMLDivElement | null>; height: string } {
  const board = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(HEADER);

  useLayoutEffect(() => {
    const measure = () => {
      if (board.current) setTop(Math.round(board.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // A notice above the board that comes or goes changes the height of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return { board, height: `calc(100dvh - ${String(top)}px)` };
}
