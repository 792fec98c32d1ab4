import useMediaQuery from '@mui/material/useMediaQuery';

/** A media query: the screens below the breakpoint `sm`. */
export const PHONE = '(max-width: 599.95px)';

/** For what phones have in another order or number; what only looks different there is better left to the style. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE, { noSsr: true });
