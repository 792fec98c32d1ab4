import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { toPersonName, useFormat } from '@plumbline/shared-ui/format';
import { Skeleton } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useLastEvent } from '../contract-events/use-last-event';

type PaidLineProps = { contractId: string; paidAt: NonNullable<Contract['paidAt']> };

/** Who said that it is paid, as far as the history tells, and when. */
export function PaidLine({ contractId, paidAt }: PaidLineProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { event: approval, isLoading } = useLastEvent(contractId, 'approvePayment');
  if (isLoading) return <Skeleton />;
  if (!approval) return <Typography>{t('money.paidOn', { date: date(paidAt) })}</Typography>;

  const on = { date: date(approval.createdAt) };
  const { actor } = approval;
  if (actor === null) return <Typography>{t('money.approvedBySystem', on)}</Typography>;
  const name = toPersonName(actor.fullName);
  return <Typography>{name ? t('money.approvedBy', { name, ...on }) : t('money.paidOn', on)}</Typography>;
}
