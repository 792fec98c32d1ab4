import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { followStorage } from '@plumbline/shared-api/session';
import type { AppStore } from '@plumbline/shared-api/store';

/** Gives the store to the page and, while mounted, follows other tabs' sign-ins and the network coming back. */
export function StoreProvider({ store, children }: { store: AppStore; children: ReactNode }) {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      store.dispatch(followStorage(event));
    };
    window.addEventListener('storage', onStorage);
    const stopListening = setupListeners(store.dispatch);
    return () => {
      window.removeEventListener('storage', onStorage);
      stopListening();
    };
  }, [store]);

  return <Provider store={store}>{children}</Provider>;
}
