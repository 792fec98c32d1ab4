import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Chip } from '@plumbline/shared-ui/text';

type PaymentStatus = Contract['paymentDetails']['paymentStatus'];

const TONES = { pending: 'default', paid: 'success', failed: 'error' } as const;

/** 'Payment: Pending', in a colour of its own once paid or failed. */
export function PaymentChip({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('contracts');
  return (
    <Chip
      size="small"
      variant="outlined"
      color={TONES[status]}
      label={t('details.payment', { status: t(optionLabel('paymentStatus', status)) })}
      sx={{ flexShrink: 0 }}
    />
  );
}
