import { useAddress } from '@plumbline/shared-ui/address';

/** Hours, the first by default; figures are kept no longer than the longest. */
const HOURS = ['24', '1', '168', '336'] as const;
/** Hours in the order of the menu. */
export const RANGES = [1, 24, 168, 336] as const;
/** Not `remote`, by which the edge is asked for another version. */
const REMOTE = 'package';

/** The range and the remote whose figures are shown; both are in the address. */
export function useFiguresRange() {
  const { get, one, change } = useAddress();
  return {
    hours: Number(one('hours', HOURS)),
    /** Empty for all of them. */
    remote: get(REMOTE),
    setHours: (hours: string) => change({ hours }, { replace: true }),
    setRemote: (remote: string) => change({ [REMOTE]: remote }, { replace: true }),
  };
}
