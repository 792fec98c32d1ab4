import { selectIsLive } from '@plumbline/shared-api/live';
import { useGetPreferencesQuery } from '@plumbline/shared-api/preferences';
import { useAppSelector } from '@plumbline/shared-api/store';

/** Whether others see oneself online: connected, and not appearing offline. */
export function useActiveNow(): boolean {
  const isLive = useAppSelector(selectIsLive);
  const { data } = useGetPreferencesQuery(undefined, { skip: !isLive });
  return isLive && data?.appearOffline === false;
}
