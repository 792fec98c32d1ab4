import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeadingOf } from './heading-focus';

/**
 * After every change of path, and not of the query alone: to the top (SPEC §2), and the focus to the new page's h1.
 * Not on the first page, where the browser starts at the top of the document by itself.
 */
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
