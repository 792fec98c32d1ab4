import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is as narrow as a phone held upright. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)', { noSsr: true });
