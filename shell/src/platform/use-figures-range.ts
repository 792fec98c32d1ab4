import { useSearchParams } from 'react-router-dom';

/** Hours that figures can be shown for; the rest of the time is not kept. */
export const RANGES = [1, 24, 168, 336] as const;
const USUAL = 24;
/** Not `remote`: by that the edge is asked to show another version. */
const REMOTE = 'package';

/** The range and the remote whose figures are shown; both are in the address. */
export function useFiguresRange() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('hours'));
  const set = (name: 'hours' | typeof REMOTE, value: string) => {
    setSearch(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true },
    );
  };
  return {
    hours: RANGES.find((hours) => hours === asked) ?? USUAL,
    /** Empty: all together. */
    remote: search.get(REMOTE) ?? '',
    setHours: (hours: string) => {
      set('hours', hours);
    },
    setRemote: (remote: string) => {
      set(REMOTE, remote);
    },
  };
}
