import { use, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import type { Blocker, BlockerFunction, Location } from 'react-router';
import type { SiteHistory } from './site-history';

type HeldNavigation = { location: Location; proceed: () => void };

/**
 * React Router's `useBlocker` on the site's own history.
 */
export function useBlocker(shouldBlock: boolean | BlockerFunction): Blocker {
  const history = use(NavigationContext).navigator as SiteHistory;
  const [held, setHeld] = useState<HeldNavigation>();
  const latest = useRef(shouldBlock);

  useEffect(() => {
    latest.current = shouldBlock;
  });
  useEffect(
    () =>
      history.guard({
        shouldBlock: (transition) =>
          typeof latest.current === 'function' ? latest.current(transition) : latest.current,
        onBlocked: setHeld,
      }),
    [history],
  );

  if (!held) return { state: 'unblocked', location: undefined, proceed: undefined, reset: undefined };
  return {
    state: 'blocked',
    location: held.location,
    proceed() {
      setHeld(undefined);
      held.proceed();
    },
    reset() {
      setHeld(undefined);
    },
  };
}
