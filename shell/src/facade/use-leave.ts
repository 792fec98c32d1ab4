import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import type { SiteHistory } from './site-history';

/** A navigation that no unsaved form holds back: the session is over, so there is nothing to stay for. */
export function useLeave(): SiteHistory['leaveTo'] {
  return (use(NavigationContext).navigator as SiteHistory).leaveTo;
}
