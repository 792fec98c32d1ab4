import { createContext, useContext } from 'react';

export type Departure = {
  /** The server ended the session and `/login` is being opened: do not redirect to the sign-in as well. */
  hasExpired: boolean;
  signOut: () => void;
};

export const DepartureContext = createContext<Departure>({ hasExpired: false, signOut: () => undefined });

export function useDeparture(): Departure {
  return useContext(DepartureContext);
}
