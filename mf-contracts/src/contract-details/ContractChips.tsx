import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { Chip } from '@plumbline/shared-ui/text';
import { PaymentChip } from '../contract-status/PaymentChip';
import { WaitingChips } from '../contract-status/WaitingChips';

export function ContractChips({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { status, archived } = contract;
  return (
    <>
      <StatusChip of="contractStatus" status={status} />
      <PaymentChip contract={contract} />
      <WaitingChips contract={contract} />
      {archived && <Chip size="small" variant="outlined" label={t('details.archived')} />}
    </>
  );
}
