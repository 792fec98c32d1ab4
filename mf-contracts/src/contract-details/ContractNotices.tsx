import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useContractNames } from '../contract-names/use-contract-names';

/** Work that awaits an answer, queried terms, a dispute. */
export function ContractNotices({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const { answerDueAt, queriedAt, dispute } = contract;
  if (answerDueAt === null && queriedAt === null && dispute === null) return null;

  return (
    <Stack spacing={1.5}>
      {answerDueAt !== null && (
        <Alert severity="info" role="note">
          {t('details.workWaits', { date: date(answerDueAt) })}
        </Alert>
      )}
      {queriedAt !== null && (
        <Alert severity="warning" role="note">
          {t('details.queried', { date: date(queriedAt) })}
        </Alert>
      )}
      {dispute !== null && <DisputeNotice contract={contract} dispute={dispute} />}
    </Stack>
  );
}

type DisputeNoticeProps = { contract: Contract; dispute: NonNullable<Contract['dispute']> };

function DisputeNotice({ contract, dispute }: DisputeNoticeProps) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const names = useContractNames(contract);
  const name = dispute.raisedBy === 'hirer' ? names.client : names.professional;
  const state = dispute.outcome
    ? t(optionLabel('disputeOutcome', dispute.outcome))
    : t(optionLabel('disputeStatus', dispute.status));

  return (
    <Alert
      severity={dispute.status === 'open' ? 'error' : 'info'}
      role="note"
      sx={{ overflowWrap: 'anywhere' }}
    >
      <AlertTitle>{t('details.dispute', { name, date: date(dispute.createdAt), state })}</AlertTitle>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }} dir="auto">
        {dispute.reason}
      </Typography>
      {dispute.note && (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }} dir="auto">
          {t('details.disputeNote', { note: dispute.note })}
        </Typography>
      )}
    </Alert>
  );
}
