import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';

/** 'Payment: Pending' */
export function PaymentChip({ paymentDetails: { paymentStatus } }: Pick<Contract, 'paymentDetails'>) {
  const { t } = useTranslation('contracts');
  const status = t(optionLabel('paymentStatus', paymentStatus));
  return <StatusChip of="paymentStatus" status={paymentStatus} label={t('details.payment', { status })} />;
}
