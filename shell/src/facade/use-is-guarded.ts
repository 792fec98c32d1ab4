import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import type { SiteHistory } from './site-history';

/** Tells, when called, whether leaving the page now would lose something: an unsaved form guards it. */
export function useIsGuarded(): SiteHistory['isGuarded'] {
  return (use(NavigationContext).navigator as SiteHistory).isGuarded;
}
