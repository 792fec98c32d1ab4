import { useState } from 'react';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { lazily } from '@plumbline/shared-ui/lazy';

const ContractDetailsDialog = lazily(() => import('./ContractDetailsDialog'), 'ContractDetailsDialog');

/** The details of the contract that the address names (`?contract=`), lazy-loaded on first use. */
export function OpenedContract() {
  const { value, isOpen, close } = useAddressDialog('contract');
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);
  return isWanted && <ContractDetailsDialog contractId={value} onClose={close} />;
}
