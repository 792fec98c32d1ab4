import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { DatedText } from '../contract-days/DatedText';
import { DisputeNotice } from '../disputes/DisputeNotice';

/** Queried terms, a dispute. */
export function ContractNotices({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { queriedAt, dispute } = contract;

  return (
    <Stack spacing={1.5} sx={{ '&:empty': { display: 'none' } }}>
      {queriedAt !== null && (
        <Alert severity="warning" role="note">
          <DatedText at={queriedAt} text={(date) => t('details.queried', { date })} />
        </Alert>
      )}
      {dispute !== null && <DisputeNotice contract={contract} dispute={dispute} />}
    </Stack>
  );
}
