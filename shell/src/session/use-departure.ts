import { createContext, useContext } from 'react';

export type Departure = {
  /** The session has just ended and the page that follows is on its way: do not ask for a sign-in meanwhile. */
  isDeparting: boolean;
  /** Signs out and goes to `/`. */
  signOut: () => void;
};

export const DepartureContext = createContext<Departure>({ isDeparting: false, signOut: () => undefined });

/** Leaving: by choice, or because the server ended the session. */
export function useDeparture(): Departure {
  return useContext(DepartureContext);
}
