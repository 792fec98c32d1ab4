import { useLocation, useNavigate } from 'react-router-dom';

const PARAMETER = 'dialog';

type State = { hasOpenedDialog?: boolean } | null;

/**
 * The dialog that the address opens (`?dialog=place`), so that Back closes it and a copied address shows it. `value`
 * is '' without one. Opening is an entry of the history of its own; closing takes it back.
 */
export function useAddressDialog() {
  const { search, state } = useLocation() as { search: string; state: State };
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const value = params.get(PARAMETER) ?? '';

  return {
    value,
    open(name: string) {
      params.set(PARAMETER, name);
      void navigate({ search: params.toString() }, { state: { hasOpenedDialog: true } });
    },
    close() {
      // A dialog that came with the address has no entry of this page behind it.
      if (state?.hasOpenedDialog) {
        void navigate(-1);
        return;
      }
      params.delete(PARAMETER);
      void navigate({ search: params.toString() }, { replace: true });
    },
  };
}
