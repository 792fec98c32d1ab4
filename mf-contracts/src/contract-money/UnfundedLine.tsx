import { useTranslation } from 'react-i18next';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useLastEvent } from '../contract-events/use-last-event';

/** How a contract is paid, or was, for which nothing was ever held. */
export function UnfundedLine({ contract: { _id: id, status, paidAt } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { event: approval, isLoading } = useLastEvent(id, 'approvePayment');
  if (paidAt !== null && isLoading) return <Skeleton />;
  const unpaid = isFinalContract(status) ? 'neverFunded' : 'notFunded';
  // The clock approves too, and knows of no payment.
  const paid = approval?.actor ? 'paidOutside' : 'countedAsPaid';
  return <Typography color="text.secondary">{t(`money.${paidAt === null ? unpaid : paid}`)}</Typography>;
}
