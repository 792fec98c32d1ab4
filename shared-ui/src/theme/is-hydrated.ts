import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False for HTML that was rendered elsewhere and for the render that takes it over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
