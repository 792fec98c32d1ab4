/** Where the list of a previewed remote's pages is. */
export const PAGE_LIST = '/preview';
