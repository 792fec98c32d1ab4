import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';

/** Where the money is, which the status `pending` alone leaves open; undefined where the status says it. */
export function whereMoneyIs({ status, paymentDetails, money }: Contract) {
  if (paymentDetails.paymentStatus !== 'pending') return undefined;
  const { held, refunded, due } = money ?? { held: 0, refunded: 0, due: 0 };
  if (held > 0) return due > 0 ? 'partlyHeld' : 'held';
  if (refunded > 0) return 'refunded';
  return status === 'canceled' ? 'nothing' : undefined;
}

/** 'Payment: Pending', or where the money is, which is more. */
export function usePaymentText() {
  const { t } = useTranslation('contracts');

  return (contract: Contract): { short: string; full: string } => {
    const where = whereMoneyIs(contract);
    if (where !== undefined) return { short: t(`whereMoneyIs.${where}`), full: t(`whereMoneyIs.${where}`) };
    const status = t(optionLabel('paymentStatus', contract.paymentDetails.paymentStatus));
    return { short: status, full: t('details.payment', { status }) };
  };
}
