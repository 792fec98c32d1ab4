import { useLocation } from 'react-router-dom';
import { pathWith } from './path-with';

/** The sign-in that leads back to this page, or to `returnTo`, an address of this site. */
export function useSignInAddress(returnTo?: string): string {
  const { pathname, search } = useLocation();
  return pathWith('/login', { returnTo: returnTo ?? `${pathname}${search}` });
}
