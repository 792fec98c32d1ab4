import { useId, type ReactNode } from 'react';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { useFormat } from '@plumbline/shared-ui/format';
import { EntryCard, PersonCover, Stack } from '@plumbline/shared-ui/layout';
import { ContractChips } from '../contract-details/ContractChips';
import { useContractNames } from '../contract-names/use-contract-names';
import { ContractFacts } from './ContractFacts';

type ContractCardProps = {
  contract: Contract;
  /** With the contract's id. */
  isNumbered?: boolean;
  /** Its buttons, which the id of the title describes. */
  actions?: (describedBy: string) => ReactNode;
};

/** A contract in a list: title, the other side, amount, status, dates, buttons. It opens the details. */
export function ContractCard({ contract, isNumbered = false, actions }: ContractCardProps) {
  const id = useId();
  const { link } = useAddressDialog('contract');
  const { user } = useSession();
  const { money } = useFormat();
  const names = useContractNames(contract);
  const isOfHirer = user?._id === contract.client._id;
  const name = isOfHirer ? names.professional : names.client;
  const { profile } = isOfHirer ? contract.professional : contract.client;

  return (
    <EntryCard
      title={names.title}
      titleId={id}
      heading="h2"
      link={link(contract._id)}
      cover={<PersonCover name={name} src={profile} />}
      meta={[name]}
      price={money(contract.paymentDetails.amount)}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
          {actions?.(id)}
        </Stack>
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ContractChips contract={contract} />
      </Stack>
      <ContractFacts contract={contract} isNumbered={isNumbered} />
    </EntryCard>
  );
}
