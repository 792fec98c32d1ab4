import { lazy, Suspense, useState } from 'react';
import { useAddressDialog } from '../address-dialog/use-address-dialog';

const ContractDetailsDialog = lazy(() =>
  import('./ContractDetailsDialog').then((module) => ({ default: module.ContractDetailsDialog })),
);

/** The details of the contract that the address names (`?contract=`), fetched when one is first wanted. */
export function OpenedContract() {
  const contract = useAddressDialog('contract');
  const [isWanted, setWanted] = useState(contract.id !== null);
  if (contract.id !== null && !isWanted) setWanted(true);
  return (
    <Suspense>
      {isWanted && <ContractDetailsDialog contractId={contract.id} onClose={contract.close} />}
    </Suspense>
  );
}
