import { useSearchMyJobsQuery } from '@plumbline/shared-api/jobs';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { useListView } from '@plumbline/shared-ui/address';
import { useSettled } from '@plumbline/shared-ui/fields';

/** Choices of the status filter; `''` is all of them. */
export const STATUS_FILTERS = ['', 'open', 'closed'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export type PostedJobsView = ReturnType<typeof usePostedJobs>['view'];

/** The reader's jobs as the address asks for them; `q` is the settled search, `hasNone` that nothing was posted at all. */
export function usePostedJobs() {
  const view = useListView({ status: STATUS_FILTERS });
  const { status, page } = view;
  const q = useSettled(view.q, SEARCH_DEBOUNCE_MS);
  const found = useSearchMyJobsQuery({
    q: q || undefined,
    status: status || undefined,
    page,
    limit: DEFAULT_PAGE_SIZE,
  });
  // Rows stay while others load; that there were none says nothing about the next search.
  const jobs = found.data?.count === 0 ? { ...found, data: found.currentData } : found;
  return { view, jobs, q, hasNone: q === '' && status === '' && found.currentData?.count === 0 };
}
