import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colorModeStorage } from './color-mode';
import './fonts.css';
import { GlobalLook } from './GlobalLook';
import { plumblineTheme } from './plumbline-theme';

export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { useTheme } from '@mui/material/styles';
export { chosenColorMode, resetColorMode, useColorMode } from './color-mode';
export type { ColorMode } from './color-mode';

const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content');
const cache = createCache({ key: 'pl', ...(nonce && { nonce }) });

/**
 * The brand around the whole site: colours, type, focus ring, light and dark. Styles carry the nonce of
 * `<meta name="csp-nonce">`. The mode is stored, else the system's (SPEC §4).
 */
export function AppTheme({ children }: { children: ReactNode }) {
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
