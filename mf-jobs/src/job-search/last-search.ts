import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

let last = '/jobs';

/** Notes the address of the search that is shown, without a dialog above it. */
export function useRememberedSearch(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    params.delete('dialog');
    last = `${pathname}?${params.toString()}`.replace(/\?$/, '');
  }, [pathname, search]);
}

/** The search that was left last since the page was loaded, else the plain one. */
export const lastSearch = () => last;
