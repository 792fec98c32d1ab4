import { useTranslation } from 'react-i18next';
import type { ContractVersion } from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Typography } from '@plumbline/shared-ui/text';
import { DatedText } from '../contract-days/DatedText';

type DeliveryStaysProps = { contract: Contract } & Record<'before' | 'after', ContractVersion>;

/** What a new end does not move: the day that the accepted offer promised. */
export function DeliveryStays({ contract, before, after }: DeliveryStaysProps) {
  const { t } = useTranslation('contracts');
  if (before.endDate === after.endDate) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
      <DatedText at={contract.deliveryDate} text={(date) => t('amend.deliveryStays', { date })} />
    </Typography>
  );
}
