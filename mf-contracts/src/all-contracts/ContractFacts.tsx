import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { ContractDay } from '../contract-days/ContractDay';
import { DaysRemaining } from '../contract-days/DaysRemaining';
import { Fact } from '../contract-list/Fact';

/** Amount, start and end, the days left of what is going on, and the contract's id. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { moneyWithCode } = useFormat();
  const { paymentDetails, startDate, endDate, status } = contract;

  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
      <Fact label={t('contractCard.amount')}>
        {moneyWithCode(paymentDetails.amount, paymentDetails.currency)}
      </Fact>
      <Fact label={t('contractCard.start')}>
        <ContractDay day={startDate} />
      </Fact>
      <Fact label={t('contractCard.end')}>
        <ContractDay day={endDate} />
      </Fact>
      {status === 'active' && (
        <Fact label={t('allContracts.remaining')}>
          <DaysRemaining endDate={endDate} />
        </Fact>
      )}
      <Fact label={t('allContracts.id')}>{contract._id}</Fact>
    </Box>
  );
}
