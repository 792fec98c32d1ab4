import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeadingOf } from './heading-focus';

/** After every change of path, not of the query alone, scrolls to the top and focuses the new page's h1. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo({ top: 0, behavior: 'instant' });
    if (main.current) return focusHeadingOf(main.current);
  }, [pathname, main]);
}
