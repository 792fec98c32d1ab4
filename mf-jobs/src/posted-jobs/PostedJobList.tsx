import { lazy, Suspense, useEffect, useRef } from 'react';
import type { OwnJobs } from '@plumbline/shared-schema/jobs';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { OwnJobCard } from '../own-job/OwnJobCard';
import { OwnJobActions } from './OwnJobActions';
import { COUNT_ID } from './PostedJobsFilter';
import { useClosing } from './use-closing';

// Fetched when somebody is about to close a contract.
const CloseDialog = lazy(() => import('./CloseDialog').then((module) => ({ default: module.CloseDialog })));

type PostedJobListProps = {
  jobs: OwnJobs;
  onPage: (page: number) => void;
  /** Newer rows are on their way. */
  isStale: boolean;
};

/** A page of posted contracts, each with what can be done about it. */
export function PostedJobList({ jobs: { data, count, page, limit }, onPage, isStale }: PostedJobListProps) {
  const { closing, ask, dismiss } = useClosing();
  const hasChanged = useRef(false);

  useEffect(() => {
    // Closing a contract can take it, and the focus with it, off a filtered list.
    if (hasChanged.current && document.activeElement === document.body)
      document.getElementById(COUNT_ID)?.focus();
    hasChanged.current = false;
  }, [data]);

  const toClose = data.find(({ _id }) => _id === closing);
  return (
    <Box aria-busy={isStale}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((job) => (
          <li key={job._id}>
            <OwnJobCard
              job={job}
              heading="h2"
              actions={(titleId) => (
                <OwnJobActions
                  job={job}
                  titleId={titleId}
                  onClose={() => {
                    ask(job._id);
                  }}
                  onReopened={() => {
                    hasChanged.current = true;
                  }}
                />
              )}
            />
          </li>
        ))}
      </Stack>
      <Pagination page={page} limit={limit} count={count} onChange={onPage} />
      {toClose?.status === 'open' && (
        <Suspense fallback={null}>
          <CloseDialog
            job={toClose}
            onClosed={() => {
              hasChanged.current = true;
            }}
            onDismiss={dismiss}
          />
        </Suspense>
      )}
    </Box>
  );
}
