import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Facts } from '@plumbline/shared-ui/cards';
import { ContractDay } from '../contract-days/ContractDay';
import { DaysRemaining } from '../contract-days/DaysRemaining';
import { useEndFact } from '../contract-days/use-date-facts';
import { ContractNumber } from '../contract-number/ContractNumber';

type ContractFactsProps = { contract: Contract; isNumbered: boolean };

/** Start and end, in fact too once it is over; the days left of what is going on, and the contract's id. */
export function ContractFacts({ contract, isNumbered }: ContractFactsProps) {
  const { t } = useTranslation('contracts');
  const over = useEndFact(contract);
  const { startDate, endDate, status } = contract;

  return (
    <Facts
      size="small"
      entries={[
        { term: t('details.start'), text: <ContractDay day={startDate} /> },
        { term: t(over ? 'details.plannedEnd' : 'details.end'), text: <ContractDay day={endDate} /> },
        ...(over ? [over.fact] : []),
        { term: t('days.left'), text: status === 'active' && <DaysRemaining contract={contract} /> },
        { term: t('allContracts.id'), text: isNumbered && <ContractNumber id={contract._id} /> },
      ]}
    />
  );
}
