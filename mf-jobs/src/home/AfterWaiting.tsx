import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Box, Skeleton } from '@plumbline/shared-ui/layout';
import { LateWaiting } from './LateWaiting';
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
 * What waits, then the rest: that comes with it, since rows above it would push it down if they came later. What is not
 * known in time gets a line of its own, which opens when it is asked to.
 */
export function AfterWaiting({ waiting, loadingLabel, children }: AfterWaitingProps) {
  const { isLoading, entries } = waiting;
  const inTime = useEntriesInTime(waiting);
  if (isLoading && !inTime) {
    return (
      <Box role="status" aria-busy="true" aria-label={loadingLabel}>
        <Skeleton variant="rounded" height={ROOM} />
      </Box>
    );
  }
  const isFirst = ({ key }: WaitingEntry) => !inTime || inTime.some((entry) => entry.key === key);
  const first = entries.filter(isFirst);
  const late = entries.filter((entry) => !isFirst(entry));
  return (
    <>
      {first.length > 0 && <WaitingForYou entries={first} />}
      {inTime && <LateWaiting waiting={{ isLoading, entries: late }} />}
      {children}
    </>
  );
}

/** What was known when the time was up; undefined where all was known in time, and while there is time left. */
function useEntriesInTime({ isLoading, entries }: WaitingNow): readonly WaitingEntry[] | undefined {
  const [inTime, setInTime] = useState<readonly WaitingEntry[]>();
  const latest = useRef(entries);
  useEffect(() => {
    latest.current = entries;
  });
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setInTime(latest.current), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return inTime;
}
