import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pathWith } from '@plumbline/shared-ui/address';
import { idsIn } from './compared';

const PATH = '/professionals';

let last = '';

/** Notes what is searched for, without a dialog above it. */
export function useRememberedSearch(): void {
  const { search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    params.delete('dialog');
    params.delete('invite');
    last = params.toString();
  }, [search]);
}

/** The search that was left last since the page was loaded, else the plain one. */
export const lastSearch = () => (last === '' ? PATH : `${PATH}?${last}`);

/** That search, with one more picked to compare. */
export function lastSearchWith(id: string): string {
  const params = Object.fromEntries(new URLSearchParams(last));
  return pathWith(PATH, { ...params, compare: idsIn(`${params.compare ?? ''},${id}`).join(',') });
}
