import type { PaymentMethod } from '@plumbline/shared-schema/payment-methods';
import { useTranslation } from 'react-i18next';

/** "Visa ending in 4242". */
export function useMethodName(): (method: PaymentMethod) => string {
  const { t } = useTranslation('auth');
  return ({ kind, brand, last4 }) =>
    kind === 'bank'
      ? t('settings.payment.bankName', { last4 })
      : t('settings.payment.cardName', { brand: brand ?? t('settings.payment.card'), last4 });
}
