import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { DaysRemaining } from '../contract-days/DaysRemaining';

/** The two figures people look for first: how much, and how long still. */
export function ContractFigures({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { moneyWithCode, date } = useFormat();
  const { paymentDetails, finishedAt, status, endDate } = contract;
  const isOver = isFinalContract(status) && finishedAt !== null;

  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        p: 2.5,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.default',
      }}
    >
      <Figure label={t('details.value')}>
        {moneyWithCode(paymentDetails.amount, paymentDetails.currency)}
      </Figure>
      <Figure label={t(isOver ? `details.over.${status}` : 'details.daysRemaining')}>
        {isOver ? <time dateTime={finishedAt}>{date(finishedAt)}</time> : <DaysRemaining endDate={endDate} />}
      </Figure>
    </Box>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
