import { useListView } from '../list-view/use-list-view';

/** Choices of the status filter; `''` is all of them. */
export const STATUS_FILTERS = ['', 'open', 'closed'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** What the address says about the list: `q`, `status`, `page`. */
export function usePostedJobsView() {
  const { params, text, q, page, search, turnTo, change, clear } = useListView();
  return {
    text,
    q,
    status: STATUS_FILTERS.find((filter) => filter === params.get('status')) ?? '',
    page,
    search,
    filter(status: StatusFilter) {
      change({ status });
    },
    turnTo,
    clear() {
      clear({ status: '' });
    },
  };
}
export type PostedJobsView = ReturnType<typeof usePostedJobsView>;
