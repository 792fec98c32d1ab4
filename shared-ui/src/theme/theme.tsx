import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colorModeStorage } from './color-mode';
import { GlobalLook } from './GlobalLook';
import { plumblineTheme } from './plumbline-theme';
import { createStyleCache, nameSheets } from './style-cache';
import type { StyleCache } from './style-cache';

export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { FLOATING_BOTTOM, HEADER_CLEARANCE } from './clearance';
export { chosenColorMode, resetColorMode, useColorMode } from './color-mode';
export { createStyleCache, sheetName } from './style-cache';
export type { StyleCache } from './style-cache';
export { useIsHydrated } from './is-hydrated';
export { ON_PHONES, useIsPhone } from './phones';

// Created when the module loads, because that moves the styles of the page's HTML into the head.
const browserCache = typeof document === 'undefined' ? undefined : takeOverStyles();

function takeOverStyles(): StyleCache {
  nameSheets(document);
  return createStyleCache();
}

export function AppTheme({ children, cache = browserCache }: { children: ReactNode; cache?: StyleCache }) {
  if (!cache) throw new Error('Outside a browser AppTheme needs a cache of its own for each page.');
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={plumblineTheme}
        defaultMode="system"
        modeStorageKey="theme"
        storageManager={colorModeStorage}
        // Else its context changes as soon as it stands there, which the rest of a page that is taken over would wait for.
        noSsr
      >
        <GlobalLook />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
