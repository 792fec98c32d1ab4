import { useLocation, useNavigate } from 'react-router-dom';

type State = { hasOpenedDialog?: boolean } | null;

/**
 * The dialog that the address opens (`?contract=<id>` for parameter `contract`), so that a copied address shows it and
 * Back closes it. `id` is null without one. Opening is an entry of the history of its own; closing takes it back.
 */
export function useAddressDialog(parameter: string) {
  const { search, state } = useLocation() as { search: string; state: State };
  const navigate = useNavigate();
  const params = new URLSearchParams(search);

  return {
    id: params.get(parameter),
    open(id: string) {
      params.set(parameter, id);
      void navigate({ search: params.toString() }, { state: { hasOpenedDialog: true } satisfies State });
    },
    close() {
      // A dialog that came with the address has no entry of this page behind it.
      if (state?.hasOpenedDialog) {
        void navigate(-1);
        return;
      }
      params.delete(parameter);
      void navigate({ search: params.toString() }, { replace: true });
    },
  };
}
export type AddressDialog = ReturnType<typeof useAddressDialog>;
