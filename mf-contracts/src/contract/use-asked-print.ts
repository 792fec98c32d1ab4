import { useEffect } from 'react';
import { useAddress } from '@plumbline/shared-ui/address';

/** Part of the address of a contract that is opened to be printed. */
export const PRINT_QUERY = 'print';

/** Prints the page that was opened for it once it is complete, and not again after a reload. */
export function useAskedPrint(isComplete: boolean): void {
  const { get, change } = useAddress();
  const isAsked = get(PRINT_QUERY) !== '';
  useEffect(() => {
    if (!isAsked || !isComplete) return;
    change({ [PRINT_QUERY]: '' }, { replace: true });
    window.print();
    // `change` is new in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAsked, isComplete]);
}
