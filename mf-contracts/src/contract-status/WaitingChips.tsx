import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { hasOpenAmendment } from '../amendments/has-open-amendment';

/** What waits for an answer of either side, beside the contract's own status. */
export function WaitingChips({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  return (
    <>
      {contract.answerDueAt !== null && (
        <StatusChip of="submissionStatus" status="submitted" label={t('contractCard.workWaits')} />
      )}
      {hasOpenAmendment(contract) && (
        <StatusChip of="offerState" status="countered" label={t('contractCard.changeProposed')} />
      )}
    </>
  );
}
