import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import type { WaitingEntry, WaitingNow } from './waiting';
import { WaitingForYou } from './WaitingForYou';

/** So high that what stands below is not seen before it has its place. */
const ROOM = '70vh';
/** So long the rest of the page waits for what may stand above it. */
const PATIENCE_MS = 2_000;

type AfterWaitingProps = {
  waiting: WaitingNow;
  /** Accessible name of the loading state. */
  loadingLabel: string;
  children: ReactNode;
};

/**
 * What waits, then the rest: that comes with it, since a row above it would push it down if it came later. What is not
 * known in time is left out until the next visit.
 */
export function AfterWaiting({ waiting, loadingLabel, children }: AfterWaitingProps) {
  const entries = useEntriesInTime(waiting);
  if (entries === undefined) {
    return (
      <Box role="status" aria-busy="true" aria-label={loadingLabel}>
        <Skeleton variant="rounded" height={ROOM} />
      </Box>
    );
  }
  return (
    <>
      {entries.length > 0 && <WaitingForYou entries={entries} />}
      {children}
    </>
  );
}

/** The entries that were known in time; undefined while there is time left. */
function useEntriesInTime({ isLoading, entries }: WaitingNow): readonly WaitingEntry[] | undefined {
  const [known, setKnown] = useState<readonly WaitingEntry[]>();
  const atLast = useRef(entries);
  useEffect(() => {
    atLast.current = entries;
  });
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setKnown(atLast.current), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return known ?? (isLoading ? undefined : entries);
}
