import type { ReactNode } from 'react';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import type { WaitingNow } from './waiting';
import { WaitingForYou } from './WaitingForYou';

/** So high that what stands below is not seen before it has its place. */
const ROOM = '70vh';

type AfterWaitingProps = {
  waiting: WaitingNow;
  /** Accessible name of the loading state. */
  loadingLabel: string;
  children: ReactNode;
};

/** What waits, then the rest: that comes with it, since a row above it would push it down if it came later. */
export function AfterWaiting({ waiting, loadingLabel, children }: AfterWaitingProps) {
  if (waiting.isLoading) {
    return (
      <Box role="status" aria-busy="true" aria-label={loadingLabel}>
        <Skeleton variant="rounded" height={ROOM} />
      </Box>
    );
  }
  return (
    <>
      {waiting.entries.length > 0 && <WaitingForYou entries={waiting.entries} />}
      {children}
    </>
  );
}
