import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useFormat } from '@plumbline/shared-ui/format';
import { durationDays } from '../contract-days/contract-days';
import { ContractDay } from '../contract-days/ContractDay';
import { DetailSection } from './DetailSection';

/** Start, end, what the offer promised, and how long that is. */
export function ContractDates({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { startDate, endDate, deliveryDate } = contract;

  return (
    <DetailSection title={t('details.dates')}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, columnGap: 2 }}
      >
        <Line label={t('details.start')}>
          <ContractDay day={startDate} />
        </Line>
        <Line label={t('details.end')}>
          <ContractDay day={endDate} />
        </Line>
        <Line label={t('details.delivery')}>
          <time dateTime={deliveryDate}>{date(deliveryDate)}</time>
        </Line>
        <Line label={t('details.duration')}>
          {t('days.count', { count: durationDays(startDate, endDate) })}
        </Line>
      </Box>
    </DetailSection>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 550 }}>
        {children}
      </Typography>
    </>
  );
}
