import { useColorScheme } from '@mui/material/styles';
import type { StorageManager } from '@mui/material/styles';
import { siteStorage } from '@plumbline/shared-schema/browser-storage';
import { startTransition } from 'react';
import { useIsHydrated } from './is-hydrated';

export type ColorMode = 'light' | 'dark';

/** `dark` or `light`; absent while the system decides. */
const STORAGE_KEY = 'theme';
const listeners = new Set<(value: string | null) => void>();

/** The stored choice; `undefined` while the system decides, and outside a browser. */
export function chosenColorMode(): ColorMode | undefined {
  const value = siteStorage.read(STORAGE_KEY);
  return value === 'dark' || value === 'light' ? value : undefined;
}

function followOtherTabs(handler: (value: string | null) => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) handler(newValue ?? 'system');
  };
  window.addEventListener('storage', listener);
  listeners.add(handler);
  return () => {
    window.removeEventListener('storage', listener);
    listeners.delete(handler);
  };
}

/** Stores the mode alone; MUI would also store the names of its colour schemes. */
export const colorModeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === STORAGE_KEY ? (chosenColorMode() ?? fallback) : fallback),
  set(value: string) {
    if (key !== STORAGE_KEY) return;
    if (value === 'system') siteStorage.remove(STORAGE_KEY);
    else siteStorage.write(STORAGE_KEY, value);
  },
  subscribe: (handler) => (key === STORAGE_KEY ? followOtherTabs(handler) : () => {}),
});

/** Removes the choice, so that the system decides again. */
export function resetColorMode(): void {
  siteStorage.remove(STORAGE_KEY);
  for (const listener of listeners) listener('system');
}

/** Styles follow at once, before anything renders. */
function show(mode: ColorMode): void {
  const { classList, style } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(mode);
  style.colorScheme = mode;
}

/** Choosing a mode stores it and toggles the class `dark` on `<html>`. HTML that is taken over is light. */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = useIsHydrated() && (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  return {
    mode: shown,
    setMode,
    toggle() {
      const next = shown === 'dark' ? 'light' : 'dark';
      show(next);
      // A page that came as HTML and whose script is on its way stays as it is meanwhile.
      startTransition(() => setMode(next));
    },
  };
}
