import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { durationDays } from '../contract-days/contract-days';
import { ContractDay } from '../contract-days/ContractDay';
import { useContractNames } from '../contract-names/use-contract-names';

/** The contract on paper: black on white in either theme, without buttons. Nothing of it is on the screen. */
export function ContractSheet({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const names = useContractNames(contract);
  const { moneyWithCode, date } = useFormat();
  const { paymentDetails, startDate, endDate, deliveryDate, terms, status } = contract;
  const party = (name: string, email: string) => `${name}, ${email.trim() || t('details.noEmail')}`;

  return (
    <Box
      sx={{
        display: 'none',
        '@media print': { display: 'block', bgcolor: 'common.white', color: 'common.black' },
        '& *': { color: 'inherit' },
      }}
    >
      <Typography variant="overline">{t('sheet.title')}</Typography>
      <Typography variant="h4" component="p" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {names.title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '40mm 1fr', rowGap: 1 }}>
        <Row label={t('details.client')}>{party(names.client, contract.client.email)}</Row>
        <Row label={t('details.professional')}>{party(names.professional, contract.professional.email)}</Row>
        <Row label={t('details.value')}>{moneyWithCode(paymentDetails.amount, paymentDetails.currency)}</Row>
        <Row label={t('sheet.payment')}>{t(optionLabel('paymentStatus', paymentDetails.paymentStatus))}</Row>
        <Row label={t('sheet.status')}>{t(optionLabel('contractStatus', status))}</Row>
        <Row label={t('details.start')}>
          <ContractDay day={startDate} />
        </Row>
        <Row label={t('details.end')}>
          <ContractDay day={endDate} />
        </Row>
        <Row label={t('details.delivery')}>{date(deliveryDate)}</Row>
        <Row label={t('details.duration')}>
          {t('days.count', { count: durationDays(startDate, endDate) })}
        </Row>
      </Box>
      <Typography variant="h6" component="p" sx={{ mt: 4, mb: 1 }}>
        {t('details.terms')}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {terms.trim() || t('details.noTerms')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 6 }}>
        {t('sheet.number', { id: contract._id, date: date(contract.createdAt) })}
      </Typography>
    </Box>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt">{label}</Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}
