import type { Contract } from '@plumbline/shared-schema/contracts';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Chip } from '@plumbline/shared-ui/text';
import { usePaymentText, whereMoneyIs } from './use-payment-text';

/** 'Payment: Pending', 'Paid in, held by Plumbline' */
export function PaymentChip({ contract }: { contract: Contract }) {
  const textOf = usePaymentText();
  const where = whereMoneyIs(contract);
  const { full } = textOf(contract);
  if (where === 'nothing' || where === 'refunded')
    return <Chip size="small" variant="outlined" label={full} />;
  const status = where === 'held' ? 'paid' : contract.paymentDetails.paymentStatus;
  return <StatusChip of="paymentStatus" status={status} label={full} />;
}
