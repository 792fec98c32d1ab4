import { useState } from 'react';
import type { AwaitingContract } from '@plumbline/shared-schema/contract-events';
import type { AddressDialog } from '@plumbline/shared-ui/address';
import { lazily } from '@plumbline/shared-ui/lazy';

const CreateContractDialog = lazily(
  () => import('../contract-form/CreateContractDialog'),
  'CreateContractDialog',
);

type NewContractProps = {
  offers: readonly AwaitingContract[] | undefined;
  dialog: AddressDialog;
  onCreated: () => void;
};

/** The contract form for the accepted offer that `?offer=` names; stays mounted while it is being sent. */
export function NewContract({ offers, dialog, onCreated }: NewContractProps) {
  const [opened, setOpened] = useState<AwaitingContract>();
  const offer = offers?.find(({ _id }) => _id === dialog.value);
  if (offer && opened?._id !== offer._id) setOpened(offer);
  if (!dialog.isOpen || opened?._id !== dialog.value) return null;
  return <CreateContractDialog offer={opened} onCreated={onCreated} onClose={dialog.close} />;
}
