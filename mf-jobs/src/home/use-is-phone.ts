import { useMediaQuery } from '@plumbline/shared-ui/theme';

/** A phone shows a screen of the page only: what waits stands above the search there. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 599.95px)', { noSsr: true });
