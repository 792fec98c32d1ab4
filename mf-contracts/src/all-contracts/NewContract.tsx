import { lazy, Suspense, useState } from 'react';
import type { AwaitingContract } from '@plumbline/shared-schema/contract-events';
import type { AddressDialog } from '../address-dialog/use-address-dialog';

// Fetched when it is first opened.
const CreateContractDialog = lazy(() =>
  import('../contract-form/CreateContractDialog').then((module) => ({
    default: module.CreateContractDialog,
  })),
);

type NewContractProps = {
  offers: readonly AwaitingContract[] | undefined;
  dialog: AddressDialog;
  onCreated: () => void;
};

/** The contract form for the accepted offer that `?offer=` names; it stays while it is being sent. */
export function NewContract({ offers, dialog, onCreated }: NewContractProps) {
  const [opened, setOpened] = useState<AwaitingContract>();
  const offer = offers?.find(({ _id }) => _id === dialog.id);
  if (offer && opened?._id !== offer._id) setOpened(offer);
  if (dialog.id === null || opened?._id !== dialog.id) return null;

  return (
    <Suspense fallback={null}>
      <CreateContractDialog offer={opened} onCreated={onCreated} onClose={dialog.close} />
    </Suspense>
  );
}
