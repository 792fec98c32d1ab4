import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colorModeStorage } from './color-mode';
import { GlobalLook } from './GlobalLook';
import { plumblineTheme } from './plumbline-theme';

export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { chosenColorMode, resetColorMode, useColorMode } from './color-mode';

export type StyleCache = ReturnType<typeof createStyleCache>;

/** emotion's cache. Rendering outside a browser takes one for each page. */
export function createStyleCache() {
  return createCache({ key: 'pl' });
}

// Created when the module loads, because that moves the styles of the page's HTML into the head.
const browserCache = typeof document === 'undefined' ? undefined : createStyleCache();

export function AppTheme({ children, cache = browserCache }: { children: ReactNode; cache?: StyleCache }) {
  if (!cache) throw new Error('Outside a browser AppTheme needs a cache of its own for each page.');
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={plumblineTheme}
        defaultMode="system"
        modeStorageKey="theme"
        storageManager={colorModeStorage}
      >
        <GlobalLook />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
