import { KEPT_PAGE } from '@plumbline/shared-schema/rendering';

/** Whether this page is the one that the browser has kept, because the site could not be reached. */
export const isKeptPage = (): boolean => document.querySelector(`meta[name=${KEPT_PAGE}]`) !== null;
