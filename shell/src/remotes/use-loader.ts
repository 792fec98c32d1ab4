import { createContext, useContext } from 'react';
import type { Loader } from './loader';

export const LoaderContext = createContext<Loader | undefined>(undefined);

/** The loader of remote pages and slots. */
export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('useLoader stands outside its provider.');
  return loader;
}
