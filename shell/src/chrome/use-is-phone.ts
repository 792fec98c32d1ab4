import { useMediaQuery } from '@plumbline/shared-ui/theme';

/** Whether the window is as narrow as a phone held upright. */
export const useIsPhone = () => useMediaQuery('(max-width: 599.95px)', { noSsr: true });
