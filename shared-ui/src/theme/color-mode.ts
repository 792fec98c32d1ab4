import { useColorScheme } from '@mui/material/styles';
import type { StorageManager } from '@mui/material/styles';

export type ColorMode = 'light' | 'dark';

/** SPEC §3 storage key: `dark` or `light`, absent while the system decides. */
const STORAGE_KEY = 'theme';
const listeners = new Set<(value: string | null) => void>();

/** What was chosen in this browser; `undefined` while the system decides. */
export function chosenColorMode(): ColorMode | undefined {
  const value = localStorage.getItem(STORAGE_KEY);
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

/** Keeps only the mode, under SPEC's key; MUI would also store the names of its colour schemes. */
export const colorModeStorage: StorageManager = ({ key }) => ({
  get: (fallback: unknown) => (key === STORAGE_KEY ? (chosenColorMode() ?? fallback) : fallback),
  set(value: string) {
    if (key !== STORAGE_KEY) return;
    if (value === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, value);
  },
  subscribe: (handler) => (key === STORAGE_KEY ? followOtherTabs(handler) : () => {}),
});

/** Forgets the choice, so that the system decides again: logout does it (SPEC §4). Callable outside React. */
export function resetColorMode(): void {
  localStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener('system');
}

/** The mode shown and two ways to choose; a choice is stored and puts the `dark` class on `<html>` (SPEC §4). */
export function useColorMode(): { mode: ColorMode; setMode: (mode: ColorMode) => void; toggle: () => void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
  return {
    mode: shown,
    setMode,
    toggle() {
      setMode(shown === 'dark' ? 'light' : 'dark');
    },
  };
}
