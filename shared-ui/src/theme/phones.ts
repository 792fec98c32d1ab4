import useMediaQuery from '@mui/material/useMediaQuery';

/** In styles: a window as narrow as a phone held upright. */
export const ON_PHONES = '@media (max-width: 599.95px)';

/** Whether the window is that narrow, for what styles cannot tell apart. */
export const useIsPhone = (): boolean => useMediaQuery(ON_PHONES, { noSsr: true });
