import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The height of the site's header, which is above every board. */
const HEADER = 64;
const MIN_HEIGHT = 400;

type Board = {
  board: RefObject<HTMLDivElement | null>;
  size: { height?: string; minHeight: string | number };
};

/**
 * The board takes what is left below whatever stands above it when the page is not scrolled; `isOpenEnded`: at least
 * that, so that the page is scrolled and not a part of it.
 */
export function useBoardHeight(isOpenEnded: boolean): Board {
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

  useLayoutEffect(() => {
    // What follows a list that was scrolled fits the window at its top only.
    if (!isOpenEnded) document.documentElement.scrollTop = 0;
  }, [isOpenEnded]);

  const left = `calc(100dvh - ${String(top)}px - var(--plumbline-bottom, 0px))`;
  return { board, size: isOpenEnded ? { minHeight: left } : { height: left, minHeight: MIN_HEIGHT } };
}
