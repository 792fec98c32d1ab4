import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { ContractDay } from '../contract-days/ContractDay';
import { DaysRemaining } from '../contract-days/DaysRemaining';
import { ContractNumber } from '../contract-number/ContractNumber';

type ContractFactsProps = {
  contract: Contract;
  /** Without the days left and the id. */
  isBrief?: boolean;
};

/** Amount, start and end, the days left of what is going on, and the contract's id. */
export function ContractFacts({ contract, isBrief = false }: ContractFactsProps) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const { paymentDetails, startDate, endDate, status } = contract;
  const hasDaysLeft = !isBrief && status === 'active';

  return (
    <Facts
      entries={[
        { term: t('contractCard.amount'), text: money(paymentDetails.amount) },
        { term: t('contractCard.start'), text: <ContractDay day={startDate} /> },
        { term: t('contractCard.end'), text: <ContractDay day={endDate} /> },
        { term: t('days.left'), text: hasDaysLeft && <DaysRemaining endDate={endDate} /> },
        { term: t('allContracts.id'), text: !isBrief && <ContractNumber id={contract._id} /> },
      ]}
    />
  );
}
