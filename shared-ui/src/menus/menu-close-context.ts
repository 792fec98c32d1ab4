import { createContext } from 'react';

/** Closes the menu around an entry. */
export const MenuCloseContext = createContext<() => void>(() => {});
