import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { StoreProvider } from '@plumbline/shared-api/StoreProvider';
import { makeStore } from '@plumbline/shared-api/store';

/** Runs hooks as a page would: under the real store. */
export function renderApi<Result>(hook: () => Result) {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  );
  return { store, ...renderHook(hook, { wrapper }) };
}
