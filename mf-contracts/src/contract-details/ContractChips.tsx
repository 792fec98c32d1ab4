import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Chip } from '@plumbline/shared-ui/text';
import { PaymentChip } from '../contract-status/PaymentChip';

export function ContractChips({ contract: { status, paymentDetails, archived } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  return (
    <>
      <StatusChip of="contractStatus" status={status} />
      <PaymentChip paymentDetails={paymentDetails} />
      {archived && <Chip size="small" variant="outlined" label={t('details.archived')} />}
    </>
  );
}
