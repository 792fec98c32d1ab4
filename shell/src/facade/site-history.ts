import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { Location, NavigationType, Navigator, To } from 'react-router';

export type Transition = {
  currentLocation: Location;
  nextLocation: Location;
  historyAction: NavigationType;
};

/** Blocks navigations, as a form with unsaved input does. */
export type Guard = {
  shouldBlock: (transition: Transition) => boolean;
  /** `proceed` performs the blocked navigation after all. */
  onBlocked: (held: { location: Location; proceed: () => void }) => void;
};

export type Place = { action: NavigationType; location: Location };

/** The browser's history with guards. It is the `navigator` of the site's router. */
export type SiteHistory = Navigator & {
  place: () => Place;
  /** Calls back after every change of place. Returns the unsubscribe function. */
  listen: (onChange: () => void) => () => void;
  /** Navigates without asking the guard, as when the session has ended. */
  leaveTo: (path: string) => void;
  /** Asks the guard before every navigation of this page; the latest one wins. Returns the function that removes it. */
  guard: (guard: Guard) => () => void;
  isGuarded: () => boolean;
};

/**
 * React Router's data router would add loaders, actions and fetchers, 17 KB that nothing here uses, for the one thing
 * needed: blocking navigations.
 */
export function createSiteHistory(browser = createBrowserHistory({ v5Compat: true })): SiteHistory {
  const listeners = new Set<() => void>();
  const gate = createGate();
  let place: Place = { action: browser.action, location: browser.location };
  /** Callbacks of `go` calls made here: undoing a blocked navigation, or performing it after all. */
  let ownMoves: (() => void)[] = [];

  function arrive(): void {
    place = { action: browser.action, location: browser.location };
    listeners.forEach((listener) => {
      listener();
    });
  }

  function move(delta: number, onDone: () => void): void {
    ownMoves = [...ownMoves, onDone];
    browser.go(delta);
  }

  browser.listen(({ action, location, delta }) => {
    const [ownMove, ...rest] = ownMoves;
    if (action !== 'POP') return arrive();
    if (ownMove) {
      ownMoves = rest;
      return ownMove();
    }
    if (!delta) return arrive();
    const again = () => {
      move(delta, arrive);
    };
    const transition = { currentLocation: place.location, nextLocation: location, historyAction: action };
    if (!gate.isHeld(transition, again)) return arrive();
    move(-delta, () => undefined);
  });

  function change(method: 'push' | 'replace', to: To, state: unknown): void {
    const { pathname, search, hash } = browser.createURL(to);
    const nextLocation = { pathname, search, hash, state, key: 'default' } as Location;
    const historyAction = method.toUpperCase() as NavigationType;
    const proceed = () => {
      browser[method](to, state);
    };
    if (!gate.isHeld({ currentLocation: place.location, nextLocation, historyAction }, proceed)) proceed();
  }

  return {
    createHref: browser.createHref,
    encodeLocation: browser.encodeLocation,
    go: browser.go,
    push(to: To, state?: unknown) {
      change('push', to, state);
    },
    replace(to: To, state?: unknown) {
      change('replace', to, state);
    },
    leaveTo: browser.push,
    place: () => place,
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    guard: gate.guard,
    isGuarded: () => gate.wouldHold(place.location),
  };
}

const ELSEWHERE = '/ ';

function createGate() {
  const guards: Guard[] = [];
  return {
    /** Only asks; blocks nothing. */
    wouldHold(location: Location): boolean {
      const nextLocation = { ...location, pathname: ELSEWHERE };
      return guards.some((guard) =>
        guard.shouldBlock({
          currentLocation: location,
          nextLocation,
          historyAction: 'PUSH' as NavigationType,
        }),
      );
    },
    isHeld(transition: Transition, proceed: () => void): boolean {
      const guard = guards.at(-1);
      if (!guard?.shouldBlock(transition)) return false;
      guard.onBlocked({ location: transition.nextLocation, proceed });
      return true;
    },
    guard(guard: Guard): () => void {
      guards.push(guard);
      return () => {
        guards.splice(guards.indexOf(guard), 1);
      };
    },
  };
}
