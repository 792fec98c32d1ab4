import { useSearchMyJobsQuery } from '@plumbline/shared-api/jobs';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { useSettled } from '@plumbline/shared-ui/fields';
import type { PostedJobsView } from './use-posted-jobs-view';

/** The posted contracts of a view; `q` is the text they were searched by, `hasNone` that nothing was posted at all. */
export function usePostedJobs({ q: typed, status, page }: PostedJobsView) {
  const q = useSettled(typed, SEARCH_DEBOUNCE_MS);
  const found = useSearchMyJobsQuery({
    ...(q !== '' && { q }),
    ...(status !== '' && { status }),
    page,
    limit: DEFAULT_PAGE_SIZE,
  });
  // Rows stay while others are on their way; that there were none says nothing about the next search.
  const jobs = found.data?.count === 0 ? { ...found, data: found.currentData } : found;
  return { jobs, q, hasNone: q === '' && status === '' && found.currentData?.count === 0 };
}
