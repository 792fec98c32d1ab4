import { createContext, useContext } from 'react';

export type Departure = {
  /** The server has just ended the session: the way to `/login` is being taken, do not ask for a sign-in as well. */
  hasExpired: boolean;
  /** Signs out and goes to `/`. */
  signOut: () => void;
};

export const DepartureContext = createContext<Departure>({ hasExpired: false, signOut: () => undefined });

/** Leaving: by choice, or because the server ended the session. */
export function useDeparture(): Departure {
  return useContext(DepartureContext);
}
