import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { Paper } from '@plumbline/shared-ui/layout';
import { DaysRemaining } from '../contract-days/DaysRemaining';
import { PausedSince } from '../contract-days/PausedSince';
import { useEndFact } from '../contract-days/use-date-facts';

/** The two figures people look for first: how much, and how long still to go. */
export function ContractFigures({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const { _id: id, paymentDetails, status, endDate } = contract;
  const over = useEndFact(contract);
  const left = status === 'paused' ? <PausedSince contractId={id} /> : <DaysRemaining endDate={endDate} />;

  return (
    <Paper variant="outlined" sx={{ p: 2.5, bgcolor: 'background.default' }}>
      <Facts
        columns={2}
        size="large"
        entries={[
          { term: t('details.value'), text: money(paymentDetails.amount) },
          over?.fact ?? { term: t('days.left'), text: left },
        ]}
      />
    </Paper>
  );
}
