import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import type { SiteHistory } from './site-history';

const useSiteHistory = () => use(NavigationContext).navigator as SiteHistory;

/** The returned function tells whether leaving the page now would lose unsaved input. */
export const useIsGuarded = (): SiteHistory['isGuarded'] => useSiteHistory().isGuarded;

/** Navigates past unsaved forms: the session is over. */
export const useLeave = (): SiteHistory['leaveTo'] => useSiteHistory().leaveTo;
