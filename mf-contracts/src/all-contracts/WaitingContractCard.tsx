import { useLocation } from 'react-router-dom';
import type { Contract, ContractAction } from '@plumbline/shared-schema/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { contractLink } from '../contract-list/contract-link';
import { ActionCard } from './ActionCard';

type WaitingContractCardProps = {
  contract: Contract;
  note: string;
  label: string;
  /** Asked about at once, above the details. */
  action?: ContractAction;
};

/** A contract that waits, with the button that leads to its details or to one action. */
export function WaitingContractCard({ contract, note, label, action }: WaitingContractCardProps) {
  const { search } = useLocation();
  return (
    <ActionCard
      title={contract.job.title}
      person={contract.professional}
      note={note}
      action={(describedBy) => (
        <ButtonLink
          {...contractLink(search, contract._id, action)}
          variant="contained"
          aria-describedby={describedBy}
        >
          {label}
        </ButtonLink>
      )}
    />
  );
}
