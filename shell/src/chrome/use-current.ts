import { matchPath, useLocation } from 'react-router-dom';

/** Gives `aria-current` for a link: `page` when it, or a page below it, is the one shown. */
export function useCurrent(): (path: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (path) => (matchPath({ path, end: path === '/' }, pathname) ? 'page' : undefined);
}
