import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withValues } from './use-address';

type Others = Record<string, string | undefined>;

/** Part of the history's state when this page opened the dialog: the entry before is this page without it. */
type DialogEntry = { wasOpenedHere?: boolean } | null;

/**
 * A dialog that the address opens (`?contract=<id>` for `contract`): Back closes it, and a copied address opens it.
 * Works for a step of a form or a panel too.
 */
export function useAddressDialog(name: string) {
  const { pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  const state = location.state as DialogEntry;
  const params = new URLSearchParams(search);
  const searchWith = (value: string, others: Others = {}) =>
    withValues(params, { [name]: value, ...others }).toString();
  const opened = { ...state, wasOpenedHere: true };

  const show = (value: string) => void navigate({ search: searchWith(value) }, { state: opened });
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });

  return {
    /** The parameter's value; null while closed. */
    value: params.get(name),
    isOpen: params.has(name),
    /** The same function for all addresses. */
    open: useCallback((value = '1') => latest.current(value), []),
    close() {
      if (state?.wasOpenedHere) void navigate(-1);
      else void navigate({ search: searchWith('') }, { replace: true, state });
    },
    /** Props of a link that opens it; `others` are parameters to change with it. */
    link: (value = '1', others?: Others) => ({
      to: { search: searchWith(value, others) },
      state: opened,
    }),
    /** The page's address with the dialog open, for returning to it. */
    address: (value = '1') => `${pathname}?${searchWith(value)}`,
  };
}
export type AddressDialog = ReturnType<typeof useAddressDialog>;
