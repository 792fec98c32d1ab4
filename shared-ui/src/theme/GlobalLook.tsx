import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { BOTTOM_BAR, HEADER_CLEARANCE, TOASTS_TOP } from './clearance';
import { controlBorder, focusRing } from './palette';

const styles = {
  ':root': {
    '--plumbline-vial': '#D3EC4F',
    '--plumbline-control-border': controlBorder.light,
    '--plumbline-focus': focusRing.light,
    '--plumbline-shadow': '0 1px 2px rgb(16 38 43 / 8%), 0 10px 28px rgb(16 38 43 / 12%)',
    '--plumbline-bottom': '0px',
    scrollPaddingTop: HEADER_CLEARANCE,
    scrollPaddingBottom: 'var(--plumbline-bottom)',
  },
  // The height of the bar at the lower edge of phones, where there is one.
  ':root:has([data-bottom-bar])': {
    '--plumbline-bottom': `calc(${String(BOTTOM_BAR)}px + env(safe-area-inset-bottom, 0px))`,
  },
  ':root.dark': {
    '--plumbline-control-border': controlBorder.dark,
    '--plumbline-focus': focusRing.dark,
    '--plumbline-shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 10px 28px rgb(0 0 0 / 45%)',
  },
  // Toasts appear below the header.
  '.notistack-SnackbarContainer': { top: `${TOASTS_TOP}px !important` },
  // "21-Nov-" at the end of a line reads as a date without its year.
  time: { whiteSpace: 'nowrap' },
  ':focus-visible': { outline: '3px solid var(--plumbline-focus)', outlineOffset: 2 },
  // A heading has the focus after a route change only to be read aloud.
  '[data-page-heading]:focus-visible': { outline: 'none' },
  // Without scripts nothing ever comes in their place.
  '@media (scripting: none)': { '.MuiSkeleton-root': { display: 'none !important' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/** Resets, the brand's own variables, focus ring and reduced motion. */
export function GlobalLook() {
  useEffect(() => {
    // Set by the page's first script, before any style exists; from here on the class decides.
    document.documentElement.style.removeProperty('color-scheme');
  }, []);
  return (
    <>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={styles} />
    </>
  );
}
