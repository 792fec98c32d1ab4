import { useEffect, useRef } from 'react';
import { useMay } from '@plumbline/shared-api/session';
import type { OwnJobs } from '@plumbline/shared-schema/jobs';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { Box, CardList } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { OwnJobCard } from '../own-job/OwnJobCard';
import { OwnJobActions } from './OwnJobActions';
import { COUNT_ID } from './PostedJobsFilter';

const CloseDialog = lazily(() => import('./CloseDialog'), 'CloseDialog');
const RemoveDialog = lazily(() => import('../own-job/RemoveDialog'), 'RemoveDialog');

type PostedJobListProps = {
  jobs: OwnJobs;
  onPage: (page: number) => void;
  /** Newer rows are loading. */
  isStale: boolean;
};

export function PostedJobList({ jobs: { data, count, page, limit }, onPage, isStale }: PostedJobListProps) {
  const closing = useAddressDialog('close');
  const removing = useAddressDialog('remove');
  const hasChanged = useRef(false);
  const mayChange = useMay('hire');

  useEffect(() => {
    // Closing a job can take it, and the focus with it, off a filtered list.
    if (hasChanged.current && document.activeElement === document.body)
      document.getElementById(COUNT_ID)?.focus();
    hasChanged.current = false;
  }, [data]);

  const toClose = data.find(({ _id }) => _id === closing.value);
  const toRemove = data.find(({ _id }) => _id === removing.value);
  return (
    <Box aria-busy={isStale}>
      <CardList rows={data}>
        {(job) => (
          <OwnJobCard
            job={job}
            heading="h2"
            more={
              mayChange && (
                <OwnJobActions
                  job={job}
                  onClose={() => closing.open(job._id)}
                  onRemove={() => removing.open(job._id)}
                  onReopened={() => {
                    hasChanged.current = true;
                  }}
                />
              )
            }
          />
        )}
      </CardList>
      <Pagination page={page} limit={limit} count={count} onChange={onPage} />
      {mayChange && toClose?.status === 'open' && (
        <CloseDialog
          job={toClose}
          onClosed={() => {
            hasChanged.current = true;
          }}
          onDismiss={closing.close}
        />
      )}
      {mayChange && toRemove && (
        <RemoveDialog
          job={toRemove}
          onRemoved={() => {
            hasChanged.current = true;
          }}
          onDismiss={removing.close}
        />
      )}
    </Box>
  );
}
