import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { Location, NavigationType, Navigator, To } from 'react-router';

/** A navigation about to happen, as `useBlocker` asks about it. */
export type Transition = {
  currentLocation: Location;
  nextLocation: Location;
  historyAction: NavigationType;
};

/** Whoever wants to hold navigations back, e.g. a form with unsaved input. */
export type Guard = {
  shouldBlock: (transition: Transition) => boolean;
  /** A navigation was held back; `proceed` lets it happen after all. */
  onBlocked: (held: { location: Location; proceed: () => void }) => void;
};

/** Where the visitor is, and how they came. */
export type Place = { action: NavigationType; location: Location };

/** The browser's history with a place to stop navigations. It is the `navigator` of the site's router. */
export type SiteHistory = Navigator & {
  place: () => Place;
  /** Calls back after every change of place; gives back how to stop. */
  listen: (onChange: () => void) => () => void;
  /** Goes to a path without asking the guard: staying is no choice, as when the session has ended. */
  leaveTo: (path: string) => void;
  /** Asks the guard before every navigation of this page; gives back how to stop. The latest guard is asked. */
  guard: (guard: Guard) => () => void;
  /** Would a guard hold back who leaves this page now? */
  isGuarded: () => boolean;
};

/**
 * React Router's own data router brings loaders, actions and fetchers, which are 17 KB that nothing here uses; of it
 * we need the history, and navigations that can be held back.
 */
export function createSiteHistory(): SiteHistory {
  const browser = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  const gate = createGate();
  let place: Place = { action: browser.action, location: browser.location };
  /** Moves of the browser that are ours: undoing one that was held back, or doing it after all. */
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

/** A path that no page has. */
const ELSEWHERE = '/ ';

/** Whom navigations must pass. */
function createGate() {
  const guards: Guard[] = [];
  return {
    /** Asks every guard, and holds nothing back. */
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
