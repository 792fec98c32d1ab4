import { useTranslation } from 'react-i18next';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Paper } from '@plumbline/shared-ui/layout';
import { DaysRemaining } from '../contract-days/DaysRemaining';

/** The two figures people look for first: how much, and how long still to go. */
export function ContractFigures({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { money, date } = useFormat();
  const { paymentDetails, finishedAt, status, endDate } = contract;
  const over = isFinalContract(status) &&
    finishedAt !== null && {
      term: t(`details.over.${status}`),
      text: <time dateTime={finishedAt}>{date(finishedAt)}</time>,
    };

  return (
    <Paper variant="outlined" sx={{ p: 2.5, bgcolor: 'background.default' }}>
      <Facts
        columns={2}
        size="large"
        entries={[
          { term: t('details.value'), text: money(paymentDetails.amount) },
          over || { term: t('days.left'), text: <DaysRemaining endDate={endDate} /> },
        ]}
      />
    </Paper>
  );
}
