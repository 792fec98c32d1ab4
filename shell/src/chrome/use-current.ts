import { matchPath, useLocation } from 'react-router-dom';

/** `aria-current` of a link: `page` on its own page and those below it. */
export function useCurrent(): (path: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (path) => (matchPath({ path, end: path === '/' }, pathname) ? 'page' : undefined);
}
